import { ADVENTURES, FULL_COLUMN, LAST_ADVENTURE } from '../../games/quests/data.ts';
import { NOBODY } from '../search/position.ts';
import { COLUMN, VALUE } from './adversaries.ts';
import { CHALLENGE_STEP, DRAW_STEP, type QuestsBoard, REVEALED, VENTURED } from './board.ts';
import { adventureIn, FIRST_ADVENTURE, REVEAL, writeTrophiesIn } from './codes.ts';
import { challenge } from './fight.ts';
import { isDisplayEmpty } from './legal.ts';
import { listKnights, ONE_KNIGHT } from './packed-knights.ts';
import { ONE_TROPHY, TYPES } from './packed-trophies.ts';

const VALUES: Int32Array = Int32Array.from(ADVENTURES, ({ value }) => value);

/** Plays a legal move. @returns what the observer learns from chance: the cards revealed, or drawn by themselves */
export function play(position: QuestsBoard, move: number): number {
  if (move < REVEAL) return draw(position, move);
  if (move === REVEAL) return reveal(position);
  if (move < FIRST_ADVENTURE) challenge(position, move);
  else venture(position, move);
  return 0;
}

/** @returns the revealed cards as packed trophies, which is never 0 */
function reveal(position: QuestsBoard): number {
  const { lengths, cards, owners, adversaries } = position;
  let revealed = 0;
  let length = 0;
  while (position.adversaryPile > 0 && length < FULL_COLUMN) {
    const card = adversaries[--position.adversaryPile]!;
    const column = COLUMN[card]!;
    const at = column * FULL_COLUMN + lengths[column]!;
    cards[at] = card;
    owners[at] = 0;
    length = ++lengths[column]!;
    revealed += ONE_TROPHY[card]!;
  }
  position.done |= REVEALED;
  position.step = CHALLENGE_STEP;
  return revealed;
}

const paid = new Int32Array(TYPES);

function venture(position: QuestsBoard, move: number): void {
  const { actor, trophies, packedTrophies, scores } = position;
  const adventure = adventureIn(move);
  writeTrophiesIn(move, adventure, paid);
  for (let card = 0; card < TYPES; card++) {
    const copies = paid[card]!;
    if (copies === 0) continue;
    trophies[actor * TYPES + card]! -= copies;
    packedTrophies[actor]! -= copies * ONE_TROPHY[card]!;
    scores[actor]! -= copies * VALUE[card]!;
  }
  scores[actor]! += VALUES[adventure]!;
  position.takers[adventure] = actor + 1;
  position.open &= ~(1 << adventure);
  position.done |= VENTURED;
  position.step = DRAW_STEP;
  if (++position.taken < LAST_ADVENTURE) return;
  position.idleTurns = 0;
  position.actor = NOBODY;
}

function draw(position: QuestsBoard, count: number): number {
  const { actor, hands, handSizes, knights } = position;
  let drawn = 0;
  for (let i = 0; i < count; i++) {
    if (position.knightPile === 0) reshuffle(position);
    const card = knights[--position.knightPile]!;
    hands[actor]! += ONE_KNIGHT[card]!;
    handSizes[actor]!++;
    drawn += ONE_KNIGHT[card]!;
  }
  if (count > 0 && position.knightPile === 0) reshuffle(position);
  position.idleTurns = count === 0 && position.done === 0 ? position.idleTurns + 1 : 0;
  endTurn(position);
  return actor === position.observer ? drawn : 0;
}

function reshuffle(position: QuestsBoard): void {
  position.knightPile = listKnights(position.discards, position.knights);
  position.discards = 0;
  position.chance.shuffle(position.knights, position.knightPile);
}

function endTurn(position: QuestsBoard): void {
  const isOver =
    (position.adversaryPile === 0 && isDisplayEmpty(position)) || position.idleTurns >= position.seats;
  position.actor = isOver ? NOBODY : (position.actor + 1) % position.seats;
  position.step = 0;
  position.done = 0;
}
