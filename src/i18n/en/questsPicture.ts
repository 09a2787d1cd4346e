import { KINDS } from '../../games/quests/data.ts';
import type {
  AdventureNeed,
  AdversaryCard,
  CardDemand,
  ChallengeMode,
  EndReason,
  Kind,
  KnightCard,
  QuestsRules,
  TurnStep,
  Variant,
} from '../../games/quests/types.ts';
import { capital, list, plural } from './grammar.ts';
import { questsPieces } from './questsPieces.ts';

const VARIANTS: Readonly<Record<Variant, string>> = { basic: 'basic', seals: 'with seals' };

/** Kinds in texts, where every character counts. */
const LETTERS: Readonly<Record<Kind, string>> = { power: 'P', enemy: 'E', monster: 'M', dragon: 'D' };
const COLUMNS: Readonly<Record<Kind, string>> = {
  power: 'P dark powers',
  enemy: 'E enemy knights',
  monster: 'M monsters',
  dragon: 'D dragons',
};
const MODES: Readonly<Record<ChallengeMode, string>> = {
  usual: 'challenged',
  repeated: 'challenged again',
  double: 'challenged at double price',
};
const CHALLENGE: Readonly<Record<ChallengeMode, string>> = {
  usual: 'Challenge',
  repeated: 'Challenge again',
  double: 'Challenge at double price',
};
const ENDS: Readonly<Record<EndReason, string>> = {
  adventures: 'the twelfth adventure is taken',
  display: 'no adversary is left',
  stalemate: 'nobody did anything for a round',
};
const MAY: Readonly<Record<TurnStep, string>> = {
  reveal: 'reveal',
  challenge: 'challenge',
  adventure: 'take an adventure',
  draw: 'draw',
};

const short = (card: AdversaryCard): string => `${LETTERS[card.slice(0, -2) as Kind]}${card.slice(-1)}`;

/** Adversaries in short: "P1 P1 D4"; a dash for none. */
const cards = (all: readonly AdversaryCard[]): string =>
  all.length === 0
    ? '-'
    : KINDS.flatMap((kind) => all.filter((card) => card.startsWith(kind)).sort())
        .map(short)
        .join(' ');

const demand = ({ kind, min }: CardDemand): string =>
  kind === null ? `≥${min}` : min > 1 ? `${LETTERS[kind]}${min}` : LETTERS[kind];

/** What an adventure asks for in short: "D total 8", "any 2", "M+E+P", "≥3 and ≥4". */
function need(of: AdventureNeed): string {
  if (of.type === 'total') return `${of.kind === null ? 'any' : LETTERS[of.kind]} total ${of.total}`;
  return of.sets
    .map((demands) => {
      if (demands.every(({ kind, min }) => kind === null && min === 1)) return `any ${demands.length}`;
      return demands.map(demand).join(demands.some(({ kind }) => kind === null) ? ' and ' : '+');
    })
    .join(', or ');
}

/** Knights in short: "3 red, 1 red double, 1 Merlin"; a dash for none. */
function knights(all: readonly KnightCard[]): string {
  const counts = new Map<KnightCard, number>();
  for (const card of all) counts.set(card, (counts.get(card) ?? 0) + 1);
  const name = (card: KnightCard) => (card === 'merlin' ? 'Merlin' : card.replace('-2', ' double'));
  const parts = [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([card, n]) => `${n} ${name(card)}`);
  return parts.length === 0 ? '-' : parts.join(', ');
}

/** Words on the pictures of the card game and in their texts. Names come ready to be shown. */
export const questsPicture = {
  or: 'or',
  pieces: questsPieces,
  over: 'Game over',
  turn: (n: number) => `plays turn ${n}`,
  firstTurn: 'Nothing has happened yet',
  lastTurn: (name: string) => `Last turn: ${name}`,
  soFar: (name: string) => `This turn: ${name}`,
  ended: ENDS,
  /** The turn's parts, as names and as what has been done. */
  steps: {
    reveal: 'Reveal',
    challenge: 'Challenge',
    adventure: 'Adventure',
    draw: 'Draw',
  } satisfies Record<TurnStep, string>,
  done: {
    reveal: 'Revealed',
    challenge: 'Challenged',
    adventure: 'Adventure',
    draw: 'Drew',
  } satisfies Record<TurnStep, string>,
  columnWon: 'Column won',
  drew: (count: number) => (count === 0 ? 'nothing' : plural(count, 'knight')),
  /** Heads of columns, in some 9 letters. */
  heads: {
    power: 'Powers',
    enemy: 'Enemies',
    monster: 'Monsters',
    dragon: 'Dragons',
  } satisfies Record<Kind, string>,
  heading: (left: number) =>
    left === 0
      ? 'Adventures: the last one is taken.'
      : `Adventures: pay with adversaries you’ve won. ${left} more ${left === 1 ? 'ends' : 'end'} the game.`,
  /** Below the cards that an adventure asks for, in some 10 letters. */
  need: {
    total: (total: number) => `total ${total}`,
    least: 'or higher',
    each: 'one each',
    count: (count: number) => `any ${count}`,
  },
  piles: { adversaries: 'adversaries', knights: 'knights', discards: 'discards' },
  legend: { knights: 'knights in hand', seals: 'seals left', leads: 'leads' },
  place: (n: number) => ['1st', '2nd', '3rd', '4th', '5th'][n - 1] ?? String(n),
  hand: {
    title: 'Your knights',
    trophies: 'Your adversaries',
    canBeat: 'You can challenge',
    canTake: 'You can take',
    nothing: 'nothing yet',
    noTrophies: 'none yet',
    notYourTurn: 'on your turn',
    your: 'Your turn',
    next: (name: string) => `${name}’s turn`,
    more: (count: number) => `… and ${count} more`,
    mode: { usual: 'Seal', repeated: 'Win', double: 'Double' } satisfies Record<ChallengeMode, string>,
  },
  choice: {
    pay: 'You pay',
    keep: 'You keep',
    gain: 'You get',
    howToPay: 'Choose what to pay with',
    asksFor: (condition: string) => `Asks for ${condition}`,
    drawTitle: 'Draw knights',
    /** At the beginning of a line. */
    named: capital,
    several: (what: string, count: number) => `${what}, ${count} ways`,
    more: (count: number) => `… and ${count} more`,
    reveal: 'Reveal adversaries',
    draw: (count: number) => (count === 0 ? 'Draw nothing' : `Draw ${plural(count, 'knight')}`),
    drawUpTo: (count: number) => (count === 0 ? 'End the turn' : `Draw up to ${count}`),
    pile: (left: number) => `${left} on the pile`,
    endsTurn: 'and end the turn',
    eachEnds: 'Each of these ends your turn',
    ends: 'the game ends',
    full: 'column sealed',
    seal: 'your seal on it',
    /** What an adventure changes, in points: its own minus the adversaries paid. */
    net: (gain: number) => `${gain < 0 ? '−' : '+'}${plural(Math.abs(gain), 'point')}`,
    sum: (value: number, paid: number) => `${value} for ${paid}`,
    completes: (kind: string) => `completes the ${kind}`,
    gains: (name: string, card: string) => `${name} wins ${card}`,
    challenge: (mode: ChallengeMode, card: string, pay: string) => `${CHALLENGE[mode]} ${card}: pay ${pay}`,
    adventure: (name: string, pay: string) => `Take ${name}: pay ${pay}`,
    title: 'You can',
    /** Beside the adversary in the list of what can be done, where some 24 letters fit with the ways to pay. */
    short: {
      usual: 'seal it',
      repeated: 'win it',
      double: 'win at double',
    } satisfies Record<ChallengeMode, string>,
    mode: { usual: '', repeated: '', double: 'double price' } satisfies Record<ChallengeMode, string>,
  },
  end: {
    adventures: 'adventures',
    trophies: 'adversaries',
    knights: 'knights',
    points: 'points',
    scoresByTurn: 'Points by turn',
  },
  alt: {
    table: (variant: Variant, turn: number) =>
      `King Arthur: the card game, ${VARIANTS[variant]}. Turn ${turn}.`,
    over: (variant: Variant, reason: EndReason) =>
      `King Arthur: the card game, ${VARIANTS[variant]}. The game is over: ${ENDS[reason]}.`,
    toAct: (name: string, steps: readonly TurnStep[], maxDraw: number) =>
      `${name} is to act and may ${list(
        steps.map((step) => (step === 'draw' ? `draw up to ${maxDraw}` : MAY[step])),
      )}.`,
    player: (name: string, score: number, count: number, seals: number | null) =>
      `${name} ${plural(score, 'point')}, ${plural(count, 'knight')}${seals === null ? '' : `, ${plural(seals, 'seal')}`}`,
    players: (all: readonly string[]) => `${all.join('; ')}.`,
    column: (kind: string, of: readonly string[]) => `${kind}: ${of.length === 0 ? 'none' : of.join(', ')}`,
    sealed: (value: number, name: string) => `${value} (seal of ${name})`,
    display: (columns: readonly string[]) => `On display: ${columns.join('; ')}.`,
    openAdventures: (all: readonly string[]) => `Open adventures: ${all.join(', ')}.`,
    adventure: (name: string, points: number) => `${name} ${points}`,
    piles: (adversaries: number, left: number) =>
      `Adversary pile ${adversaries}; ${plural(left, 'adventure')} till the end.`,
    hand: (name: string, all: string, strengths: string) => `${name}’s hand: ${all}. Strength ${strengths}.`,
    strength: (colour: string, alone: number, merlins: number) =>
      `${colour} ${alone + merlins}${merlins > 0 && alone > 0 ? ` with ${merlins === 1 ? 'Merlin' : 'Merlins'}` : ''}`,
    trophies: (all: string) => `Own adversaries: ${all}.`,
    canBeat: (all: readonly string[]) => `Within reach: ${all.length === 0 ? 'no adversary' : list(all)}.`,
    canTake: (all: readonly string[]) => `Can be paid: ${all.length === 0 ? 'no adventure' : list(all)}.`,
    choice: (name: string, count: number) =>
      `${name} can choose: ${plural(count, 'possibility', 'possibilities')}.`,
    winners: (names: string, shared: boolean) => `${shared ? 'Shared victory' : 'Winner'}: ${names}.`,
    rank: (place: number, name: string, score: number, adventures: number, trophies: number, held: number) =>
      `${place}. ${name} ${score} (adventures ${adventures}, adversaries ${trophies}, knights ${held})`,
  },
  text: {
    title: (variant: Variant, turn: number) =>
      `King Arthur: the card game, ${VARIANTS[variant]}. Turn ${turn}.`,
    over: (variant: Variant, reason: EndReason) =>
      `King Arthur: the card game, ${VARIANTS[variant]}. Over: ${ENDS[reason]}.`,
    rules: (rules: QuestsRules) =>
      [
        ...(rules.payment === 'lean' ? ['any payment without a spare card'] : []),
        ...(rules.forceRevealOnEmpty === 'on' ? ['reveal when none is face up'] : []),
        ...(rules.columnCheck === 'challenge' ? ['columns checked after every challenge'] : []),
      ].join('; '),
    rulesLine: (rules: string) => `Rules: ${rules}.`,
    toAct: (name: string, steps: readonly TurnStep[], maxDraw: number) =>
      `To act: ${name}: ${steps.map((step) => (step === 'draw' ? `draw 0-${maxDraw}` : step)).join(', ')}`,
    starts: (name: string) => `Start: ${name}.`,
    player: (
      name: string,
      emblem: string,
      score: number,
      count: number,
      seals: number | null,
      trophies: readonly AdversaryCard[],
    ) =>
      `${name} (${emblem}): ${score}, knights ${count}${seals === null ? '' : `, seals ${seals}`}, holds ${cards(trophies)}`,
    display: 'On display (seal):',
    column: (kind: Kind, of: readonly string[]) =>
      `${COLUMNS[kind]}: ${of.length === 0 ? '-' : of.join(', ')}`,
    sealed: (value: number, name: string) => `${value} (${name})`,
    adventures: (left: number) => `Adventures, ${left} till the end:`,
    adventure: (points: number, name: string, what: string) => `${points} ${name}: ${what}`,
    takenBy: (name: string, pay: readonly AdversaryCard[]) => `${name}, ${cards(pay)}`,
    piles: (adversaries: number, left: number, discards: readonly KnightCard[]) =>
      `Piles: adversaries ${adversaries}, knights ${left}, discards ${discards.length} (${knights(discards)})`,
    idle: (turns: number) => `Idle turns in a row: ${turns}.`,
    log: {
      last: (name: string) => `Last turn, ${name}: `,
      now: (name: string) => `This turn, ${name}: `,
      revealed: (all: readonly AdversaryCard[]) => `revealed ${cards(all)}`,
      challenged: (mode: ChallengeMode, card: AdversaryCard, pay: readonly KnightCard[]) =>
        `${MODES[mode]} ${short(card)} with ${knights(pay)}`,
      adventure: (name: string, pay: readonly AdversaryCard[]) => `took ${name} for ${cards(pay)}`,
      drew: (count: number) => `drew ${count}`,
      nothing: 'nothing yet',
    },
    need,
    hand: (name: string) => `Hand of ${name}:`,
    noKnights: 'No knights.',
    strength: (colour: string, alone: number, merlins: number) =>
      `${colour}: strength ${alone}${merlins > 0 ? ` + ${merlins} Merlin = ${alone + merlins}` : ''}`,
    trophies: (all: string) => `Adversaries held: ${all}`,
    canBeat: (all: readonly string[]) => `Can be challenged: ${all.length === 0 ? '-' : all.join(', ')}`,
    canTake: (all: readonly string[]) =>
      `Adventures that can be paid: ${all.length === 0 ? '-' : all.join(', ')}`,
    target: (card: string, mode: ChallengeMode) => `${card}${mode === 'usual' ? '' : ` (${mode})`}`,
    option: (n: number, what: string) => `${n}. ${what}`,
    more: (count: number) => `… and ${count} more`,
    keep: (all: string) => `keeps ${all}`,
    rank: (place: number, name: string, score: number, adventures: number, trophies: number, held: number) =>
      `${place}. ${name}: ${score} = adventures ${adventures} + adversaries ${trophies}; knights ${held}`,
    byTurn: 'Points by turn:',
  },
};
