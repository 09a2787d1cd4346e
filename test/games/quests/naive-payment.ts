/**
 * The payment rule as worded in the rules, by trying every choice of cards, to check the engine's search.
 * It shares no code with the engine.
 */

const value = (card: string): number => Number(card.at(-1));
const kind = (card: string): string => card.slice(0, -2);
const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);

/** Every distinct choice of the cards. */
function choices(cards: readonly string[]): string[][] {
  const [first] = cards;
  if (first === undefined) return [[]];
  const others = choices(cards.filter((card) => card !== first));
  const copies = cards.filter((card) => card === first);
  return others.flatMap((choice) => [choice, ...copies.map((_card, at) => [...copies.slice(at), ...choice])]);
}

function payments(
  cards: readonly string[],
  suffices: (choice: string[]) => boolean,
  total: number | null,
  worth: (choice: string[]) => number,
  rule: 'exact' | 'lean',
): string[][] {
  const lean = choices(cards).filter(
    (choice) => suffices(choice) && choice.every((_card, at) => !suffices(choice.toSpliced(at, 1))),
  );
  const exact = total === null ? [] : lean.filter((choice) => worth(choice) === total);
  return rule === 'exact' && exact.length > 0 ? exact : lean;
}

const strength = (choice: string[]): number => sum(choice.map((card) => (card.endsWith('-2') ? 2 : 1)));
const colours = (choice: string[]): Set<string> =>
  new Set(choice.filter((card) => card !== 'merlin').map((card) => card.replace('-2', '')));

export const challengePayments = (
  hand: readonly string[],
  price: number,
  rule: 'exact' | 'lean',
): string[][] =>
  payments(hand, (choice) => colours(choice).size <= 1 && strength(choice) >= price, price, strength, rule);

const worth = (choice: string[]): number => sum(choice.map(value));
const ofKind = (choice: string[], wanted: string): string[] => choice.filter((card) => kind(card) === wanted);

const KINDS = ['power', 'enemy', 'monster', 'dragon'];
const TOTALS: Record<string, { total: number; kind?: string }> = {
  'holy-grail': { total: 12 },
  mountain: { total: 9 },
  excalibur: { total: 5 },
  'questing-beast': { total: 8, kind: 'dragon' },
  'fisher-king': { total: 6, kind: 'monster' },
  'royal-tournament': { total: 5, kind: 'enemy' },
  saxons: { total: 4, kind: 'power' },
};
const CONDITIONS: Record<string, (choice: string[]) => boolean> = {
  robbers: (choice) => choice.length >= 2,
  vikings: (choice) => choice.length >= 4,
  'king-mark': (choice) => ['monster', 'enemy', 'power'].every((each) => ofKind(choice, each).length > 0),
  'sea-monster': (choice) => KINDS.every((each) => ofKind(choice, each).length > 0),
  'green-knight': (choice) =>
    choice.some(
      (high, at) => value(high) >= 4 && choice.some((other, at2) => at2 !== at && value(other) >= 3),
    ),
  'gold-treasure': (choice) =>
    choice.includes('dragon-5') || choice.filter((card) => value(card) >= 3).length >= 2,
};

export function adventurePayments(
  hand: readonly string[],
  adventure: string,
  rule: 'exact' | 'lean',
): string[][] {
  const total = TOTALS[adventure];
  if (total === undefined)
    return payments(hand, CONDITIONS[adventure] as (choice: string[]) => boolean, null, worth, rule);
  const usable = (choice: string[]) => (total.kind === undefined ? choice : ofKind(choice, total.kind));
  return payments(hand, (choice) => worth(usable(choice)) >= total.total, total.total, worth, rule);
}
