import type { Kind } from '../../../src/games/quests/types.ts';
import { faceValue } from '../reading.ts';
import type { QuestsScene } from '../scene.ts';

export function columnValues(
  { view }: QuestsScene,
  kind: Kind,
  sealed: (value: number, owner: number) => string,
): string[] {
  return view.columns[kind].map(({ card, seal }) =>
    seal === null ? String(faceValue(card)) : sealed(faceValue(card), seal),
  );
}
