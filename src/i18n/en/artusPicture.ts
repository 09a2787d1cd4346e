import type { ArtusView, CardId, Chair, Figure, Metal, PileId } from '../../games/artus/types.ts';
import {
  counted,
  DOES,
  KNIGHT_DOES,
  ordinal,
  PILE_LABELS,
  PILES,
  SHORT,
  TITLES,
} from './artusPictureCards.ts';
import { total } from './grammar.ts';

type Phase = Pick<ArtusView, 'phase' | 'round' | 'rounds' | 'variant'>;

const points = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
const rings = (n: number): string => (n === 1 ? '1 ring' : `${n} rings`);
const metals: Readonly<Record<Metal, string>> = { silver: 'silver', bronze: 'bronze' };
const phase = ({ phase, round, rounds }: Phase): string =>
  phase === 'placement' ? 'Placing Knights' : phase === 'over' ? 'Game over' : `Round ${round} of ${rounds}`;

/** Words on the pictures of Artus and in their texts. Names come ready to be shown. */
export const artusPicture = {
  phase,
  winner: (count: number) => (count > 1 ? 'Shared victory' : 'Winner'),
  lastTurn: 'Last turn',
  /** What whoever is to act does, below their name. */
  todo: ({ phase, playsLeft, drawsLeft }: Pick<ArtusView, 'phase' | 'playsLeft' | 'drawsLeft'>) =>
    phase === 'placement'
      ? 'places a Knight'
      : playsLeft > 0
        ? playsLeft === 1
          ? 'plays a card'
          : `plays ${playsLeft} cards`
        : drawsLeft === 1
          ? 'draws a card'
          : `draws ${drawsLeft} cards`,
  rank: (place: number, shared: boolean) => `${shared ? '=' : ''}${ordinal(place)}`,
  tiles: (count: number) => `${count}×50`,
  inHand: (count: number) => `Hand ${count}`,
  onPile: (pile: PileId, count: number) => `${PILE_LABELS[pile]} ${count}`,
  strip: {
    ring: (chair: Chair) => `ring on ${chair}`,
    placed: (chair: Chair) => `on ${chair}`,
    moved: (from: Chair, to: Chair) => `${from} → ${to}`,
    scored: (card: CardId) => TITLES[card] ?? '',
    pushed: (to: Chair) => `→ ${to}`,
    turned: 'All values have turned with the King.',
    /** Lines where there are no moves, the most important first. */
    goal: [
      'A Knight scores the value of the chair it leaves.',
      'When the King moves, all values turn with him.',
    ],
    silver: 'silver',
    bronze: 'bronze Prince',
    king: 'King',
    carpet: 'carpet',
    from: 'from',
    to: 'to',
  },
  scores: 'Scores',
  scoresByRound: 'Scores by round',
  hand: {
    /** On the card's head, where some 12 letters fit. */
    title: (card: CardId) => TITLES[card] ?? (card.startsWith('knight:') ? 'Knight' : 'King'),
    /** What a Knight or King card does, in two lines of some 13 letters. */
    does: (card: CardId): readonly string[] => DOES[card] ?? KNIGHT_DOES,
    /** What a scoring card scores, in one such line. */
    scores: (card: CardId) => DOES[card]?.[0] ?? '',
    standing: (name: string, score: number, rank: string) =>
      `${name}: ${score === 1 || score === -1 ? `${total(score)} point` : `${total(score)} points`}${rank === '' ? '' : `, ${rank}`}`,
    turn: (phase: string, doing: string) => (doing === '' ? phase : `${phase}: ${doing}`),
    heading: 'Cards by player',
    states: { played: 'played', left: 'still to come', held: 'in your hand' },
    now: (points: string) => `now ${points}`,
    otherwise: (penalty: number) => `else ${total(penalty)}`,
  },
  pileName: (pile: PileId) => `${PILE_LABELS[pile]} pile`,
  choice: {
    together: 'Together',
    knightsThen: 'Knights',
    pushes: 'pushes',
    to: (chair: Chair) => `to ${chair}`,
    landing: (chair: Chair) => `to ${chair}:`,
    movesOrRing: (count: number) => (count === 1 ? '1 move or ring' : `${count} moves or ring`),
    cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
    /** The cards that are left on a pile. */
    holds: (cards: readonly CardId[]) => `Holds ${counted(cards)}.`,
    draws: (pile: string, cards: readonly CardId[]) =>
      `${pile}, ${cards.length === 1 ? '1 card' : `${cards.length} cards`}, holds ${counted(cards)}`,
    /** Below the table while a card is drawn; and what the frames of chairs mean. */
    drawing: [
      'Draw a card. Each pile shows which of your cards it still holds.',
      'Which one is on top is secret.',
    ],
    placing: ['Put a Knight on any empty chair. The values turn with the King.'],
    plays: 'Numbers are those of the buttons. Right of them: points now.',
    source: { moves: 'moves', scores: 'scores' },
    landings: 'may land',
    /** What the last line of a row means where the table turns. */
    turning: 'Knights: what yours are then worth together, and the change.',
    on: (chair: Chair) => `on ${chair}`,
    ringOn: (chair: Chair) => `ring on ${chair}`,
    chair: (chair: Chair, value: number) => `chair ${chair}: ${points(value)}`,
    from: (chair: Chair) => `from chair ${chair}`,
    lands: (chair: Chair) => `chair ${chair}`,
    moves: (count: number) => (count === 1 ? '1 move' : `${count} moves`),
    more: (count: number) => `… and ${count} more`,
    score: (card: CardId, chairs: readonly Chair[]) =>
      chairs.length === 0
        ? card === 'scoring:joker'
          ? 'Best Knight'
          : (TITLES[card] ?? '')
        : `on ${chairs.join(', ')}`,
    ring: (chair: Chair) => `ring on chair ${chair}`,
    aRing: 'a ring',
    unmet: 'You cannot',
    turn: (knights: readonly { readonly chair: Chair; readonly before: number; readonly after: number }[]) =>
      `the table turns: ${knights.map(({ chair, before, after }) => `Knight of chair ${chair} ${points(before)} to ${points(after)}`).join(', ')}, together ${points(knights.reduce((all, { after }) => all + after, 0))}, a change of ${points(knights.reduce((all, { before, after }) => all + after - before, 0))}`,
  },
  end: {
    won: (names: string, score: number) => `Won by ${names} with ${total(score)}.`,
    ahead: (lead: number, name: string) => `${lead === 1 ? '1 point' : `${lead} points`} ahead of ${name}.`,
  },
  piece: {
    /** Said below a card's own words. */
    scores: (card: CardId) =>
      card.startsWith('knight:')
        ? 'You score the value of the chair it leaves.'
        : card.startsWith('king:ring')
          ? 'You score the value of his chair.'
          : card.startsWith('king:')
            ? 'A Prince scores you the chair he leaves; the King nothing, but all values turn with him.'
            : '',
    titles: {
      knight: 'Knight',
      king: 'The King',
      prince: 'Prince',
      ring: 'Ring',
      fifty: '50-point tile',
    },
    about: {
      knight: 'You have 4 or 5 on the ring. A Knight card moves one, and you score the chair it leaves.',
      king: 'His chair sets all values: 10 just behind him, then 8 down to 1, then the red ones. He scores nothing.',
      prince: 'He may take rings. Moving him scores you the chair he leaves. Two are silver, two bronze.',
      ring: 'A ring scores you the value of the Prince’s chair. With his third ring the Prince becomes King.',
      fifty: 'Each tile stands for 50 of the points that a player has.',
    },
  },
  alt: {
    table: (view: Phase) => `Artus, ${view.variant}: ${phase(view)}.`,
    toAct: (name: string) => `${name} is to act.`,
    scores: (scores: readonly string[]) => `Scores: ${scores.join(', ')}.`,
    score: (name: string, score: number) => `${name} ${total(score)}`,
    ranked: (score: string, rank: string) => `${score} (${rank})`,
    king: (chair: Chair, metal: Metal) => `The King, of ${metals[metal]}, is on chair ${chair}.`,
    princes: (princes: readonly string[]) => `Princes: ${princes.join(', ')}.`,
    prince: (chair: Chair, metal: Metal, count: number, value: number) =>
      `${metals[metal]} with ${rings(count)} on ${chair} (${points(value)})`,
    knights: (name: string, emblem: string, knights: readonly string[]) =>
      `${name} (${emblem}): ${knights.length === 0 ? 'no Knights yet' : `Knights on ${knights.join(', ')}`}.`,
    at: (chair: Chair, value: number) => `${chair} (${points(value)})`,
    hand: (name: string, cards: readonly string[]) =>
      cards.length === 0 ? `${name} has no cards left.` : `${name}’s hand: ${cards.join('; ')}.`,
    card: (card: string, now: number | null) => (now === null ? card : `${card} (now ${points(now)})`),
    /** `card` is null where no card or several are to choose from. */
    choice: (name: string, count: number, card: string | null) =>
      `${name}${card === null ? '' : `, ${card}`}: ${count === 1 ? '1 choice' : `${count} choices`}.`,
    numbered: (number: number, line: string) => `${number}. ${line}`,
    withCard: (card: string, action: string) => `${card}: ${action}`,
    winners: (names: string, shared: boolean) =>
      `Game over. ${shared ? 'Shared victory' : 'Winner'}: ${names}.`,
  },
  text: {
    title: (view: Phase) => `Artus, ${view.variant}. ${phase(view)}.`,
    toAct: (name: string, plays: number, draws: number) =>
      plays > 0
        ? `To act: ${name}, to play ${plays}`
        : draws > 0
          ? `To act: ${name}, to draw ${draws}`
          : `To act: ${name}`,
    player: (
      name: string,
      emblem: string,
      score: number,
      tiles: number,
      hand: number,
      piles: readonly (readonly [PileId, number])[],
    ) =>
      `${name} (${emblem}): ${total(score)}${tiles > 0 ? ` (${tiles} of 50)` : ''}, hand ${hand}, piles ${piles.map(([pile, left]) => `${PILES[pile]} ${left}`).join(' ')}`,
    unplaced: (count: number) => `, ${count} to place`,
    played: (pile: PileId, cards: readonly CardId[]) =>
      `${PILES[pile]}: ${cards.map((card) => SHORT[card]).join(', ')}`,
    /** `left`: the cards of the pile that have not been played. */
    allBut: (pile: PileId, left: readonly CardId[]) =>
      `${PILES[pile]}: all${left.length === 0 ? '' : ` but ${left.map((card) => SHORT[card]).join(', ')}`}`,
    playedBy: (name: string, piles: readonly string[]) => `Played by ${name}: ${piles.join('; ')}`,
    legend: 'Chair (c carpet, k crown chair), value, figure:',
    marks: { carpet: 'c', crown: 'k' },
    crownPlate: 'crown',
    figure: (figure: Figure, names: readonly string[]) =>
      figure.kind === 'knight'
        ? `Knight ${names[figure.seat] ?? ''}`
        : `${figure.king ? 'King' : 'Prince'} ${metals[figure.metal]} ${rings(figure.rings)}`,
    empty: '-',
    supply: (count: number) => `Rings left: ${count}.`,
    lastTurn: 'Last turn:',
    hand: (name: string) => `Hand of ${name}:`,
    noCards: 'No cards.',
    ranking: (place: number, name: string, score: number) => `${place}. ${name} ${total(score)}`,
    byRound: 'Scores by round:',
    more: (count: number) => `and ${count} more`,
  },
};
