import type { Seat } from '../../src/games/game.ts';
import { KNIGHT_COLOURS } from '../../src/games/quests/data.ts';
import type { KnightCard } from '../../src/games/quests/types.ts';
import { ALT_LIMIT, limited, TEXT_LIMIT } from '../parts/text.ts';
import { type Livery, payableAdventures, strengths, withinReach } from './reading.ts';
import type { QuestsScene } from './sheet.ts';
import { ALT_NAME, shortNames } from './texts.ts';
import { adversariesWords, adversaryData, canBeatWords, canTakeWords, knightsWords } from './words.ts';

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
  const { view, say } = scene;
  const name = shortNames(scene, ALT_NAME)[seat] ?? '';
  return limited(
    [
      say('quests-picture-alt-hand', {
        name,
        knights: knightsWords(say, hand),
        strengths: strengthWords(hand, (colour, alone, merlins) =>
          say('quests-picture-alt-strength', { colour, strength: alone + merlins, merlins }),
        ).join(say('quests-comma')),
      }),
      say('quests-picture-alt-trophies', {
        adversaries: adversariesWords(say, view.players[seat]?.trophies ?? []),
      }),
      canTakeWords(
        say,
        payableAdventures(view, seat).map(({ id }) => say('quests-adventure', { adventure: id })),
      ),
      canBeatWords(
        say,
        withinReach(view, seat).map(({ card, mode }) =>
          say('quests-picture-text-target', { ...adversaryData(card), mode }),
        ),
      ),
    ],
    ' ',
    ALT_LIMIT,
  );
}

export function handText(scene: QuestsScene, seat: Seat, hand: readonly KnightCard[]): string {
  const { view, say } = scene;
  return limited(
    [
      say('quests-picture-text-hand', { name: shortNames(scene, ALT_NAME)[seat] ?? '' }),
      hand.length === 0 ? say('quests-picture-text-no-knights') : knightsWords(say, hand),
      ...strengthWords(hand, (colour, alone, merlins) =>
        say('quests-picture-text-strength', { colour, alone, merlins, strength: alone + merlins }),
      ),
      say('quests-picture-text-trophies', {
        adversaries: adversariesWords(say, view.players[seat]?.trophies ?? []),
      }),
      say('quests-picture-text-can-beat', {
        adversaries:
          withinReach(view, seat).map(({ card, mode }) =>
            say('quests-picture-text-target', { ...adversaryData(card), mode }),
          ).length === 0
            ? say('quests-picture-text-none')
            : withinReach(view, seat)
                .map(({ card, mode }) => say('quests-picture-text-target', { ...adversaryData(card), mode }))
                .join(say('quests-comma')),
      }),
      say('quests-picture-text-can-take', {
        adventures:
          payableAdventures(view, seat).map(({ id }) => say('quests-adventure', { adventure: id })).length ===
          0
            ? say('quests-picture-text-none')
            : payableAdventures(view, seat)
                .map(({ id }) => say('quests-adventure', { adventure: id }))
                .join(say('quests-comma')),
      }),
    ],
    '\n',
    TEXT_LIMIT,
  );
}
