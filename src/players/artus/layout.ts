import { CHAIR_COUNT } from '../../games/artus/data.ts';
import { CARD_KINDS, SCORES, Scores } from './deck.ts';

const ids = CARD_KINDS.map(({ id }) => id);
const scoringIds = ids.filter((_, kind) => SCORES[kind] !== Scores.nothing);
const allIds = ids.filter((_, kind) => SCORES[kind] === Scores.all);
const chosenIds = ids.filter((_, kind) => SCORES[kind] === Scores.chosen);

/** The names of the features, in order. */
export const NAMES = [
  'score',
  ...Array.from({ length: CHAIR_COUNT - 1 }, (_, i) => `space ${i + 1}`),
  ...ids.map((id) => `hand ${id}`),
  ...ids.map((id) => `pile ${id}`),
  ...scoringIds.map((id) => `hand points ${id}`),
  ...scoringIds.map((id) => `pile points ${id}`),
  ...chosenIds.map((id) => `hand ready ${id}`),
  ...chosenIds.map((id) => `pile ready ${id}`),
  ...allIds.map((id) => `turned points ${id}`),
  'first knight',
  'second knight',
  'third knight',
  'best now',
  'second now',
  'best ride',
  'rides',
  'prince',
  'turn',
  'to act best',
  'to act second',
  'plays',
  'draws',
  'turns away 1',
  'turns away 2',
  'turns away 3',
];

const at = (name: string): number => NAMES.indexOf(name);
const byKind = (group: string): Int32Array => Int32Array.from(ids, (id) => at(`${group} ${id}`));

// Where the features are. By kind of card, it's -1 for kinds that have no such feature.

/** Less than the first of the 27 spaces by 1, so that a space can be added. */
export const SPACE = at('space 1') - 1;
/** By kind, from here on. */
export const HAND = at(`hand ${ids[0]}`);
export const PILE = at(`pile ${ids[0]}`);
export const HAND_POINTS = byKind('hand points');
export const PILE_POINTS = byKind('pile points');
export const HAND_READY = byKind('hand ready');
export const PILE_READY = byKind('pile ready');
export const TURNED_POINTS = byKind('turned points');
export const FIRST_KNIGHT = at('first knight');
export const BEST_NOW = at('best now');
export const SECOND_NOW = at('second now');
export const BEST_RIDE = at('best ride');
export const RIDES_SUM = at('rides');
export const PRINCE = at('prince');
export const TURN_UNIT = at('turn');
export const ACT_BEST = at('to act best');
export const ACT_SECOND = at('to act second');
export const PLAYS = at('plays');
export const DRAWS = at('draws');
/** Less than the first of three by 1, so that a number of turns can be added. */
export const AWAY = at('turns away 1') - 1;
