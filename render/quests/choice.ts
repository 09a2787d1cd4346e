import type { Seat } from '../../src/games/game.ts';
import {
  type CardGameOption,
  cardGameOutcome,
  commonTarget,
  isNumbered,
  type Outcome,
} from '../../src/games/quests/outcomes.ts';
import { briefLines, describeCardGameOutcome } from '../../src/telling/quests/choices.ts';
import { knightList } from '../../src/telling/quests/sentences.ts';
import { ALT_NAME } from '../../src/telling/quests/table.ts';
import { requireChooser, shortNames } from '../../src/telling/scene.ts';
import { joinAlt, limitedAltList, limitedList } from '../../src/telling/text.ts';
import type { Painting } from '../painting.ts';
import {
  drawDecision,
  HAND_SHEET,
  handBackdrop,
  LONG,
  type Offers,
  paymentsBackdrop,
  SHORT,
  stripBackdrop,
} from './decision.ts';
import { drawHand } from './hand.ts';
import { drawPayments, layOutPayments } from './payments.ts';
import type { CardGameScene } from './sheet.ts';

type Sized = Pick<Painting, 'width' | 'height' | 'backdrop' | 'draw'>;

/** The number of the choice that leads to each option. */
const numbersOf = (options: readonly CardGameOption[]): number[] =>
  options.map(({ number }, at) => number ?? at + 1);

/** What the options offer on the board; `numbered` unless they all have the same target. */
function offersOf(
  { t, view }: CardGameScene,
  seat: Seat,
  options: readonly CardGameOption[],
  numbered: boolean,
): Offers {
  const numbers = numbersOf(options);
  const mark = (at: number) => (at < 0 ? undefined : numbered ? numbers[at]! : null);
  return {
    card(kind, place) {
      const shown = view.columns[kind][place];
      return mark(
        options.findIndex(({ action }) => {
          if (shown === undefined || action.type !== 'challenge' || action.card !== shown.card) return false;
          return action.mode === 'repeated' ? shown.seal === seat : shown.seal === null;
        }),
      );
    },
    adventure: (id) =>
      mark(options.findIndex(({ action }) => action.type === 'adventure' && action.adventure === id)),
    meaning: t(`quests-picture-legend-${numbered ? 'offered' : 'chosen'}`),
    ...(!numbered && { chosenFor: options[0]!.action.type }),
  };
}

/** The board with everything that's offered, next to the hand. */
const overviewPainting = (scene: CardGameScene, seat: Seat, options: readonly CardGameOption[]): Sized => ({
  ...handBackdrop(scene.theme),
  draw: (pen) =>
    drawHand(
      pen,
      scene,
      seat,
      offersOf(scene, seat, options, true),
      options.some(({ action }) => isNumbered(action)),
    ),
});

/** What the ways to pay are drawn on, by where the hand is. */
const SHEETS = {
  rows: [handBackdrop, SHORT],
  strip: [stripBackdrop, HAND_SHEET],
  board: [paymentsBackdrop, LONG],
} as const;

/** The board with the target, next to the ways to pay for it. */
function paymentPainting(
  scene: CardGameScene,
  seat: Seat,
  options: readonly CardGameOption[],
  outcomes: readonly Outcome[],
): Sized {
  const laidOut = layOutPayments(outcomes);
  const [backdrop, sheet] = SHEETS[laidOut.hand];
  const { players } = scene.view;
  const seats = players.map((_, i) => (seat + i) % players.length);
  return {
    ...backdrop(scene.theme),
    draw: (pen) =>
      drawDecision(pen, scene, seat, offersOf(scene, seat, options, false), { ...sheet, seats }, () =>
        drawPayments(pen, scene, seat, outcomes[0]!.action, laidOut),
      ),
  };
}

/** The ways to pay if all share a target; otherwise the board with the possible actions marked. */
export function choicePainting(scene: CardGameScene, options: readonly CardGameOption[]): Painting {
  const seat = requireChooser(scene.view);
  const { t } = scene;
  const names = shortNames(scene, ALT_NAME);
  const name = names[seat] ?? '';
  const outcomes = options.map((option, at) => cardGameOutcome(scene.view, seat, option, at));
  const told = outcomes.map((outcome) => describeCardGameOutcome(outcome, t, names));
  const hasTarget = commonTarget(options.map(({ action }) => action)) !== null;
  const picture =
    hasTarget && options.length > 1
      ? paymentPainting(scene, seat, options, outcomes)
      : overviewPainting(scene, seat, options);
  const heading = t('quests-picture-alt-choice', { name, count: options.length });
  const drawn = options.length > 1 && options.every(({ action }) => action.type === 'draw');
  const held = t('language-sentence', {
    text: `${t('quests-picture-text-hand', { name })} ${knightList(t, scene.view.hand ?? [])}`,
  });
  const hand = drawn ? [held] : [];
  const more = (count: number) => t('quests-picture-choice-more', { count });
  return {
    ...picture,
    alt: joinAlt([limitedAltList(t, heading, told, more), ...hand]),
    get text() {
      const lines = told.map((what, i) => {
        const { action, number } = outcomes[i]!;
        return isNumbered(action) ? t('quests-picture-text-option', { number, what }) : what;
      });
      const numbers = outcomes.flatMap(({ action, number }) => (isNumbered(action) ? [number] : []));
      const whole = limitedList([heading, ...hand].join('\n'), lines, more);
      if (new Set(numbers).size === numbers.length && whole.endsWith(lines.at(-1)!)) return whole;
      return limitedList(`${heading}\n${held}`, briefLines(scene.view, outcomes, t, names), more);
    },
  };
}
