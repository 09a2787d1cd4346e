import type { Seat } from '../game.ts';
import { checkSeat } from '../options.ts';
import { type CardUses, CHAIRS, scoreAction, USES } from './card-uses.ts';
import { PILES } from './cards.ts';
import { CHAIR_COUNT } from './data.ts';
import { EMPTY, type FigureCode, isKnight, knightCode } from './figures.ts';
import { choices } from './scoring-choices.ts';
import type { ArtusPlayer, ArtusState } from './state.ts';
import type { ArtusAction, CardId, Chair, PileId } from './types.ts';

const PLACEMENTS: readonly ArtusAction[] = CHAIRS.map((chair) => Object.freeze({ type: 'place', chair }));

const draw = (pile: PileId): ArtusAction => Object.freeze({ type: 'draw', pile });
const DRAWS: Readonly<Record<PileId, ArtusAction>> = {
  knight: draw('knight'),
  king: draw('king'),
  scoring: draw('scoring'),
};

/**
 * Every legal action of the seat, once each; the actions are shared and frozen.
 * @throws IllegalAction `unknownSeat`
 */
export function legalActions(state: ArtusState, seat: Seat): readonly ArtusAction[] {
  checkSeat(seat, state.players.length);
  if (state.toAct !== seat) return [];
  if (state.round === 0) return placements(state);
  const { hand, piles } = state.players[seat] as ArtusPlayer;
  if (state.playsLeft === 0) return PILES.filter((pile) => piles[pile].length > 0).map((pile) => DRAWS[pile]);
  const found: ArtusAction[] = [];
  const usable = usableChairs(state, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as CardId;
    if (hand.indexOf(card) === i) addUses(state, seat, usable, USES.get(card) as CardUses, found);
  }
  return found;
}

function placements({ chairs }: ArtusState): ArtusAction[] {
  const found: ArtusAction[] = [];
  for (let chair = 0; chair < CHAIR_COUNT; chair++)
    if (chairs[chair] === EMPTY) found.push(PLACEMENTS[chair] as ArtusAction);
  return found;
}

/** Chairs of the figures that some card lets the seat use, ascending: its own Knights, the Princes and the King. */
function usableChairs({ chairs }: ArtusState, seat: Seat): Chair[] {
  const own = knightCode(seat);
  const found: Chair[] = [];
  for (let chair = 0; chair < CHAIR_COUNT; chair++) {
    const code = chairs[chair] as FigureCode;
    if (code !== EMPTY && (code === own || !isKnight(code))) found.push(chair);
  }
  return found;
}

function addUses(
  state: ArtusState,
  seat: Seat,
  usable: readonly Chair[],
  uses: CardUses,
  found: ArtusAction[],
): void {
  const { row, usesFigures, onFigure } = uses;
  if (usesFigures)
    for (let i = 0; i < usable.length; i++) {
      const chair = usable[i] as Chair;
      const actions = onFigure[state.chairs[chair] as FigureCode]?.[chair] as readonly ArtusAction[];
      for (let j = 0; j < actions.length; j++) found.push(actions[j] as ArtusAction);
    }
  if (row.scoring)
    for (const chairs of choices(state, seat, row.scoring)) found.push(scoreAction(uses, chairs));
}
