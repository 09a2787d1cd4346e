import type { CardId, Chair, Metal, PileId } from '../../games/artus/types.ts';
import { artus } from './artus.ts';
import { capital, list, plural, points } from './grammar.ts';

/** A chair and its value now. */
export interface ChairWorth {
  readonly chair: Chair;
  readonly value: number;
}

/** A Prince's chair, its value now, and the Prince. */
export interface PrinceWorth extends ChairWorth {
  readonly metal: Metal;
  readonly rings: number;
}

const at = ({ chair, value }: ChairWorth): string => `chair ${chair} (${points(value)})`;
const prince = (of: PrinceWorth): string => `${of.metal} on ${at(of)}`;
const ringed = (of: PrinceWorth): string => `${prince(of)} with ${plural(of.rings, 'ring')}`;
const using = (cards: readonly CardId[]): string => `(${list(cards.map(artus.card))})`;

const DRAWS: Readonly<Record<PileId, string>> = {
  knight: 'moves for your own Knights',
  king: 'moves for Princes and the King, and rings',
  scoring: 'cards that score your Knights where they sit',
};

/** What a Knight's move would bring or cost, with the numbers of this position. */
function worked({ chair, value }: ChairWorth): string {
  const here = `Your Knight on chair ${chair} stands on ${points(value)}`;
  if (value > 0) return `${here}: move it with any of these cards and you score ${value}.`;
  return value < 0
    ? `${here}: moving it costs you ${-value}, the least of yours.`
    : `${here}: moving it costs you nothing.`;
}

/** *What can I do now?* in Artus. Lines of markdown; names come escaped. */
export const artusExplain = {
  /** Begin the lines of the kinds of actions. */
  kinds: {
    place: '**Place a Knight**',
    moveKnight: '**Move a Knight**',
    prince: '**Move a Prince**',
    king: '**Move the King**',
    addRing: '**Give a ring**',
    score: '**Score your Knights**',
    draw: '**Draw a card**',
  },

  place: (left: number): string => `on any empty chair; you have ${left} left to place. Nobody scores yet.`,
  placeWhy: (best: ChairWorth): string =>
    `A Knight scores the chair it leaves. The best free one is ${at(best)}: if its value lasts, your Knight scores ${best.value} when you move it away.`,
  values:
    'Values go by the King: behind him (counter-clockwise) +10, +8, +7 … +1, then −1 to −15; the three chairs in front of him are worth 0. When he moves, all values shift.',

  play: (plays: number, draws: number): string =>
    `You play ${plays === 1 ? 'one card' : 'one card, then another'}${draws === 0 ? '; your piles are empty, so you don’t draw.' : draws === 1 ? ', then draw one.' : ', then draw two.'} With the cards in your hand you can:`,
  moveKnight: (cards: readonly CardId[], knights: readonly ChairWorth[]): string =>
    `${using(cards)}: you score the chair it leaves. Yours are on ${list(knights.map(at))}.`,
  worked,
  prince: (cards: readonly CardId[], princes: readonly PrinceWorth[]): string =>
    `${using(cards)}: you score the chair he leaves: ${list(princes.map(prince))}.`,
  king: (cards: readonly CardId[], chair: Chair): string =>
    `from chair ${chair} ${using(cards)}: that scores nothing, but every value shifts with him.`,
  addRing: (cards: readonly CardId[], princes: readonly PrinceWorth[]): string =>
    `${using(cards)}: he stays, and you score his chair: ${list(princes.map(ringed))}. The third ring makes a Prince King.`,
  /** `best`: the most points that each card would score. */
  score: (
    cards: readonly { readonly card: CardId; readonly best: number; readonly met: boolean }[],
  ): string =>
    `where they sit: ${list(cards.map(({ card, best, met }) => `${artus.card(card)} ${points(best)}${met ? '' : ' (condition not met)'}`))}.`,
  pushes: 'Whoever sits where a figure arrives is pushed to the next empty chair counter-clockwise.',

  draw: (draws: number): string =>
    `from a pile of yours${draws > 1 ? ', see it, then draw another' : ''}; with the ${draws > 1 ? 'last' : 'card'} drawn, your turn is over:`,
  pile: (pile: PileId, left: number): string =>
    `${capital(artus.pile(pile))}, ${plural(left, 'card')}: ${DRAWS[pile]}`,
  drawWhy: 'You can’t undo your turn beyond a drawn card.',

  waiting: {
    place: 'They place a Knight on an empty chair.',
    turn: 'They play their cards, then draw.',
    knights: (knights: readonly ChairWorth[]): string =>
      `Your Knights are on ${list(knights.map(at))}. A Knight scores the chair it leaves, and the values shift whenever the King does.`,
  },

  firstSteps: [
    '**Goal:** have the most points when all cards are played.',
    '**What scores:** a Knight scores the value of the chair it *leaves*, so let yours sit on high chairs and move them away while the values last.',
    '**What to press:** choose a chair for your Knight from the menu below; on later turns, choose what a card does, then a pile to draw from.',
  ] as const,
};
