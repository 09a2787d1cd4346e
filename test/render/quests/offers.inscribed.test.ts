import { describe, expect, it } from 'vitest';
import { cardGamePainter } from '../../../render/quests/painter.ts';
import { spoken } from '../../../scripts/samples/language.ts';
import {
  type CardGameOption,
  type CardGamePosition,
  NAMES,
  positions,
  sceneOf,
} from '../../../scripts/samples/quests.ts';
import type { AdventureAction, CardGameView, ChallengeAction } from '../../../src/games/quests/types.ts';
import { knightList } from '../../../src/telling/quests/sentences.ts';
import { challengePayments } from '../../games/quests/naive-payment.ts';
import { misfitsOf } from '../fixtures/fit.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';

const t = spoken();

const game = [...positions({ variant: 'seals', seats: 5, seed: 'a1b2c3d4'.repeat(4) })];

const wordsOf = (painting: Parameters<typeof inscriptions>[0]) =>
  inscriptions(painting).map(({ text }) => text);

const wins = ({ preview }: CardGameOption) => preview.events.filter(({ type }) => type === 'won').length;

/** The challenges of the first adversary for which one is as wanted, and who may make them. */
function challenges(wanted: (option: CardGameOption) => boolean) {
  for (const position of game) {
    const all = position.toAct === null ? [] : position.options;
    const found = all.find((option) => option.action.type === 'challenge' && wanted(option));
    if (found?.action.type !== 'challenge') continue;
    const { card } = found.action;
    return {
      position,
      same: all.filter(({ action }) => action.type === 'challenge' && action.card === card),
    };
  }
  throw new Error('nobody can do that');
}

const choiceOf = ({ own }: CardGamePosition, options: readonly CardGameOption[]) =>
  cardGamePainter.choice(sceneOf(own), options);

describe('a choice of payments', () => {
  it('says who gets what where others win cards by it', () => {
    const { position, same } = challenges((option) => wins(option) === 2);
    const words = wordsOf(choiceOf(position, [...same, ...same]));
    const { card } = same[0]!.action as ChallengeAction;
    const cost = Number(card.slice(-1));
    expect(words).toContain(t('quests-picture-choice-group', { price: 'usual', cost, result: 'column' }));
    const others = same[0]!.preview.events.flatMap((event) =>
      event.type === 'won' && event.seat !== position.toAct ? [NAMES[event.seat]!] : [],
    );
    expect(words).toEqual(expect.arrayContaining(others));
    expect(words).not.toContain(t('quests-picture-choice-gain'));
  });

  it('says what stays where one price wins the cards of a column and another one doesn’t', () => {
    const { position, same } = challenges((option) => wins(option) === 2);
    const usual = same.find((option) => wins(option) === 2)!;
    const action = { ...(usual.action as ChallengeAction), mode: 'double' as const };
    const stays = t('quests-picture-choice-stays');
    const won = usual.preview.events.find(({ type }) => type === 'won')!;
    const alone = { ...usual, action, preview: { ...usual.preview, events: [won] } };
    expect(wordsOf(choiceOf(position, [usual, alone]))).toContain(stays);
    expect(wordsOf(choiceOf(position, [alone, alone]))).not.toContain(stays);
  });

  it.each([
    ['beside the board', 4],
    ['on a longer sheet', 9],
  ])('has the numbers of its buttons %s, where several payments share one', (_, count) => {
    const { position, same } = challenges((option) => wins(option) === 1);
    const modeOf = ({ action }: CardGameOption) => (action.type === 'challenge' ? action.mode : null);
    const single = same.filter((option) => modeOf(option) === modeOf(same[0]!));
    const some = Array.from({ length: count }, (_, at) => ({
      ...single[at % single.length]!,
      number: at < 3 ? 71 : 72,
    }));
    const numbers = wordsOf(choiceOf(position, some)).filter((word) => /^7\d$/.test(word));
    expect(numbers).toEqual(some.map(({ number }) => String(number)));
  });

  it.each([
    ['beside the board', 2],
    ['on a longer sheet', 8],
  ])('says once for each price %s how high it is and what it brings, the usual one first', (_, count) => {
    const { position, same } = challenges(
      (option) => option.action.type === 'challenge' && option.action.mode === 'double' && wins(option) === 1,
    );
    const single = same.filter((option) => wins(option) < 2);
    const some = Array.from({ length: count }, (_, at) => single[at % single.length]!);
    const double = same.find(({ action }) => action.type === 'challenge' && action.mode === 'double')!;
    const words = wordsOf(choiceOf(position, [...some, double]));
    const value = Number((double.action as ChallengeAction).card.slice(-1));
    const { seals } = position.own.players[position.toAct!]!;
    const told = [
      t('quests-picture-choice-group', { price: 'usual', cost: value, result: 'sealed' }),
      String(seals - 1),
      t('quests-picture-choice-group', { price: 'double', cost: 2 * value, result: 'won' }),
      t('quests-picture-choice-net', { points: value }),
    ];
    const [usual, , twice] = told.map((text) => words.indexOf(text));
    expect(usual).toBeGreaterThan(-1);
    expect(twice).toBeGreaterThan(usual!);
    expect(words).toEqual(expect.arrayContaining(told));
  });
});

describe('a choice of payments on a longer sheet', () => {
  const position = game.findLast(({ own, options, toAct }) => {
    const rivals = own.players.filter((_, seat) => seat !== toAct);
    return (
      options.some(({ action }) => action.type === 'challenge') &&
      rivals.every(({ trophies }) => trophies.length > 1)
    );
  })!;
  const option = position.options.find(({ action }) => action.type === 'challenge')!;
  const words = wordsOf(choiceOf(position, Array(9).fill(option)));

  it('shows the hand', () => {
    expect(words).toContain(t('quests-picture-hand-title'));
  });

  it('says what all the others have won', () => {
    for (const { trophies } of position.own.players)
      expect(words).toContain(`= ${trophies.reduce((sum, card) => sum + Number(card.slice(-1)), 0)}`);
  });
});

it('says which figures of what’s kept are strengths and which one is of cards, level with what’s paid', () => {
  const { position, same } = challenges((option) => wins(option) === 1);
  const all = inscriptions(choiceOf(position, [...same, ...same]));
  const boxOf = (id: 'pay' | 'keep' | 'strength' | 'cards') =>
    all.find(({ text }) => text === t(`quests-picture-choice-${id}`))!.box;
  expect(Math.abs(boxOf('keep').bottom - boxOf('pay').bottom)).toBeLessThan(4);
  expect(Math.abs(boxOf('cards').top - boxOf('strength').top)).toBeLessThan(4);
  expect(boxOf('strength').top).toBeGreaterThanOrEqual(boxOf('keep').bottom);
});

it.each([2, 3, 4, 5, 9])('shows the hand beside %i payments', (count) => {
  const { position, same } = challenges((option) => wins(option) === 1);
  const adventure = game.find(({ options }) => options.some(({ action }) => action.type === 'adventure'))!;
  const taken = adventure.options.find(({ action }) => action.type === 'adventure')!;
  for (const [each, option] of [
    [position, same[0]!],
    [adventure, taken],
  ] as const)
    expect(wordsOf(choiceOf(each, Array(count).fill(option)))).toContain(t('quests-picture-hand-title'));
});

it('says beside the ways to pay for an adventure that somebody has no knights', () => {
  const { own, options, ...rest } = game.find(({ options }) =>
    options.some(({ action }) => action.type === 'adventure'),
  )!;
  const option = options.find(({ action }) => action.type === 'adventure')!;
  for (const count of [2, 4, 9]) {
    const words = wordsOf(
      choiceOf({ ...rest, options, own: { ...own, hand: [] } }, Array(count).fill(option)),
    );
    expect(words).toContain(t('quests-picture-text-no-knights'));
  }
});

it('says of the frame that its card is chosen, not that it’s possible', () => {
  const { position, same } = challenges((option) => wins(option) === 1);
  const words = wordsOf(choiceOf(position, [...same, ...same]));
  expect(words).toContain(t('quests-picture-legend-chosen'));
  expect(words).not.toContain(t('quests-picture-legend-offered'));
});

it('tells a double that’s left from two single knights', () => {
  const { position, same } = challenges((option) => wins(option) === 1);
  const base = same[0]!;
  const hand = ['orange', 'orange', 'orange', 'orange-2'] as const;
  const pays = [['orange-2'], ['orange', 'orange']] as const;
  const options = pays.map((pay) => ({ ...base, action: { ...base.action, pay } }) as CardGameOption);
  const painting = cardGamePainter.choice(sceneOf({ ...position.own, hand: [...hand] }), options);
  const figures = wordsOf(painting).filter((word) => /^\d$/.test(word));
  expect(figures.join('')).toContain('03003');
  expect(figures.join('')).toContain('03002');
});

it('has the number of a card at its corner, smaller than its value', () => {
  const position = game.find(({ options }) => new Set(options.map(({ action }) => action.type)).size > 2)!;
  const options = position.options.map((option, at) => ({ ...option, number: at + 71 }));
  const all = inscriptions(choiceOf(position, options));
  const numbers = all.filter(({ text, box }) => /^[789]\d$/.test(text) && box.left < 500 && box.top > 150);
  const values = all.filter(({ text, box }) => /^\d$/.test(text) && box.bottom - box.top > 40);
  expect(numbers.length).toBeGreaterThan(1);
  for (const { box } of numbers) {
    const value = values.find(
      (other) => Math.abs(other.box.left - box.left) < 110 && other.box.bottom > box.bottom,
    )!;
    expect(box.bottom).toBeLessThan(value.box.top + 6);
    expect(box.bottom - box.top).toBeLessThan(0.6 * (value.box.bottom - value.box.top));
  }
});

it('says what frames mean where their cards have numbers', () => {
  const position = game.find(({ options }) => new Set(options.map(({ action }) => action.type)).size > 2)!;
  expect(wordsOf(choiceOf(position, position.options))).toContain(t('quests-picture-legend-offered'));
});

it('names who wins cards of a column, the reader as “you”', () => {
  const { position, same } = challenges((option) => wins(option) === 2);
  const words = wordsOf(choiceOf(position, [...same, ...same]));
  expect(words).toContain(t('quests-picture-you'));
});

it('shows the hand where knights are drawn', () => {
  const position = game.find(
    ({ toAct, options }) =>
      toAct !== null && options.filter(({ action }) => action.type === 'draw').length > 1,
  )!;
  const draws = position.options.filter(({ action }) => action.type === 'draw');
  const painting = choiceOf(position, draws);
  expect(wordsOf(painting)).toContain(t('quests-picture-hand-title'));
  expect(painting.alt).toContain(knightList(t, position.own.hand!));
  expect(painting.text).toContain(knightList(t, position.own.hand!));
});

it('numbers no draw, as no button of one has a number', () => {
  const position = game.find(
    ({ toAct, options }) =>
      toAct !== null && options.filter(({ action }) => action.type === 'draw').length > 2,
  )!;
  const draws = position.options.filter(({ action }) => action.type === 'draw');
  const painting = choiceOf(
    position,
    draws.map((option, at) => ({ ...option, number: at + 71 })),
  );
  expect(wordsOf(painting).filter((word) => /^7\d$/.test(word))).toEqual([]);
  expect(painting.text).not.toMatch(/7\d/);
});

it('names all the others who win cards by a choice', () => {
  const { position, same } = challenges((option) => wins(option) === 2);
  const [option] = same;
  const others = NAMES.map((_, seat) => seat).filter((seat) => seat !== position.toAct);
  const events = others.map((seat) => ({
    type: 'won' as const,
    seat,
    card: 'dragon-5' as const,
    sealReturned: false,
  }));
  const words = wordsOf(
    choiceOf(position, [{ ...option!, preview: { ...option!.preview, events } }, option!]),
  );
  expect(words).toEqual(expect.arrayContaining(others.map((seat) => NAMES[seat])));
});

it('says what the adversaries paid for an adventure are worth', () => {
  const position = game.find(({ options }) => options.some(({ action }) => action.type === 'adventure'))!;
  const option = position.options.find(({ action }) => action.type === 'adventure')!;
  const { pay, adventure } = option.action as AdventureAction;
  const paid = pay.reduce((sum, card) => sum + Number(card.slice(-1)), 0);
  const { value } = position.own.adventures.find(({ id }) => id === adventure)!;
  for (const count of [2, 9]) {
    const words = wordsOf(choiceOf(position, Array(count).fill(option)));
    expect(words).toContain(t('quests-picture-choice-sum', { value, paid }));
    expect(words).toContain(t('quests-picture-choice-net', { points: value - paid }));
  }
});

/** Larger hands have more choices of cards than there's time to try. */
const MOST_HELD = 9;

it('has a line for every legal payment of a card, in whatever mode', () => {
  let compared = 0;
  for (const [at, position] of game.entries()) {
    const hand = position.own.hand!;
    if (at % 3 > 0 || position.toAct === null || hand.length > MOST_HELD) continue;
    const challenges = position.options.flatMap((option) => {
      const { action } = option;
      return action.type === 'challenge' ? [{ option, action }] : [];
    });
    for (const card of new Set(challenges.map(({ action }) => action.card))) {
      const same = challenges.filter(({ action }) => action.card === card);
      const modes = new Set(same.map(({ action }) => action.mode));
      const value = Number(card.slice(-1));
      const ways = [...modes].flatMap((mode) =>
        challengePayments(hand, mode === 'double' ? 2 * value : value, 'exact'),
      );
      const { text } = choiceOf(
        position,
        same.map(({ option }) => option),
      );
      const [, more = '0'] = /and (\d+) more/.exec(text) ?? [];
      expect(text.match(/^\d+\. /gm)!.length + Number(more)).toBe(ways.length);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(20);
});

describe('a hand', () => {
  const late = game.findLast(({ toAct }) => toAct === 0)!.own;

  it('has the whole names of four others', () => {
    const words = wordsOf(cardGamePainter.hand(sceneOf(late)));
    const others = NAMES.filter((_, seat) => seat !== late.viewer);
    expect(words).toEqual(expect.arrayContaining(others));
  });

  it('says in which place each of the others is, and that knight cards decide it where they do', () => {
    const scores = [30, 20, 20, 10, 5];
    const players = late.players.map((player, seat) => ({ ...player, score: scores[seat]!, knights: seat }));
    const words = (all: typeof players) => wordsOf(cardGamePainter.hand(sceneOf({ ...late, players: all })));
    const decided = words(players);
    for (const place of [1, 2, 3, 4, 5]) expect(decided).toContain(t('pictures-place', { place }));
    expect(decided.join()).toMatch(/break ties/);
    const shared = words(players.map((player) => ({ ...player, knights: 4 })));
    expect(shared).toContain(t('quests-picture-legend-knights'));
    expect(shared.filter((word) => word === t('pictures-place', { place: 2 }))).toHaveLength(2);
  });

  it('names the own adventures, also where they need more than a line', () => {
    const adventures = late.adventures.map((adventure, i) => ({
      ...adventure,
      taken: i < 6 ? { seat: 0, pay: [] } : null,
    }));
    const hand = ['orange', 'beige', 'beige'] as const;
    const words = wordsOf(cardGamePainter.hand(sceneOf({ ...late, adventures, hand })));
    for (const { id } of adventures.slice(0, 6)) {
      const name = t('quests-adventure', { adventure: id });
      expect(words.filter((word) => word === name).length).toBeGreaterThan(0);
    }
    expect(words.filter((word) => word === t('quests-adventure', { adventure: 'holy-grail' }))).toHaveLength(
      2,
    );
  });

  it('has nothing of the others on something else, whatever they have', () => {
    const trophies = ['power-1', 'power-2', 'enemy-1', 'enemy-3', 'monster-4', 'dragon-5'] as const;
    for (const kinds of [1, 2, 4, 6]) {
      const players = late.players.map((player) => ({ ...player, trophies: trophies.slice(0, kinds) }));
      const adventures = late.adventures.map((adventure, i) => ({
        ...adventure,
        taken: i < 2 * kinds ? { seat: i % NAMES.length, pay: [] } : null,
      }));
      const view: CardGameView = { ...late, players, adventures };
      const { overlapping } = misfitsOf(cardGamePainter.hand(sceneOf(view)));
      expect(overlapping).toEqual([]);
    }
  });

  it('says what the points of each of four others are made of', () => {
    const seats = NAMES.map((_, seat) => seat);
    const taken = (i: number) => ({ seat: i % seats.length, pay: [] });
    const adventures = late.adventures.map((adventure, i) => ({ ...adventure, taken: taken(i) }));
    const words = wordsOf(cardGamePainter.hand(sceneOf({ ...late, adventures })));
    for (const seat of seats) {
      const own = adventures.filter((adventure) => adventure.taken.seat === seat);
      expect(words).toContain(`= ${own.reduce((sum, { value }) => sum + value, 0)}`);
    }
  });

  it('leaves the strengths of colours to the reader where a lesson asks for them, and only there', () => {
    const hand = ['red', 'red-2', 'merlin'] as const;
    const shown = (isRiddle: boolean) =>
      cardGamePainter.hand({ ...sceneOf({ ...late, hand }), isMarked: true, isRiddle });
    expect(wordsOf(shown(false))).toContain('3 + 1');
    expect(wordsOf(shown(true))).not.toContain('3 + 1');
    const strength = t('quests-picture-alt-strength', { colour: 'red', strength: 4, merlins: 1 });
    expect(shown(false).alt).toContain(strength);
    expect(shown(true).alt).not.toContain(strength);
  });

  it('says which adventures a single opponent has, and that player', () => {
    const two = [...positions({ variant: 'basic', seats: 2, seed: '9'.repeat(32) })];
    const { own } = two.findLast(({ toAct }) => toAct !== null)!;
    const adventures = own.adventures.map((adventure, i) => ({
      ...adventure,
      taken: i < 4 ? { seat: i % 2, pay: [] } : null,
    }));
    const players = own.players.map((player) => ({ ...player, trophies: [] }));
    const words = wordsOf(cardGamePainter.hand(sceneOf({ ...own, adventures, players })));
    const named = adventures.slice(0, 4).map(({ id }) => t('quests-adventure', { adventure: id }));
    for (const name of named) expect(words.filter((word) => word === name)).toHaveLength(2);
  });
});

it('says all ways to pay for a card in one line, also of more than there’s room for otherwise', () => {
  const most = game.reduce((best, each) => (each.options.length > best.options.length ? each : best));
  const cardOf = ({ action }: CardGameOption) => (action.type === 'challenge' ? action.card : action.type);
  const cards = [...new Set(most.options.map(cardOf))];
  const options = most.options.map((option) => ({ ...option, number: cards.indexOf(cardOf(option)) + 1 }));
  const { text } = choiceOf(most, options);
  const challenges = options.filter(({ action }) => action.type === 'challenge');
  const lines = text.split('\n').filter((line) => / with /.test(line));
  expect(lines.flatMap((line) => line.split(' / '))).toHaveLength(challenges.length);
  const starts = lines.map((line) => line.slice(0, line.indexOf(' with ')));
  expect(new Set(starts).size).toBe(starts.length);
  expect(text).toContain(knightList(t, most.own.hand!));
  expect(text).not.toMatch(/and \d+ more/);
  const draws = options.filter(({ action }) => action.type === 'draw');
  expect(text.match(/end the turn$/gm)).toHaveLength(draws.length);
});
