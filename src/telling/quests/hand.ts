import type { Seat } from '../../games/game.ts';
import { KNIGHT_COLOURS } from '../../games/quests/data.ts';
import { handStrengths, type Livery, payableAdventures, withinReach } from '../../games/quests/reading.ts';
import type { KnightCard } from '../../games/quests/types.ts';
import { shortNames } from '../scene.ts';
import { joinAlt, joinText } from '../text.ts';
import { adversaryData, adversaryList, knightList, listedOrNone } from './sentences.ts';
import { ALT_NAME, type CardGameTextScene, displayLine, playersLine } from './table.ts';

function strengthWords(
  hand: readonly KnightCard[],
  word: (colour: Livery, alone: number, merlins: number) => string,
): string[] {
  const all = handStrengths(hand);
  return [
    ...KNIGHT_COLOURS.map((colour) => word(colour, all[colour], all[colour] > 0 ? all.merlin : 0)),
    ...(all.merlin > 0 ? [word('merlin', all.merlin, 0)] : []),
  ];
}

const targetWords = ({ view, t }: CardGameTextScene, seat: Seat): string[] =>
  withinReach(view, seat).map(({ card, mode, isWon }) => {
    const result = view.variant === 'basic' ? 'plain' : isWon ? 'won' : 'sealed';
    return t('quests-picture-text-target', { ...adversaryData(card), mode, result });
  });

const payableWords = (
  { view, t }: CardGameTextScene,
  seat: Seat,
  named: 'quests-adventure' | 'quests-adventure-the',
): string[] => payableAdventures(view, seat).map(({ id }) => t(named, { adventure: id }));

export function handAlt(scene: CardGameTextScene, seat: Seat, hand: readonly KnightCard[]): string {
  const { view, t } = scene;
  const name = shortNames(scene, ALT_NAME)[seat] ?? '';
  const strengths = strengthWords(hand, (colour, alone, merlins) =>
    t('quests-picture-alt-strength', { colour, strength: alone + merlins, merlins }),
  ).join(t('quests-comma'));
  const knights = knightList(t, hand);
  const adversaries = adversaryList(t, view.players[seat]?.trophies ?? []);
  const adventures = payableWords(scene, seat, 'quests-adventure-the');
  const targets = targetWords(scene, seat);
  return joinAlt([
    scene.isRiddle
      ? t('language-sentence', { text: `${t('quests-picture-text-hand', { name })} ${knights}` })
      : t('quests-picture-alt-hand', { name, knights, strengths }),
    t('quests-picture-alt-trophies', { adversaries }),
    ...(view.toAct === seat
      ? [
          adventures.length === 0
            ? t('quests-picture-alt-can-take-none')
            : t('quests-picture-alt-can-take', { adventures }),
          targets.length === 0
            ? t('quests-picture-alt-can-beat-none')
            : t('quests-picture-alt-can-beat', { adversaries: targets }),
        ]
      : []),
    displayLine(scene),
    playersLine(scene),
  ]);
}

export function handText(scene: CardGameTextScene, seat: Seat, hand: readonly KnightCard[]): string {
  const { view, t } = scene;
  const listed = (all: readonly string[]) => listedOrNone(t, all);
  const adversaries = adversaryList(t, view.players[seat]?.trophies ?? []);
  return joinText([
    t('quests-picture-text-hand', { name: shortNames(scene, ALT_NAME)[seat] ?? '' }),
    hand.length === 0 ? t('quests-picture-text-no-knights') : knightList(t, hand),
    ...(scene.isRiddle
      ? []
      : strengthWords(hand, (colour, alone, merlins) =>
          t('quests-picture-text-strength', { colour, alone, merlins, strength: alone + merlins }),
        )),
    t('quests-picture-text-trophies', { adversaries }),
    ...(view.toAct === seat
      ? [
          t('quests-picture-text-can-beat', { adversaries: listed(targetWords(scene, seat)) }),
          t('quests-picture-text-can-take', {
            adventures: listed(payableWords(scene, seat, 'quests-adventure')),
          }),
        ]
      : []),
  ]);
}
