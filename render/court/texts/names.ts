import { shortened } from '../../parts/limit.ts';
import type { CourtScene } from '../scene.ts';

/** Names in texts: UTF-16 units at most. */
export const ALT_NAME = 24;
export const TABLE_NAME = 14;

export function shortNames({ spoken }: CourtScene, limit: number): string[] {
  return spoken.map((name) => shortened(name, limit));
}
