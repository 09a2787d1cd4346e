import { mkdirSync, writeFileSync } from 'node:fs';
import { createCanvas, loadImage } from 'canvas';
import { Renderer } from '../render/renderer.ts';
import { COLOUR_BLINDNESSES, type ColourBlindness, simulate } from '../test/render/fixtures/colourVision.ts';
import { readArguments } from './arguments.ts';
import { Complaint, runScript } from './complaint.ts';
import { approvedPaintings } from './gallery/approved.ts';
import { galleryPage } from './gallery/page.ts';
import { type Room, rooms } from './gallery/rooms.ts';
import { counted } from './words.ts';

const USAGE = `npm run gallery -- [--approve] [word]
Writes every picture into ./gallery with a page to browse them; a word limits it to names that contain it.
--approve also makes the pictures as they are now those that the tests compare with.`;
const FOLDER = 'gallery';
const SEEN_BY_ALL = [
  'worked-figure-court',
  'worked-figure-contrast',
  'end-4-seats-court',
  'quests-crowded',
  'quests-crowded-contrast',
];

/** The picture as somebody with the colour blindness sees it. */
async function seenWith(kind: ColourBlindness, png: Buffer): Promise<Buffer> {
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

/** The rooms with the exhibits whose names contain the word, all of them without one. */
function roomsWith(word: string | undefined): Room[] {
  const chosen = rooms().map(({ title, exhibits }) => ({
    title,
    exhibits: exhibits.filter(({ name }) => word === undefined || name.includes(word)),
  }));
  if (chosen.every(({ exhibits }) => exhibits.length === 0))
    throw new Complaint(`There is no picture with "${word}" in its name.`, 2);
  return chosen;
}

async function approve(renderer: Renderer): Promise<void> {
  for (const { name, painting } of approvedPaintings())
    writeFileSync(`test/render/approved/${name}.png`, await renderer.png(painting));
}

async function write(chosen: readonly Room[], renderer: Renderer): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const shown = [];
  const blind = [];
  for (const { title, exhibits } of chosen) {
    const pictures = [];
    for (const { name, painting } of exhibits) {
      const png = await renderer.png(painting);
      writeFileSync(`${FOLDER}/${name}.png`, png);
      pictures.push({ name, bytes: png.length, alt: painting.alt, text: painting.text });
      if (!SEEN_BY_ALL.includes(name)) continue;
      for (const kind of COLOUR_BLINDNESSES) {
        const seen = `${name}-${kind}`;
        const picture = await seenWith(kind, png);
        writeFileSync(`${FOLDER}/${seen}.png`, picture);
        blind.push({ name: seen, bytes: picture.length, alt: painting.alt, text: painting.text });
      }
    }
    shown.push({ title, pictures });
  }
  const largest = Math.max(...shown.flatMap(({ pictures }) => pictures.map(({ bytes }) => bytes)));
  shown.push({ title: 'Simulated colour blindness', pictures: blind });
  writeFileSync(`${FOLDER}/index.html`, galleryPage(shown));
  const count = shown.reduce((sum, { pictures }) => sum + pictures.length, 0);
  process.stdout.write(
    `${counted(count, 'picture')}, the largest ${Math.round(largest / 1000)} kB: ${FOLDER}/index.html\n`,
  );
}

await runScript(async () => {
  const { values, positionals } = readArguments(USAGE, {
    options: { approve: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [word, surplus] = positionals;
  if (surplus !== undefined) throw new Complaint(`"${surplus}" is a word too many.\n${USAGE}`, 2);
  const chosen = roomsWith(word);
  const renderer = new Renderer();
  if (values.approve === true) await approve(renderer);
  await write(chosen, renderer);
});
