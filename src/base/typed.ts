/**
 * Text by which people find what they've typed, however they type it: letters and digits without accents, in lower case,
 * words parted by single spaces.
 */
export const typedLike = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
