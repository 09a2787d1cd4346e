import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import type { Painting } from '../../painting.ts';
import { ALT_LIMIT, limited, limitedList, TEXT_LIMIT } from '../../parts/limit.ts';
import { tableBackdrop } from '../castle/backdrop.ts';
import { changesOf } from '../changes.ts';
import { drawCourtsBelow } from '../panel/courtsBelow.ts';
import type { CourtScene } from '../scene.ts';
import { drawCastleSide } from '../table.ts';
import { shortNames } from '../texts/names.ts';
import { drawActions } from './actions.ts';
import { drawBids } from './auction.ts';
import { drawCharacters } from './characters.ts';
import { drawChoosable } from './choosable.ts';
import { type CourtOption, type Outcome, outcomeOf } from './outcome.ts';
import { drawSupply } from './refill.ts';
import { choiceWords, outcomeLines } from './words.ts';

/** Up to this many new rows are listed one by one. */
const ROWS_LISTED = 9;

/** Draws what each option does, in the order of the options. Returns how many courts fit below. */
function drawOptions(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): number {
  const has = (...types: readonly string[]) => outcomes.some(({ action }) => types.includes(action.type));
  if (has('bid', 'pass')) return drawBids(context, scene, seat, outcomes);
  if (has('choose')) return drawCharacters(context, scene, seat, outcomes);
  if (has('refill') && outcomes.length > ROWS_LISTED) return drawSupply(context, scene, outcomes);
  return drawActions(context, scene, seat, outcomes);
}

/** The seats whose courts matter most, first the chooser's and the opponent's. */
function courtsOf({ view }: CourtScene, seat: Seat): readonly Seat[] {
  const opponent = view.role?.opponent ?? view.auction?.bidder ?? null;
  const clockwise = view.players.map((_, i) => (seat + i) % view.players.length);
  return [...new Set([seat, ...(opponent === null ? [] : [opponent]), ...clockwise])];
}

/** What each action would do, next to the castle where the choosable courtiers are marked. */
export function choicePainting(scene: CourtScene, options: readonly CourtOption[]): Painting {
  const { view, theme, words } = scene;
  const seat = view.viewer ?? view.toAct;
  if (seat === null) throw new RangeError('nobody has a choice');
  const outcomes = options.map((option) => outcomeOf(seat, option));
  const changes = changesOf([], view.players.length);
  const names = shortNames(scene, 20);
  const heading = choiceWords(scene, seat, outcomes.length);
  const lines = outcomeLines(scene, seat, outcomes, names);
  return {
    ...tableBackdrop(theme),
    draw: (context) => {
      drawCastleSide(context, scene, changes);
      drawChoosable(context, scene, outcomes);
      const room = drawOptions(context, scene, seat, outcomes);
      drawCourtsBelow(context, scene, courtsOf(scene, seat).slice(0, room));
    },
    alt: limited(
      [...heading, ...lines.map((line) => (line.endsWith('.') ? line : words.language.sentence(line)))],
      ' ',
      ALT_LIMIT,
    ),
    text: limitedList(heading.join('\n'), lines, words.courtPicture.choice.more, TEXT_LIMIT),
  };
}
