import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Renderer } from '../render/drawing/renderer.ts';
import { THEME_IDS } from '../render/themes/theme.ts';
import type { Translate } from '../src/i18n/fluent/translate.ts';
import { SOURCE } from '../src/i18n/source.ts';
import { readArguments } from './arguments.ts';
import { ScriptError } from './errors.ts';
import type { GallerySection } from './gallery/gallery.ts';
import { differences, manifestOf } from './gallery/manifest.ts';
import { allSections } from './gallery/registry.ts';
import { approvedPictures, galleryWords, rulesSections, writeGallery, writeReadme } from './gallery/write.ts';
import { runScript } from './run-script.ts';
import { speakBy } from './samples/language.ts';
import { counted } from './wording.ts';

const USAGE = `npm run gallery -- [--language LOCALE] [--approve] [--readme] [--manifest FILE] [text]
Writes every picture, or those with the text in their name, to ./gallery, with a page to browse them.
--language draws them in another language, or in one of long words with accents: pseudo.
--approve also replaces the approved pictures that the tests compare with, --readme those of the README.
--manifest writes hashes of the pictures, their words and all records to a file instead; if it's there, what differs.`;
const FOLDER = 'gallery';
const README = 'docs/pictures';

/** @throws ScriptError if no picture has the text in its name */
function sectionsWith(text: string | undefined, t: Translate, rules = rulesSections(t)): GallerySection[] {
  const sections = [...allSections(), ...rules].map(({ title, pictures }) => ({
    title,
    pictures: pictures.filter(({ name }) => text === undefined || name.includes(text)),
  }));
  if (sections.every(({ pictures }) => pictures.length === 0))
    throw new ScriptError(`No picture has "${text}" in its name.`, 2);
  return sections;
}

async function approve(renderer: Renderer): Promise<void> {
  for (const { name, painting } of approvedPictures())
    writeFileSync(`test/render/approved/${name}.png`, await renderer.png(painting));
}

/** Writes the manifest, or says what differs from the one that's there. @throws ScriptError if anything does */
function compareManifest(file: string, text: string | undefined): void {
  const manifest = manifestOf((t) => {
    speakBy(t);
    return sectionsWith(
      text,
      t,
      THEME_IDS.flatMap((theme) => rulesSections(t, theme)),
    );
  });
  if (!existsSync(file)) {
    writeFileSync(file, JSON.stringify(manifest, null, 1));
    return;
  }
  const different = differences(JSON.parse(readFileSync(file, 'utf8')), manifest, text);
  if (different.length > 0) throw new ScriptError(different.join('\n'), 1);
}

await runScript(async () => {
  const { values, positionals } = readArguments(USAGE, {
    options: {
      approve: { type: 'boolean' },
      readme: { type: 'boolean' },
      language: { type: 'string' },
      manifest: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [text, extra] = positionals;
  if (extra !== undefined) throw new ScriptError(`Unexpected argument "${extra}".\n${USAGE}`, 2);
  const { language = SOURCE, manifest } = values;
  if (manifest !== undefined) return compareManifest(manifest, text);
  if (values.approve === true && language !== SOURCE)
    throw new ScriptError('Approved pictures are English.', 2);
  const t = galleryWords(language);
  speakBy(t);
  const sections = sectionsWith(text, t);
  const renderer = new Renderer();
  if (values.approve === true) await approve(renderer);
  if (values.readme === true) await writeReadme(renderer, README);
  const { count, largest } = await writeGallery(sections, renderer, FOLDER);
  process.stdout.write(
    `${counted(count, 'picture')}, largest ${Math.round(largest / 1000)} kB: ${FOLDER}/index.html\n`,
  );
});
