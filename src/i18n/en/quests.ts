import { KINDS, KNIGHT_COLOURS } from '../../games/quests/data.ts';
import type {
  AdventureId,
  AdversaryCard,
  ChallengeMode,
  EndReason,
  Kind,
  KnightCard,
  KnightColour,
  QuestsEvent,
} from '../../games/quests/types.ts';
import { list, plural } from './grammar.ts';

const KIND_WORDS: Readonly<Record<Kind, readonly [one: string, many: string]>> = {
  power: ['dark power', 'dark powers'],
  enemy: ['enemy knight', 'enemy knights'],
  monster: ['monster', 'monsters'],
  dragon: ['dragon', 'dragons'],
};

const ADVENTURES: Readonly<Record<AdventureId, readonly [name: string, condition: string]>> = {
  'holy-grail': ['Holy Grail', 'any adversaries worth 12'],
  mountain: ['Mountain', 'any adversaries worth 9'],
  excalibur: ['Excalibur', 'any adversaries worth 5'],
  'questing-beast': ['Questing Beast', 'dragons worth 8'],
  robbers: ['Robbers', 'any 2 adversaries'],
  'king-mark': ['King Mark', 'a monster, an enemy knight and a dark power'],
  'fisher-king': ['Fisher King', 'monsters worth 6'],
  vikings: ['Vikings', 'any 4 adversaries'],
  'green-knight': ['Green Knight', 'an adversary of 3 or more and one of 4 or more'],
  'royal-tournament': ['Royal Tournament', 'enemy knights worth 5'],
  'sea-monster': ['Sea Monster', 'one adversary of each kind'],
  'gold-treasure': ['Gold Treasure', 'two adversaries of 3 or more, or the dragon of 5'],
  saxons: ['Saxons', 'dark powers worth 4'],
};

const ENDS: Readonly<Record<EndReason, string>> = {
  adventures: 'The twelfth adventure is taken: the game is over.',
  display: 'No adversary is left: the game is over.',
  stalemate: 'Nobody did anything for a whole round: the game is over.',
};

const KNIGHT_CARDS: readonly KnightCard[] = [
  ...KNIGHT_COLOURS.flatMap((colour) => [colour, `${colour}-2`] as const),
  'merlin',
];
const kindOf = (card: AdversaryCard): Kind => card.slice(0, -2) as Kind;
const cardValue = (card: AdversaryCard): number => Number(card.slice(-1));
const isDouble = (card: KnightCard): boolean => card.endsWith('-2');
const colourOf = (card: Exclude<KnightCard, 'merlin'>): KnightColour =>
  card.replace('-2', '') as KnightColour;

/** A knight card: "red knight", "red double", "Merlin". */
const knight = (card: KnightCard): string =>
  card === 'merlin' ? 'Merlin' : `${colourOf(card)} ${isDouble(card) ? 'double' : 'knight'}`;

/** The kind's name: "dragon", or "dragons" for any other number than one. */
const kind = (id: Kind, count = 1): string => KIND_WORDS[id][count === 1 ? 0 : 1];

/** An adversary card, its kind and value: "dragon 4". */
const adversary = (card: AdversaryCard): string => `${kind(kindOf(card))} ${cardValue(card)}`;

/** Knights, equal ones together: "2 red knights, 1 red double and 1 Merlin"; "no knights" for none. */
function knights(cards: readonly KnightCard[]): string {
  const parts = KNIGHT_CARDS.flatMap((card) => {
    const count = cards.filter((other) => other === card).length;
    return count === 0 ? [] : [count === 1 ? `1 ${knight(card)}` : `${count} ${knight(card)}s`];
  });
  return parts.length === 0 ? 'no knights' : list(parts);
}

/** Adversaries by kind with their values: "dragons 3+4 and monster 2"; "no adversaries" for none. */
function adversaries(cards: readonly AdversaryCard[]): string {
  const parts = KINDS.flatMap((id) => {
    const values = cards.filter((card) => kindOf(card) === id).map(cardValue);
    return values.length === 0
      ? []
      : [`${kind(id, values.length)} ${values.sort((a, b) => a - b).join('+')}`];
  });
  return parts.length === 0 ? 'no adversaries' : list(parts);
}

const isAdversary = (card: KnightCard | AdversaryCard): card is AdversaryCard =>
  KINDS.some((id) => card.startsWith(`${id}-`));

/** What is paid for an adversary (knights) or for an adventure (adversaries). */
const payment = (cards: readonly (KnightCard | AdversaryCard)[]): string =>
  cards.some(isAdversary)
    ? adversaries(cards.filter(isAdversary))
    : knights(cards.filter((card): card is KnightCard => !isAdversary(card)));

const CHALLENGED: Readonly<Record<ChallengeMode, string>> = {
  usual: '',
  repeated: ' again',
  double: ' at double price',
};

/** One thing that happened, as a sentence. `names` by seat, ready to be shown as they are. */
function event(e: QuestsEvent, names: readonly string[]): string {
  const name = (seat: number): string => names[seat] ?? '';
  switch (e.type) {
    case 'revealed': {
      if (e.cards.length === 0) return `${name(e.seat)} reveals adversaries.`;
      const stop = e.four === null ? 'the pile is empty' : `four ${kind(e.four, 4)} lie there`;
      return `${name(e.seat)} reveals ${adversaries(e.cards)}: ${stop}.`;
    }
    case 'challenged':
      return `${name(e.seat)} challenges ${adversary(e.card)}${CHALLENGED[e.mode]} with ${knights(e.pay)}.`;
    case 'sealed':
      return `${name(e.seat)} puts a seal on ${adversary(e.card)}.`;
    case 'columnCompleted':
      return `Every one of the ${kind(e.kind, 2)} is sealed: their owners take them.`;
    case 'won':
      return `${name(e.seat)} wins ${adversary(e.card)}${e.sealReturned ? ' and takes the seal back' : ''}.`;
    case 'adventureTaken':
      return `${name(e.seat)} takes the adventure ${ADVENTURES[e.adventure][0]} for ${adversaries(e.pay)}: ${plural(e.points, 'point')}.`;
    case 'drew': {
      const drawn = `${name(e.seat)} draws ${e.count === 0 ? 'nothing' : plural(e.count, 'knight')}.`;
      return e.reshuffle === null
        ? drawn
        : `${drawn} The ${plural(e.reshuffle.cards, 'discard')} become the new pile.`;
    }
    case 'ended':
      return ENDS[e.reason];
  }
}

export const quests = {
  title: 'King Arthur: the card game',
  about: 'Beat dark powers, enemy knights, monsters and dragons, and spend them on the adventures.',
  variants: { basic: 'Basic', seals: 'With seals' },

  knight,
  knights,
  kind,
  adversary,
  adversaries,
  adventure: (id: AdventureId): string => ADVENTURES[id][0],
  /** What the adventure asks for, in words. */
  condition: (id: AdventureId): string => ADVENTURES[id][1],
  payment,
  list,
  /** What happened, oldest first, a sentence each. */
  events: (all: readonly QuestsEvent[], names: readonly string[]): string[] =>
    all.map((e) => event(e, names)),
};
