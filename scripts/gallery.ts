import { writeFileSync } from 'node:fs';
import { Renderer } from '../render/drawing/renderer.ts';
import type { Say } from '../src/i18n/fluent/say.ts';
import { SOURCE } from '../src/i18n/source.ts';
import { speakBy } from '../test/render/fixtures/language.ts';
import { readArguments } from './arguments.ts';
import { ScriptError } from './errors.ts';
import type { GallerySection } from './gallery/gallery.ts';
import { allSections } from './gallery/registry.ts';
import { approvedPictures, galleryWords, rulesSections, writeGallery, writeReadme } from './gallery/write.ts';
import { runScript } from './run-script.ts';
import { counted } from './wording.ts';

const USAGE = `npm run gallery -- [--language LOCALE] [--approve] [--readme] [text]
Writes every picture, or those with the text in their name, to ./gallery, with a page to browse them.
--language draws them in another language, or in one of long words with accents: pseudo.
--approve also replaces the approved pictures that the tests compare with, --readme those of the README.`;
const FOLDER = 'gallery';
const README = 'docs/pictures';

/** @throws ScriptError if no picture has the text in its name */
function sectionsWith(text: string | undefined, say: Say): GallerySection[] {
  const sections = [...allSections(), ...rulesSections(say)].map(({ title, pictures }) => ({
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

await runScript(async () => {
  const { values, positionals } = readArguments(USAGE, {
    options: { approve: { type: 'boolean' }, readme: { type: 'boolean' }, language: { type: 'string' } },
    allowPositionals: true,
  });
  const [text, extra] = positionals;
  if (extra !== undefined) throw new ScriptError(`Unexpected argument "${extra}".\n${USAGE}`, 2);
  const { language = SOURCE } = values;
  if (values.approve === true && language !== SOURCE)
    throw new ScriptError('Approved pictures are English.', 2);
  const say = galleryWords(language);
  speakBy(say);
  const sections = sectionsWith(text, say);
  const renderer = new Renderer();
  if (values.approve === true) await approve(renderer);
  if (values.readme === true) await writeReadme(renderer, README);
  const { count, largest } = await writeGallery(sections, renderer, FOLDER);
  process.stdout.write(
    `${counted(count, 'picture')}, largest ${Math.round(largest / 1000)} kB: ${FOLDER}/index.html\n`,
  );
});
