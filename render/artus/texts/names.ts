import { shortened } from '../../parts/limit.ts';
import type { ArtusScene } from '../scene.ts';

/** Maximum lengths of names in texts, in UTF-16 code units. */
export const ALT_NAME = 32;
export const TABLE_NAME = 14;

export function shortNames(scene: ArtusScene, limit: number): string[] {
  return scene.spoken.map((name) => shortened(name, limit));
}

/** Short names by seat, or the emblems if two names would look the same. */
export function tableNames(scene: ArtusScene): string[] {
  const names = shortNames(scene, TABLE_NAME);
  return new Set(names).size === names.length
    ? names
    : names.map((_, seat) => scene.words.pictures.emblems[seat] ?? '');
}
