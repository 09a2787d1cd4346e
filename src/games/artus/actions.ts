import type { Seat } from '../game.ts';
import { checkSeat } from '../options.ts';
import { type CardUses, CHAIRS, scoreAction, USES } from './card-uses.ts';
import { PILES } from './cards.ts';
import { CHAIR_COUNT } from './data.ts';
import { EMPTY, type FigureCode, isKnight, knightCode } from './figures.ts';
import { choices } from './scoring-choices.ts';
import type { ArtusPlayer, ArtusState } from './state.ts';
import type { ArtusAction, CardId, PileId } from './types.ts';

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
  if (state.round === 0) return PLACEMENTS.filter((_, chair) => state.chairs[chair] === EMPTY);
  const { hand, piles } = state.players[seat] as ArtusPlayer;
  if (state.playsLeft === 0) return PILES.filter((pile) => piles[pile].length > 0).map((pile) => DRAWS[pile]);
  const found: ArtusAction[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as CardId;
    if (hand.indexOf(card) === i) addUses(state, seat, USES.get(card) as CardUses, found);
  }
  return found;
}

function addUses(state: ArtusState, seat: Seat, uses: CardUses, found: ArtusAction[]): void {
  const { row, onFigure, unchosen } = uses;
  if (row.moveKnight ?? row.movePrince ?? row.ring) {
    const own = knightCode(seat);
    for (let chair = 0; chair < CHAIR_COUNT; chair++) {
      const code = state.chairs[chair] as FigureCode;
      if (code === EMPTY || (isKnight(code) && code !== own)) continue;
      const actions = onFigure[code]?.[chair] as readonly ArtusAction[];
      for (let i = 0; i < actions.length; i++) found.push(actions[i] as ArtusAction);
    }
  }
  if (row.scoring)
    for (const chairs of choices(state, seat, row.scoring))
      found.push(chairs.length === 0 ? unchosen : scoreAction(row.id, chairs));
}
