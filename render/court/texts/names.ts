import { shortened } from '../../parts/limit.ts';
import type { CourtScene } from '../scene.ts';

/** Maximum lengths of names in texts, in UTF-16 code units. */
export const ALT_NAME = 24;
export const TABLE_NAME = 14;

export function shortNames({ spoken }: CourtScene, limit: number): string[] {
  return spoken.map((name) => shortened(name, limit));
}
