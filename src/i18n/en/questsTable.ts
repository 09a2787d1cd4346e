import { KINDS, KNIGHT_COLOURS } from '../../games/quests/data.ts';
import type {
  AdventureId,
  AdversaryCard,
  ChallengeMode,
  Kind,
  KnightCard,
  TurnStep,
} from '../../games/quests/types.ts';
import { capital, plural } from './grammar.ts';
import { quests } from './quests.ts';

const { adversary, adventure, condition, kind, knight, knights } = quests;

const SHORT_KINDS: Readonly<Record<Kind, readonly [one: string, many: string]>> = {
  power: ['power', 'powers'],
  enemy: ['enemy', 'enemies'],
  monster: ['monster', 'monsters'],
  dragon: ['dragon', 'dragons'],
};

const kindOf = (card: AdversaryCard): Kind => card.slice(0, -2) as Kind;
const numberOf = (card: AdversaryCard): string => card.slice(-1);

/** Adversaries in few words: "dragons 5+4, monster 3". */
function fewAdversaries(cards: readonly AdversaryCard[]): string {
  return KINDS.flatMap((id) => {
    const values = cards
      .filter((card) => kindOf(card) === id)
      .map(numberOf)
      .sort()
      .reverse();
    return values.length === 0 ? [] : [`${SHORT_KINDS[id][values.length === 1 ? 0 : 1]} ${values.join('+')}`];
  })
    .reverse()
    .join(', ');
}

const KNIGHT_CARDS: readonly KnightCard[] = [
  ...KNIGHT_COLOURS.flatMap((colour) => [`${colour}-2`, colour] as const),
  'merlin',
];

/** Knights in few words: "red double, 2 red, Merlin". */
function fewKnights(cards: readonly KnightCard[]): string {
  return KNIGHT_CARDS.flatMap((card) => {
    const count = cards.filter((other) => other === card).length;
    if (count === 0) return [];
    const one = knight(card).replace(' knight', '');
    return [count === 1 ? one : `${count} ${card.endsWith('-2') || card === 'merlin' ? `${one}s` : one}`];
  }).join(', ');
}

const points = (gain: number): string =>
  `${gain < 0 ? '−' : '+'}${Math.abs(gain)} ${Math.abs(gain) === 1 ? 'point' : 'points'}`;
const ways = (count: number): string => `${count} ways`;

const CHALLENGE: Readonly<Record<'won' | ChallengeMode, (card: string) => string>> = {
  won: capital,
  usual: (card) => `Seal ${card}`,
  repeated: (card) => `${capital(card)} with your seal`,
  double: (card) => `${capital(card)} at double price`,
};

/** The ways to challenge equal cards: all without a seal, or one of them with the own. */
const MODES: Readonly<Record<ChallengeMode, readonly [alone: string, besideOwn: string]>> = {
  repeated: ['win yours', 'win yours'],
  usual: ['seal it', 'seal another'],
  double: ['win it at double price', 'win another at double price'],
};

function modesOf(modes: readonly ChallengeMode[]): string {
  const form = modes.includes('repeated') ? 1 : 0;
  const said = modes.map((mode) => MODES[mode][form]);
  return `${said.slice(0, -1).join(', ')} or ${said.at(-1)}`;
}

const STEPS: Readonly<Record<TurnStep, string>> = {
  reveal: 'reveal adversaries',
  challenge: 'challenge one',
  adventure: 'take one adventure',
  draw: 'draw',
};

/** Playing the card game in a channel: choices, questions, standing. */
export const questsTable = {
  /** What decides between equal points. */
  tieBreak: (knights: number): string => plural(knights, 'knight card'),
  choose: {
    reveal: 'Reveal adversaries',
    revealDetail: 'until four of a kind lie there',
    draw: (count: number): string =>
      count === 0 ? 'End turn without drawing' : `Draw ${plural(count, 'knight')}, end turn`,
    /** `how` is `won` where the card is won by the challenge of the basic game. */
    challenge: (card: AdversaryCard, how: 'won' | ChallengeMode, paid: string): string =>
      `${CHALLENGE[how](adversary(card))} for ${paid}`,
    modes: (card: AdversaryCard, modes: readonly ChallengeMode[]): string =>
      `${capital(adversary(card))}: ${modesOf(modes)}`,
    adventure: (id: AdventureId, value: number, paid: string): string =>
      `${adventure(id)} (${value}) for ${paid}`,
    fewKnights,
    fewAdversaries,
    /** What a challenge costs when the payment is still to be chosen. */
    price: (price: number, count: number): string => `${plural(price, 'knight')} (${ways(count)})`,
    /** What an adventure costs when the payment is still to be chosen. */
    anyOf: (count: number): string => `adversaries (${ways(count)})`,
    /** The first cards of many payments. */
    part: (cards: string, count: number): string => `${capital(cards)} and more (${ways(count)})`,
    points,
    you: 'you',
    others: 'others',
    gain: (name: string, gain: number): string => `${name} +${gain}`,
    completes: (gains: readonly string[]): string => `completes the column: ${gains.join(', ')}`,
    ends: 'ends the game',
  },

  section: {
    reveal: 'Reveal …',
    challenge: 'Challenge an adversary …',
    adventure: 'Take an adventure …',
    draw: 'End the turn …',
  } satisfies Readonly<Record<TurnStep, string>>,

  prompt: {
    turn: (steps: readonly TurnStep[]): string =>
      steps.length === 1
        ? `**What do you do?** Now you can only ${STEPS[steps[0]!]}.`
        : `**What do you do?** In this order, each at most once: ${steps.map((step) => STEPS[step]).join(', ')}. Knights win adversaries, and adversaries pay for adventures.`,
    mustReveal: '**Reveal adversaries.** None is face up, so you must.',
    drawTwo: 'You may draw two knights if you neither challenge nor take an adventure.',
    way: (card: AdversaryCard): string =>
      `**How do you challenge ${adversary(card)}?** Your seal wins it once its whole column is sealed, or when you pay again; double price wins it at once.`,
    pay: (card: AdversaryCard, price: number): string =>
      `**Which knights do you pay for ${adversary(card)}?** It costs ${price}, in knights of one colour; Merlins join any.`,
    adventure: (id: AdventureId, value: number): string =>
      `**Which adversaries do you pay for ${adventure(id)} (${value} points)?** It asks for ${condition(id)}; what you pay no longer counts.`,
    seals: (count: number): string => `You have ${plural(count, 'seal')} left.`,
  },

  /** What a menu for several parts asks for, and why a choice from it can't be played. */
  sets: {
    askChallenge: 'Any challenge: the adversary and the knights you pay …',
    askAdventure: 'Any adventure: the adventure and the adversaries you pay …',
    challenge: (card: AdversaryCard, how: 'won' | ChallengeMode): string => CHALLENGE[how](adversary(card)),
    adventure: (id: AdventureId, value: number): string => `${adventure(id)}, ${value} points`,
    knight: (card: KnightCard): string => `pay a ${knight(card)}`,
    adversary: (card: AdversaryCard): string => `pay ${adversary(card)}`,
    oneGoal: 'Choose **one** adversary or adventure, and the cards you pay for it.',
    badKnights:
      'Those knights don’t pay for it. Choose knights of **one colour** worth exactly the price; Merlins join any.',
    badAdversaries:
      'Those adversaries don’t pay for that adventure. Choose what it asks for, and no card more.',
  },

  display: {
    column: (id: Kind, cards: readonly string[]): string =>
      `${capital(kind(id, 2))} ${cards.length === 0 ? '–' : cards.join(', ')}`,
    card: (card: AdversaryCard): string => numberOf(card),
    sealed: (card: AdversaryCard, owner: string): string => `${numberOf(card)} (${owner}’s seal)`,
    yours: (card: AdversaryCard): string => `${numberOf(card)} (your seal)`,
  },

  drawn: (cards: readonly KnightCard[]): string => `You draw **${knights(cards)}**.`,

  standing: {
    piles: (data: {
      readonly adversaries: number;
      readonly knights: number;
      readonly taken: number;
      readonly last: number;
    }): string =>
      `${plural(data.adversaries, 'adversary', 'adversaries')} and ${plural(data.knights, 'knight')} to come · ${data.taken} of ${data.last} adventures taken`,
    score: (name: string, score: number): string => `**${name} ${score}**`,
    over: 'Final scores',
  },

  rules: {
    payment: {
      name: 'Overpaying',
      values: { exact: 'only if you can’t pay exactly', lean: 'always, if no card is spare' },
    },
    forceRevealOnEmpty: {
      name: 'No adversary face up',
      values: { off: 'revealing stays optional', on: 'the player must reveal' },
    },
    columnCheck: {
      name: 'Column sealed throughout (with seals)',
      values: { seal: 'looked for when a seal is placed', challenge: 'looked for after every challenge' },
    },
  },
};
