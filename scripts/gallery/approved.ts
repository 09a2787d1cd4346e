import type { GalleryPicture } from './gallery.ts';
import { allSections, approvedNames } from './registry.ts';

/** The pictures whose look is kept in `test/render/approved` and checked by the tests. */
export function approvedPictures(): GalleryPicture[] {
  const all = allSections().flatMap(({ pictures }) => pictures);
  return approvedNames.map((name) => {
    const picture = all.find((candidate) => candidate.name === name);
    if (picture === undefined) throw new Error(`the gallery has no picture ${name}`);
    return picture;
  });
}
