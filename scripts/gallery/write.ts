import { mkdirSync, writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from 'canvas';
import { createPainting } from '../../render/drawing/order.ts';
import type { Renderer } from '../../render/drawing/renderer.ts';
import type { Style } from '../../render/painter.ts';
import { painters } from '../../render/painters.ts';
import { THEME_IDS, type ThemeId } from '../../render/themes/theme.ts';
import { pagePicture } from '../../src/discord/messages/example.ts';
import type { GameId } from '../../src/games/game.ts';
import { createTranslator, type Translate } from '../../src/i18n/fluent/translate.ts';
import { locales, translator } from '../../src/i18n/index.ts';
import { languages } from '../../src/i18n/languages.ts';
import { SOURCE } from '../../src/i18n/source.ts';
import { allPages, type PlacedPage } from '../../src/telling/guide.ts';
import { getGuide } from '../../src/telling/registry.ts';
import { ScriptError } from '../errors.ts';
import { pseudo } from '../language/pseudo.ts';
import { COLOUR_BLINDNESSES, type ColourBlindness, simulate } from '../samples/colour-vision.ts';
import type { GalleryPicture, GallerySection } from './gallery.ts';
import { allSections, approvedNames, colourBlindNames } from './registry.ts';

/** The picture as someone with this colour blindness sees it. */
async function colourBlindView(kind: ColourBlindness, png: Buffer): Promise<Buffer> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, image.width, image.height);
  const known = new Map<number, readonly number[]>();
  for (let i = 0; i < pixels.data.length; i += 4) {
    const [r, g, b] = pixels.data.subarray(i, i + 3) as unknown as [number, number, number];
    const key = (r << 16) | (g << 8) | b;
    const seen = known.get(key) ?? simulate(kind, [r, g, b]);
    known.set(key, seen);
    pixels.data.set(seen, i);
  }
  context.putImageData(pixels, 0, 0);
  return canvas.toBuffer();
}

/** A picture on the page. */
interface PagePicture {
  readonly name: string;
  /** Size of the file. */
  readonly bytes: number;
  readonly alt: string;
  readonly text: string;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);
}

function figure({ name, bytes, alt, text }: PagePicture): string {
  const file = `${encodeURIComponent(name)}.png`;
  return `<figure id="${escaped(name)}">
<figcaption><a href="#${escaped(name)}">${escaped(name)}</a>, ${Math.round(bytes / 1000)} kB</figcaption>
<img class="full" src="${file}" alt="${escaped(alt)}" loading="lazy">
<img class="phone" src="${file}" alt="" loading="lazy">
<details><summary>Text</summary><p>${escaped(alt)}</p><pre>${escaped(text)}</pre></details>
</figure>`;
}

/** A page to browse the pictures at full size and 400 pixels wide, on Discord's dark and light backgrounds. */
function galleryPage(
  sections: readonly { readonly title: string; readonly pictures: readonly PagePicture[] }[],
): string {
  const shown = sections.filter(({ pictures }) => pictures.length > 0);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery</title>
<style>
body { margin: 0; padding: 1rem; background: #313338; color: #dbdee1; font: 16px/1.4 sans-serif; }
body:has(#light:checked) { background: #ffffff; color: #313338; }
a { color: inherit; }
nav { position: sticky; top: 0; background: inherit; padding: .5rem 0; display: flex; gap: 1rem; flex-wrap: wrap; }
figure { margin: 1rem 0 2rem; }
img.full { max-width: 100%; vertical-align: top; }
img.phone { width: 400px; vertical-align: top; }
pre { overflow: auto; }
</style>
<nav>${shown.map(({ title }, i) => `<a href="#section-${i}">${escaped(title)}</a>`).join('')}
<label><input type="checkbox" id="light"> light</label></nav>
${shown.map(({ title, pictures }, i) => `<h2 id="section-${i}">${escaped(title)}</h2>\n${pictures.map(figure).join('\n')}`).join('\n')}
</html>
`;
}

interface Written {
  readonly count: number;
  /** Size of the largest picture, apart from the colour-blindness ones, in bytes. */
  readonly largest: number;
}

function writePicture(folder: string, name: string, png: Buffer, { painting }: GalleryPicture): PagePicture {
  writeFileSync(`${folder}/${name}.png`, png);
  return { name, bytes: png.length, alt: painting.alt, text: painting.text };
}

/** Writes the pictures and a page to browse them into the folder, which is created if need be. */
export async function writeGallery(
  sections: readonly GallerySection[],
  renderer: Renderer,
  folder: string,
): Promise<Written> {
  mkdirSync(folder, { recursive: true });
  const written = [];
  const colourBlind: PagePicture[] = [];
  for (const { title, pictures } of sections) {
    const inSection: PagePicture[] = [];
    for (const picture of pictures) {
      const { name, painting } = picture;
      const png = await renderer.png(painting);
      inSection.push(writePicture(folder, name, png, picture));
      if (!colourBlindNames.includes(name)) continue;
      for (const kind of COLOUR_BLINDNESSES) {
        const seen = await colourBlindView(kind, png);
        colourBlind.push(writePicture(folder, `${name}-${kind}`, seen, picture));
      }
    }
    written.push({ title, pictures: inSection });
  }
  const sizes = written.flatMap(({ pictures }) => pictures.map(({ bytes }) => bytes));
  const all = [...written, { title: 'Simulated colour blindness', pictures: colourBlind }];
  writeFileSync(`${folder}/index.html`, galleryPage(all));
  return { count: sizes.length + colourBlind.length, largest: Math.max(...sizes) };
}

/** A language that nobody speaks: English with accents, and longer than any translation. */
export const PSEUDO = 'pseudo';

/** @throws ScriptError if there's no such language */
export function galleryWords(language: string): Translate {
  if (locales.includes(language)) return translator(language);
  if (language !== PSEUDO)
    throw new ScriptError(`No language "${language}": there are ${[...locales, PSEUDO].join(', ')}.`, 2);
  const source = [...(languages.get(SOURCE)?.values() ?? [])];
  return createTranslator(source.map(pseudo), source);
}

/** The pictures whose look is kept in `test/render/approved` and checked by the tests. */
export const approvedPictures = (): GalleryPicture[] => picturesNamed(approvedNames);

function picturesNamed(names: readonly string[]): GalleryPicture[] {
  const all = allSections().flatMap(({ pictures }) => pictures);
  return names.map((name) => {
    const picture = all.find((candidate) => candidate.name === name);
    if (picture === undefined) throw new Error(`the gallery has no picture ${name}`);
    return picture;
  });
}

const source = translator(SOURCE);

const pictureOf = (game: GameId, page: PlacedPage, setting: Style) =>
  createPainting(pagePicture(game, getGuide(game), page, painters.get(game)!, setting));

const pages = (game: GameId, t: Translate) => allPages(getGuide(game).handbook(t));

/** The picture of every chapter of the rules, and of every card and character. */
export const rulesSections = (t: Translate = source, theme: ThemeId = THEME_IDS[0]): GallerySection[] =>
  [...painters.keys()].map((game) => ({
    title: t('rules-heading', { game: getGuide(game).title(t), page: t('rules-overview') }).replace(
      '## ',
      '',
    ),
    pictures: pages(game, t).map((page) => ({
      name: `rules-${game}-${page.id.replace(':', '-')}${theme === THEME_IDS[0] ? '' : `-${theme}`}`,
      painting: pictureOf(game, page, { theme, t }),
    })),
  }));

/** The README's pictures that the gallery has, by what it calls them there. */
const README = {
  table: 'coronation-court',
  hand: 'hand-mixed-court',
  choice: 'choice-knight-both-ways-court',
  end: 'end-3-seats-court',
  court: 'court-4-seats-court',
  quests: 'quests-seals-5-seats-court',
  contrast: 'advanced-4-seats-contrast',
} as const;

/** Draws the README's pictures: some of the gallery's, and each game's table with a legend. */
export async function writeReadme(renderer: Renderer, folder: string): Promise<void> {
  const shown = picturesNamed(Object.values(README));
  for (const [at, name] of Object.keys(README).entries())
    writeFileSync(`${folder}/${name}.png`, await renderer.png(shown[at]!.painting));
  for (const game of painters.keys()) {
    const table = pages(game, source).find(({ id }) => id === 'table');
    if (table) {
      const painting = pictureOf(game, table, { theme: THEME_IDS[0], t: source });
      writeFileSync(`${folder}/table-${game}.png`, await renderer.png(painting));
    }
  }
}
