import { mkdirSync, writeFileSync } from 'node:fs';
import type { Renderer } from '../../render/renderer.ts';
import { COLOUR_BLINDNESSES } from '../../test/render/fixtures/colourVision.ts';
import { colourBlindView } from './colour-blind.ts';
import type { GalleryPicture, GallerySection } from './gallery.ts';
import { galleryPage, type PagePicture } from './page.ts';
import { colourBlindNames } from './registry.ts';

export interface Written {
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
