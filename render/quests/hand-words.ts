import type { Seat } from '../../src/games/game.ts';
import { KNIGHT_COLOURS } from '../../src/games/quests/data.ts';
import type { KnightCard } from '../../src/games/quests/types.ts';
import { ALT_LIMIT, limited, TEXT_LIMIT } from '../parts/text.ts';
import { shortNames } from '../scene.ts';
import { type Livery, payableAdventures, strengths, withinReach } from './reading.ts';
import type { QuestsScene } from './sheet.ts';
import { ALT_NAME } from './texts.ts';

function strengthWords(
  hand: readonly KnightCard[],
  word: (colour: Livery, alone: number, merlins: number) => string,
): string[] {
  const all = strengths(hand);
  return [
    ...KNIGHT_COLOURS.map((colour) => word(colour, all[colour], all[colour] > 0 ? all.merlin : 0)),
    ...(all.merlin > 0 ? [word('merlin', all.merlin, 0)] : []),
  ];
}

export function handAlt(scene: QuestsScene, seat: Seat, hand: readonly KnightCard[]): string {
  const { view, words } = scene;
  const { alt, text } = words.questsPicture;
  const name = shortNames(scene, ALT_NAME)[seat] ?? '';
  return limited(
    [
      alt.hand(name, words.quests.knights(hand), strengthWords(hand, alt.strength)),
      alt.trophies(words.quests.adversaries(view.players[seat]?.trophies ?? [])),
      alt.canTake(payableAdventures(view, seat).map(({ id }) => words.quests.adventure(id))),
      alt.canBeat(withinReach(view, seat).map(({ card, mode }) => text.target(card, mode))),
    ],
    ' ',
    ALT_LIMIT,
  );
}

export function handText(scene: QuestsScene, seat: Seat, hand: readonly KnightCard[]): string {
  const { view, words } = scene;
  const { text } = words.questsPicture;
  return limited(
    [
      text.hand(shortNames(scene, ALT_NAME)[seat] ?? ''),
      hand.length === 0 ? text.noKnights : words.quests.knights(hand),
      ...strengthWords(hand, text.strength),
      text.trophies(words.quests.adversaries(view.players[seat]?.trophies ?? [])),
      text.canBeat(withinReach(view, seat).map(({ card, mode }) => text.target(card, mode))),
      text.canTake(payableAdventures(view, seat).map(({ id }) => words.quests.adventure(id))),
    ],
    '\n',
    TEXT_LIMIT,
  );
}
