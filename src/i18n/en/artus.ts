import type { ArtusEvent, CardId, Chair, Figure, Metal, PileId } from '../../games/artus/types.ts';
import { capital, list, plural, points, total } from './grammar.ts';

const CARDS: Readonly<Record<CardId, readonly [name: string, help: string]>> = {
  'knight:1-5-both': [
    'Knight 1–5 both ways',
    'Move one of your Knights 1 to 5 chairs forwards or backwards.',
  ],
  'knight:1-4': ['Knight 1–4', 'Move one of your Knights 1 to 4 chairs forwards.'],
  'knight:2-5': ['Knight 2–5', 'Move one of your Knights 2 to 5 chairs forwards.'],
  'knight:3-6': ['Knight 3–6', 'Move one of your Knights 3 to 6 chairs forwards.'],
  'knight:4-7': ['Knight 4–7', 'Move one of your Knights 4 to 7 chairs forwards.'],
  'knight:5-7': ['Knight 5–7', 'Move one of your Knights 5 to 7 chairs forwards.'],
  'knight:6-8': ['Knight 6–8', 'Move one of your Knights 6 to 8 chairs forwards.'],
  'knight:7-9': ['Knight 7–9', 'Move one of your Knights 7 to 9 chairs forwards.'],
  'king:4-8-either': ['Any Prince 4–8', 'Move any Prince or the King 4 to 8 chairs forwards.'],
  'king:1-7-silver': ['Silver Prince 1–7', 'Move a silver Prince, or a silver King, 1 to 7 chairs forwards.'],
  'king:1-7-bronze': ['Bronze Prince 1–7', 'Move a bronze Prince, or a bronze King, 1 to 7 chairs forwards.'],
  'king:1-5-both-either': [
    'Any Prince 1–5 both ways',
    'Move any Prince or the King 1 to 5 chairs forwards or backwards.',
  ],
  'king:ring-silver': ['Silver ring', 'Give a ring to a silver Prince. The third ring makes him King.'],
  'king:ring-bronze': ['Bronze ring', 'Give a ring to a bronze Prince. The third ring makes him King.'],
  'king:ring-either': ['Ring', 'Give a ring to any Prince. The third ring makes him King.'],
  'scoring:all': ['All Knights', 'Score all of your Knights.'],
  'scoring:opposite': [
    'All Knights, opposite signs',
    'Score all of your Knights, with plus and minus exchanged.',
  ],
  'scoring:colours': [
    'Green, yellow, red',
    'Score three of your Knights: one on green, one on yellow, one on red. If you can’t: −15.',
  ],
  'scoring:carpet': [
    'Two on the carpet',
    'Score two of your Knights that are on the carpet. If you can’t: −25.',
  ],
  'scoring:three-red': ['Three on red', 'Score three of your Knights that are on red. If you can’t: −50.'],
  'scoring:joker': [
    'Joker',
    'Move your Knight, a Prince or the King 1 to 3 forwards, give a ring, or score your best Knight.',
  ],
};

const PILES: Readonly<Record<PileId, string>> = {
  knight: 'Knight pile',
  king: 'King pile',
  scoring: 'scoring pile',
};

/** What a card scores, after its help; scoring cards say so themselves. */
function scores(id: CardId): string {
  if (id.startsWith('king:ring')) return ' You score that Prince’s chair.';
  if (id.startsWith('king:')) return ' You score the chair a Prince leaves; the King scores nothing.';
  return id.startsWith('knight:') ? ' You score the chair it leaves.' : '';
}

const card = (id: CardId): string => CARDS[id][0];
const chair = (number: Chair): string => `chair ${number}`;
const chairs = (numbers: readonly Chair[]): string =>
  numbers.length === 1 ? chair(numbers[0]!) : `chairs ${list(numbers.map(String))}`;
const prince = (metal: Metal): string => `${metal} Prince`;

const steps = (n: number): string => (n > 0 ? `${n} forwards` : `${-n} backwards`);
const moved = (n: number): string => `${plural(Math.abs(n), 'chair')}${n < 0 ? ' backwards' : ''}`;
const ORDINALS: Readonly<Record<number, string>> = { 2: 'second', 3: 'third' };

function figure(of: Figure, names: readonly string[]): string {
  if (of.kind === 'knight') return `${names[of.seat] ?? ''}’s Knight`;
  return of.king ? 'the King' : `the ${prince(of.metal)}`;
}

/** The figure moved by a seat itself: its own Knight is "a Knight", without the name again. */
function mover(of: Figure, seat: number, names: readonly string[]): string {
  return of.kind === 'knight' && of.seat === seat ? 'a Knight' : figure(of, names);
}

/** One thing that happened, as a sentence. `names` by seat, ready to be shown as they are. */
function event(e: ArtusEvent, names: readonly string[]): string {
  switch (e.type) {
    case 'placed':
      return `${names[e.seat]} places a Knight on ${chair(e.chair)}.`;
    case 'moved':
      return `${names[e.seat]} plays ${card(e.card)}: ${mover(e.figure, e.seat, names)} moves ${moved(e.steps)}, ${e.from} → ${e.to}: ${points(e.points)}.`;
    case 'displaced':
      return `${capital(figure(e.figure, names))} is pushed from ${chair(e.from)} to ${chair(e.to)}.`;
    case 'ringAdded':
      return `${names[e.seat]} plays ${card(e.card)}: the ${prince(e.metal)} on ${chair(e.chair)} gets a ${ORDINALS[e.rings] ?? e.rings} ring: ${points(e.points)}.`;
    case 'crowned':
      return `The ${prince(e.metal)} on ${chair(e.chair)} is the new King; the old King, on ${chair(e.oldKing)}, keeps one ring.`;
    case 'turned':
      return `The King is now on ${e.to}; all values shift.`;
    case 'scored':
      return e.met
        ? `${names[e.seat]} plays ${card(e.card)} and scores ${chairs(e.chairs)}: ${points(e.points)}.`
        : `${names[e.seat]} plays ${card(e.card)} without the Knights for it: ${points(e.points)}.`;
    case 'drew':
      return `${names[e.seat]} draws from the ${PILES[e.pile]}.`;
    case 'roundEnded':
      return `Round ${e.round} ends.`;
    case 'ended':
      return 'The game is over.';
  }
}

export const artus = {
  title: 'Artus',
  about: 'Knights jostle for the best chairs at King Arthur’s round table, which turns with the King.',
  variants: { basic: 'Basic', advanced: 'Advanced' },

  card,
  cardHelp: (id: CardId): string => CARDS[id][1],
  figure,
  pile: (id: PileId): string => PILES[id],
  chair,
  chairs,
  points,
  steps,
  list,
  /** What happened, oldest first, a sentence each. */
  events: (all: readonly ArtusEvent[], names: readonly string[]): string[] => all.map((e) => event(e, names)),

  choose: {
    place: (at: Chair, value: number): string => `Chair ${at}: worth ${points(value)} now`,
    knight: (at: Chair, scores: number): string => `Knight from ${chair(at)}: ${points(scores)}`,
    prince: (metal: Metal, at: Chair, rings: number, scores: number): string =>
      `${capital(prince(metal))} from ${chair(at)}, ${rings === 1 ? '1 ring' : `${rings} rings`}: ${points(scores)}`,
    king: (at: Chair): string => `King from ${chair(at)}: ${points(0)}`,
    move: (n: number, scores: number): string => `${steps(n)}: ${points(scores)}`,
    /** `who`: your own Knight, or a Prince or the King. */
    whole: (name: string, who: string, at: Chair, n: number, scores: number): string =>
      `${name}: ${who} from ${chair(at)}, ${steps(n)}: ${points(scores)}`,
    use: (name: string, how: string): string => `${name}: ${how}`,
    giveRing: 'give the ring',
    /** Said after `move` when the chair is free. */
    to: (at: Chair, value: number): string => `to ${chair(at)}, worth ${points(value)}`,
    pushes: (who: string, to: Chair): string => `pushes ${who} to ${chair(to)}`,
    yourKnight: 'your own Knight',
    ring: (metal: Metal, at: Chair, scores: number): string =>
      `Ring for the ${prince(metal)} on ${chair(at)}: ${points(scores)}`,
    /** The same after the name of a ring card. */
    ringTo: (metal: Metal, at: Chair, scores: number): string =>
      `the ${prince(metal)} on ${chair(at)}: ${points(scores)}`,
    crowns: 'he becomes King',
    score: (at: readonly Chair[], scores: number): string => `${capital(chairs(at))}: ${points(scores)}`,
    scoreAll: (scores: number): string => `Score all your Knights: ${points(scores)}`,
    scoreBest: (at: Chair, scores: number): string =>
      `Score your best Knight, ${chair(at)}: ${points(scores)}`,
    penalty: (scores: number): string => `Condition not met: ${points(scores)}`,
    draw: (pile: PileId, left: number): string => `${capital(PILES[pile])}: ${left} left`,
  },

  /** What a menu for several parts asks for, and why a choice from it can't be played. */
  sets: {
    ask: 'Any play: a figure, and what a card does with it …',
    oneUse: 'Choose **one** thing that a card does, and the figure to do it with.',
    oneFigure: (name: string): string => `Choose **one** figure for ${name}.`,
    otherFigure: (name: string): string => `${name} can’t be used with that figure. Choose another.`,
  },

  prompt: {
    place: (left: number): string =>
      `**Where does your Knight sit?** It scores the chair it leaves later, so choose one that will be worth much (${left} left to place).`,
    play: 'Which card do you play? **A Knight scores the chair it leaves**, and so does a Prince; the King scores nothing, but all values shift with him.',
    playSecond: 'Which card is your second? **A Knight scores the chair it leaves**, as the values are now.',
    draw: 'From which pile do you draw? Knight cards move your own Knights; King cards move Princes and the King, or give rings.',
    drawFirst:
      'From which pile do you draw first? You see that card before you draw the second; scoring cards score Knights where they sit.',
    drawSecond: 'From which pile do you draw your second card? Then your turn is over.',
    card: (id: CardId): string => `**${card(id)}: what do you do with it?** ${CARDS[id][1]}${scores(id)}`,
    steps: (id: CardId, who: string, at: Chair, scores: number): string =>
      `**${card(id)}: how far does ${who} go?** It scores ${points(scores)} for ${chair(at)}, which it leaves.`,
    kingSteps: (id: CardId, at: Chair): string =>
      `**${card(id)}: how far does the King go from ${chair(at)}?** That scores nothing, but all values shift with him.`,
    ownKnight: 'your Knight',
  },
  drawn: (cards: readonly CardId[]): string => `You draw **${list(cards.map(card))}**.`,

  standing: {
    placement: 'Placement: Knights take their first chairs.',
    round: (round: number, rounds: number): string => `Round ${round} of ${rounds}`,
    over: 'Final scores',
    score: (name: string, score: number): string => `${name} ${total(score)}`,
  },
};
