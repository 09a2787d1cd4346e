import type { TurnLog } from '../../../src/games/quests/types.ts';
import type { QuestsScene } from '../scene.ts';

/** What happened in a turn, in one line. */
export function logLine({ words }: QuestsScene, log: TurnLog): string {
  const { text } = words.questsPicture;
  const { revealed, challenge, adventure, drawn } = log;
  const parts = [
    ...(revealed.length > 0 ? [text.log.revealed(revealed)] : []),
    ...(challenge === null ? [] : [text.log.challenged(challenge.mode, challenge.card, challenge.pay)]),
    ...(adventure === null ? [] : [text.log.adventure(adventure.adventure, adventure.pay)]),
    ...(drawn === null ? [] : [text.log.drew(drawn)]),
  ];
  return parts.length === 0 ? text.log.nothing : text.log.parts(parts);
}
