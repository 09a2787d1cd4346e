import { describe, expect, it } from 'vitest';
import { cardGamePainter } from '../../../render/quests/painter.ts';
import { type CardGameOption, NAMES, positions, sceneOf } from '../../../scripts/samples/quests.ts';
import { cardValue, KINDS } from '../../../src/games/quests/data.ts';
import { TURN_STEPS } from '../../../src/games/quests/legal.ts';
import { handStrengths, LIVERIES, without } from '../../../src/games/quests/reading.ts';
import type { KnightCard } from '../../../src/games/quests/types.ts';
import { translator } from '../../../src/i18n/index.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';

const t = translator('en-US');
const called = NAMES.slice(0, 3).map((name) => name.slice(0, 6));

/** Every so many positions, as drawing takes time. */
const STRIDE = 9;

const game = [...positions({ variant: 'seals', seats: 3, seed: '9'.repeat(32) })].filter(
  (_, i, all) => i % STRIDE === 0 || i === all.length - 1,
);

/** How often each text is written. */
function read(painting: Parameters<typeof inscriptions>[0]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of inscriptions(painting)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** How strong each colour is with Merlins if it's there, and Merlins alone. */
const figuresOf = (cards: readonly KnightCard[]): readonly string[] => {
  const alone = handStrengths(cards);
  return LIVERIES.map((livery) =>
    String(alone[livery] + (livery === 'merlin' || alone[livery] === 0 ? 0 : alone.merlin)),
  );
};

describe('somebody who sees only the picture of the table', () => {
  const seen = game.map(({ table, events }) => ({
    table,
    texts: read(cardGamePainter.table(sceneOf(table, { names: called, events }))),
  }));

  it('reads who’s on turn, and the steps of the turn', () => {
    for (const { table, texts } of seen) {
      if (table.toAct === null) {
        expect(texts.has(t('quests-picture-over'))).toBe(true);
        continue;
      }
      expect(texts.get(called[table.toAct]!)).toBe(2);
      expect(texts.has(t('quests-picture-turn', { turn: table.turn + 1 }))).toBe(true);
      for (const step of TURN_STEPS)
        expect(texts.has(t(`quests-picture-step-${step}`))).toBe(step !== 'draw' || table.maxDraw === 0);
      const draw = t('quests-picture-step-draw-most', { most: table.maxDraw });
      if (table.maxDraw > 0) expect(texts.has(draw)).toBe(true);
    }
  });

  it('reads everybody’s points and place, and what the points are made of', () => {
    for (const { table, texts } of seen) {
      for (const { score, knights } of table.players)
        for (const number of [score, knights]) expect(texts.has(String(number))).toBe(true);
      const best = Math.max(...table.players.map(({ score }) => score));
      const leaders = table.players.filter(({ score }) => score === best);
      const most = Math.max(...leaders.map(({ knights }) => knights));
      if (leaders.length < table.players.length)
        expect(texts.get(t('pictures-place', { place: 1 }))).toBe(
          leaders.filter(({ knights }) => knights === most).length,
        );
      for (const { id, value, taken } of table.adventures) {
        if (taken === null) continue;
        expect(texts.has(String(value))).toBe(true);
        expect(texts.has(translator('en-US')('quests-adventure', { adventure: id })), id).toBe(true);
      }
    }
  });

  it('reads the value of every card on display, sealed or not', () => {
    for (const { table, texts } of seen) {
      const shown = KINDS.flatMap((kind) => table.columns[kind].map(({ card }) => cardValue(card)));
      for (const value of shown) {
        const times = shown.filter((other) => other === value).length;
        expect(texts.get(String(value)) ?? 0).toBeGreaterThanOrEqual(times);
      }
      for (const kind of KINDS) expect(texts.has(t(`quests-picture-head-${kind}`))).toBe(true);
    }
  });

  it('reads what the open adventures bring and ask for, and how many end the game', () => {
    for (const { table, texts } of seen) {
      for (const { need, value, taken } of table.adventures) {
        if (taken !== null) continue;
        expect(texts.has(String(value))).toBe(true);
        if (need.type === 'total')
          expect(texts.has(t('quests-picture-need-total', { total: need.total }))).toBe(true);
      }
      const open = table.adventures.filter(({ taken }) => taken === null).length;
      const left = Math.max(0, open - 1);
      const isOver = table.end !== null || left === 0;
      const ending = isOver ? 'over' : table.adversaryPile === 0 ? 'display' : 'adventures';
      expect(texts.has(t('quests-picture-heading', { ending, left }))).toBe(true);
    }
  });
});

it('says in the picture, its alt text and the text table what ends the game, and that it is over', () => {
  const { table } = game.findLast(({ toAct }) => toAct !== null)!;
  const left = 2;
  const adventures = table.adventures.map((adventure, i) => ({
    ...adventure,
    taken: i < 10 ? { seat: 0, pay: [] } : null,
  }));
  const shown = (adversaryPile: number, changed: Partial<typeof table> = {}) =>
    cardGamePainter.table(sceneOf({ ...table, adventures, adversaryPile, ...changed }));
  const none = { power: [], enemy: [], monster: [], dragon: [] };
  const positions = [
    ['adventures', shown(1)],
    ['display', shown(0)],
    ['adventures', shown(0, { columns: none })],
    ['over', shown(0, { columns: none, end: 'display' })],
  ] as const;
  for (const [ending, { alt, text, ...painting }] of positions) {
    expect(read({ alt, text, ...painting }).has(t('quests-picture-heading', { ending, left }))).toBe(true);
    expect(text).toContain(t('quests-picture-text-adventures', { ending, left }));
  }
  const [before, then, , over] = positions.map(([, { alt }]) => alt);
  expect(before).toContain(t('quests-picture-alt-piles', { ending: 'adventures', adversaries: 1, left }));
  expect(then).toContain(t('quests-picture-alt-piles', { ending: 'display', adversaries: 0, left }));
  expect(over).not.toContain(t('quests-picture-alt-left', { left }));
});

describe('somebody who sees only the picture of a choice', () => {
  it('finds how many knights to draw, in the order of the buttons', () => {
    for (const { own, options, toAct } of game) {
      if (toAct === null) continue;
      const draws = options.filter(({ action }) => action.type === 'draw');
      const all = inscriptions(cardGamePainter.choice(sceneOf(own), draws)).map(({ text }) => text);
      const texts = all.slice(all.indexOf(t('quests-picture-choice-draw-title')));
      const at = draws.flatMap(({ action }) =>
        action.type === 'draw'
          ? [texts.indexOf(t('quests-picture-choice-draw', { knights: action.count }))]
          : [],
      );
      expect(at).not.toContain(-1);
      expect(at).toEqual([...at].sort((a, b) => a - b));
    }
  });

  it('finds on the board the number of every choice, beside the own hand and everybody’s points', () => {
    let found = 0;
    for (const { own, options, toAct } of game) {
      if (toAct === null) continue;
      const targetOf = ({ action }: CardGameOption): string =>
        action.type === 'challenge' ? action.card : action.type === 'adventure' ? action.adventure : '';
      const targets = [...new Set(options.map(targetOf).filter((target) => target !== ''))];
      if (targets.length < 2) continue;
      // No value on a card is as high.
      const numbered = options.map((option) => ({
        ...option,
        number: 41 + targets.indexOf(targetOf(option)),
      }));
      const texts = inscriptions(cardGamePainter.choice(sceneOf(own), numbered)).map(({ text }) => text);
      expect(texts).toEqual(expect.arrayContaining(targets.map((_, i) => String(41 + i))));
      expect(texts).toContain(t('quests-picture-hand-title'));
      for (const { score } of own.players)
        expect(texts.some((text) => text.split(' ')[0] === String(score))).toBe(true);
      found++;
    }
    expect(found).toBeGreaterThan(3);
  });

  it('still sees the board and what everybody has while choosing what to pay', () => {
    let found = 0;
    for (const { own, options, toAct } of game) {
      const [first] = options.filter(({ action }) => action.type === 'challenge');
      if (toAct === null || first?.action.type !== 'challenge') continue;
      const { card } = first.action;
      const same = options.filter(({ action }) => action.type === 'challenge' && action.card === card);
      if (same.length < 2 || same.length > 8) continue;
      const texts = inscriptions(cardGamePainter.choice(sceneOf(own), same)).map(({ text }) => text);
      for (const kind of KINDS) expect(texts).toContain(t(`quests-picture-head-${kind}`));
      expect(texts).toContain(t('quests-picture-choice-keep'));
      for (const name of NAMES.slice(0, own.players.length)) expect(texts).toContain(name);
      for (const { score } of own.players) expect(texts).toContain(String(score));
      for (const { id } of own.adventures.filter(({ taken }) => taken === null))
        expect(texts.join(' ')).toContain(t('quests-adventure', { adventure: id }));
      expect(texts).toEqual(expect.arrayContaining(same.map((_, i) => String(i + 1))));
      found++;
    }
    expect(found).toBeGreaterThan(3);
  });

  it('reads what’s held and what’s left after paying: how strong each colour is with Merlins, as beside a hand, and Merlins apart', () => {
    let merlins = 0;
    for (const { own, options, toAct } of game) {
      if (toAct === null) continue;
      const challenges = options.flatMap((option) =>
        option.action.type === 'challenge' ? [{ ...option, action: option.action }] : [],
      );
      const same = challenges.filter(({ action }) => action.card === challenges[0]?.action.card);
      if (same.length < 2) continue;
      const texts = inscriptions(cardGamePainter.choice(sceneOf(own), same)).map(({ text }) => text);
      for (const { action } of same) {
        const left = without(own.hand ?? [], action.pay);
        for (const cards of [own.hand ?? [], left])
          expect(`|${texts.join('|')}|`).toContain(`|${figuresOf(cards).join('|')}|`);
        merlins += handStrengths(left).merlin;
      }
    }
    expect(merlins).toBeGreaterThan(0);
  });
});
