import { describe, expect, it } from 'vitest';
import { rowHeights } from '../../../render/artus/branch-rows.ts';
import { artusPainter } from '../../../render/artus/painter.ts';
import { STEPS } from '../../../render/artus/rule.ts';
import { PANEL } from '../../../render/artus/sheet.ts';
import { addUp } from '../../../render/parts/shapes.ts';
import { sceneOf } from '../../../scripts/samples/artus.ts';
import {
  optionsOfCard,
  type Position,
  positions,
  stepOptions,
} from '../../../scripts/samples/artus-positions.ts';
import { chairValue } from '../../../src/games/artus/data.ts';
import { rankedKnights } from '../../../src/games/artus/reading.ts';
import { locales, translator } from '../../../src/i18n/index.ts';
import { cardLabel } from '../../../src/telling/artus/sentences.ts';
import { signed } from '../../../src/telling/text.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';
import { someOf } from '../fixtures/whole.ts';

const game = [...positions({ variant: 'advanced', seats: 4, seed: '0123456789abcdef'.repeat(2) })];

/** What's written beside each number of a choice, after the heading of its card, from top to bottom. */
function rowsOf({ own, options }: Position): string[] {
  const numbers = options.map((_, i) => String(i + 1));
  const t = translator('en-US');
  const heads = new Set(options.map(({ action }) => ('card' in action ? cardLabel(t, action.card) : '')));
  heads.add(t('artus-picture-pile-cards', { pile: 'scoring' }));
  const rows: string[] = [];
  let head = '';
  for (const { text, box } of inscriptions(artusPainter.choice(sceneOf(own), options))) {
    if (box.left < PANEL.x || box.top < PANEL.y + 58) continue;
    if (heads.has(text) && box.left < PANEL.x + 40) head = text;
    else if (text === numbers[rows.length] && box.left < PANEL.x + 40) rows.push(head);
    else if (rows.length > 0) rows[rows.length - 1] += ` ${text}`;
  }
  return rows;
}

it('no two rows of a choice read the same, whichever cards do it', () => {
  let compared = 0;
  for (const position of positions({ variant: 'basic', seats: 4, seed: '7'.repeat(32) })) {
    const { options, own } = position;
    const cards = new Set(options.map(({ action }) => ('card' in action ? action.card : '')));
    if (own.playsLeft === 0 || options.length > 10 || cards.size < 2) continue;
    const figures = options.map(({ action }) => ('chair' in action ? action.chair : JSON.stringify(action)));
    if (new Set(figures).size === figures.length) continue;
    const rows = rowsOf(position);
    expect(rows).toHaveLength(options.length);
    expect(new Set(rows).size).toBe(rows.length);
    compared++;
  }
  expect(compared).toBeGreaterThan(0);
});

it('a card is named above all that it can do, and scoring cards together', () => {
  const position = game.find(({ options, own }) => own.playsLeft > 0 && options.length < 9)!;
  const rows = rowsOf(position);
  const of = (head: string) => rows.flatMap((row, i) => (row.startsWith(`${head} `) ? [i + 1] : []));
  expect(of('Ring')).toEqual([1, 2, 3]);
  expect(of('Silver ring')).toEqual([4]);
  expect(of('Bronze ring')).toEqual([7, 8]);
  const written = inscriptions(artusPainter.choice(sceneOf(position.own), position.options));
  expect(written.filter(({ text }) => text === 'Scoring cards')).toHaveLength(1);
});

it('whoever chooses a figure reads what their Knights are worth under a new King', () => {
  const position = game.find((each) => {
    if (optionsOfCard(each, 'scoring:joker').length === 0) return false;
    const options = stepOptions(each, ['scoring:joker']);
    return options.some(({ preview }) => preview.events.some(({ type }) => type === 'crowned'));
  })!;
  const options = stepOptions(position, ['scoring:joker']);
  const crowning = options.filter(({ preview }) => preview.events.some(({ type }) => type === 'crowned'));
  const written = inscriptions(artusPainter.choice(sceneOf(position.own), options)).map(({ text }) => text);
  expect(written.filter((text) => text === 'crowns him King')).toHaveLength(crowning.length);
  expect(written.filter((text) => /^\([+−±]\d+\)$/.test(text))).toHaveLength(crowning.length);
  for (const { action } of crowning)
    if ('chair' in action) expect(written).toContain(`ring on ${action.chair}`);
});

it('rows of a choice have room for all of their lines', () => {
  const rows = [
    { lines: 1, isTurned: false },
    { lines: 2, isTurned: false },
    { lines: 2, isTurned: true },
  ];
  const [one, two, three] = rowHeights(rows, 0);
  expect(one).toBeGreaterThanOrEqual(36);
  expect(two! - one!).toBeGreaterThanOrEqual(26);
  expect(three! - two!).toBeGreaterThanOrEqual(26);
  const crowded = rowHeights(
    Array.from({ length: 12 }, (_, i) => rows[i % 6 === 0 ? 2 : 1]!),
    966,
  );
  expect(addUp(crowded)).toBeLessThanOrEqual(966);
});

it('equal cards are shown once, with how many they are', () => {
  for (const position of positions({ variant: 'basic', seats: 2, seed: '0123456789abcdef'.repeat(2) })) {
    const { own, toAct } = position;
    const hand = own.players[toAct ?? 0]?.hand ?? [];
    if (own.playsLeft === 0 || new Set(hand).size === hand.length) continue;
    const written = inscriptions(artusPainter.choice(sceneOf(own), stepOptions(position)));
    expect(written.filter(({ text }) => text === '×2')).toHaveLength(1);
    return;
  }
  throw new Error('no hand has two equal cards');
});

it('whoever places Knights reads how many are left', () => {
  const position = game.find(({ own }) => own.phase === 'placement')!;
  const left = position.own.players[position.toAct!]!.unplaced;
  const written = inscriptions(artusPainter.choice(sceneOf(position.own), position.options));
  expect(written.map(({ text }) => text)).toContain(`× ${left}`);
});

it.each(locales)('each step of a rule has its whole sentence below it, %s', (locale) => {
  for (const id of someOf(Object.keys(STEPS), 3)) {
    const painting = artusPainter.piece!(`rules-${id}`, { theme: 'court', t: translator(locale) })!;
    const written = inscriptions(painting)
      .map(({ text }) => text)
      .join(' ');
    for (const sentence of painting.text.split('\n')) expect(written).toContain(sentence);
    expect(written).not.toContain('…');
  }
});

/** The first choice of where the King goes, or a Knight that may push him. */
function turningChoice(figure: 'king' | 'knight'): Position {
  for (const position of game) {
    const { options, own } = position;
    for (const { action, preview } of options) {
      if (!('from' in action) || !preview.events.some(({ type }) => type === 'turned')) continue;
      if (figure === 'king' ? action.from === own.king : action.type === 'moveKnight')
        return { ...position, options: optionsOfCard(position, action.card, action.from) };
    }
  }
  throw new Error('the King stays');
}

describe.each(locales)('choices that turn the table, %s', (locale) => {
  const t = translator(locale);
  const [king, knight] = [turningChoice('king'), turningChoice('knight')];
  const beside = ({ own, options }: Position) =>
    inscriptions(artusPainter.choice(sceneOf(own, { t }), options)).filter(({ box }) => box.left > PANEL.x);

  it('say whose Knights they count, and that the pushed go to a chair', () => {
    const written = beside(king).map(({ text }) => text);
    expect(written).toContain(t('artus-picture-choice-yours'));
    const pushed = king.options.flatMap(({ preview: { events } }) =>
      events.flatMap((e) => (e.type === 'displaced' ? [e.to] : [])),
    );
    for (const chair of pushed) expect(written).toContain(t('artus-picture-choice-to', { chair }));
    expect(written).toContain(t('artus-picture-choice-total'));
  });

  it.each([
    ['a King', king],
    ['a Knight', knight],
  ])('of %s have the sum and the change in one line', (_, position) => {
    const all = beside(position);
    const lines = all.filter(({ text }) => /^\([+−±]\d+\)$/.test(text));
    expect(lines.length).toBeGreaterThan(0);
    for (const { box } of lines) {
      const middle = (box.top + box.bottom) / 2;
      const sums = all.filter(
        (other) =>
          /^[+−]?\d+$/.test(other.text) &&
          other.box.left > PANEL.x + 50 &&
          other.box.right < box.left &&
          Math.abs((other.box.top + other.box.bottom) / 2 - middle) < 8,
      );
      expect(sums).toHaveLength(1);
    }
  });
});

it('where no Knight can move, it’s said what rings score, and what isn’t met', () => {
  const position = game.find(({ options, own }) => {
    const types = new Set(options.map(({ action }) => action.type));
    const isUnmet = options.some(({ preview }) => preview.events.some((e) => e.type === 'scored' && !e.met));
    return (
      own.playsLeft > 0 &&
      types.has('addRing') &&
      !types.has('movePrince') &&
      !types.has('moveKnight') &&
      isUnmet
    );
  })!;
  const written = inscriptions(artusPainter.choice(sceneOf(position.own), position.options))
    .map(({ text }) => text)
    .join(' ');
  expect(written).toContain('A ring scores the chair of the Prince who gets it.');
  expect(written).toContain('Not met');
  expect(written).not.toContain('A Knight scores');
});

it('cards on a pile have names in words, and their signs are explained', () => {
  const position = game.find(({ own }) => own.playsLeft === 0 && own.drawsLeft === 2)!;
  const painting = artusPainter.choice(sceneOf(position.own), position.options);
  for (const told of ['any\u00a0ring', 'Each color']) expect(painting.alt).toContain(told);
  const written = inscriptions(painting)
    .map(({ text }) => text)
    .join(' ');
  for (const told of ['± either way', 'Σ all', '−Σ opposite']) expect(written).toContain(told);
});

it.each(locales)('the sign of all Knights is explained whichever cards are offered, %s', (locale) => {
  const t = translator(locale);
  const position = game.find(({ options, own }) => {
    const isTurning = options.some(({ preview }) => preview.events.some(({ type }) => type === 'turned'));
    const cards = new Set(options.map(({ action }) => ('card' in action ? action.card : '')));
    return own.playsLeft > 0 && isTurning && cards.size > 1 && options.length < 12;
  })!;
  const written = inscriptions(artusPainter.choice(sceneOf(position.own, { t }), position.options))
    .map(({ text }) => text)
    .join(' ');
  expect(written).toContain(t('artus-picture-choice-turning'));
});

it('the rules say that all cards are played, when nobody draws, and what a push scores', () => {
  const told = (id: string) =>
    artusPainter.piece!(`rules-${id}`, { theme: 'court', t: translator('en-US') })!.text;
  expect(told('end')).toMatch(/All cards get played.*In the last 4 \(advanced: 3\), nobody draws/);
  expect(told('end')).toContain('totals below 0 are normal');
  expect(told('knights')).toMatch(/occupied chairs count.*even the one just left.*Pushing scores nothing/s);
  expect(told('kings')).toContain('clockwise');
  for (const id of ['turn', 'variants']) expect(told(id)).toMatch(/all cards get played/i);
});

it('the card that flips the sum says the sum first', () => {
  const piece = artusPainter.piece!('scoring:opposite', { theme: 'court', t: translator('en-US') })!;
  const texts = inscriptions(piece).map(({ text }) => text);
  expect(texts.slice(texts.indexOf('='), texts.indexOf('=') + 4)).toEqual(['=', '−7', '→', '+7']);
});

it('whoever moves the King reads what that does to each of the others', () => {
  const position = game.find((each) => optionsOfCard(each, 'king:4-8-either', each.own.king).length > 0)!;
  const { own, toAct } = position;
  const options = optionsOfCard(position, 'king:4-8-either', own.king);
  const worth = (view: typeof own, seat: number) =>
    addUp(rankedKnights(view, seat).map(({ value }) => value));
  const changes = options.flatMap(({ preview }) =>
    own.players.flatMap((_, seat) => {
      if (seat === toAct) return [];
      const change = worth(preview.view, seat) - worth(own, seat);
      return [change === 0 ? '±0' : signed(change)];
    }),
  );
  const painting = artusPainter.choice(sceneOf(own), options);
  const written = inscriptions(painting).filter(({ box }) => box.left > PANEL.x);
  const texts = written.map(({ text }) => text);
  let from = 0;
  for (const change of changes) {
    const at = texts.indexOf(change, from);
    expect(at, change).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
  expect(inscriptions(painting).map(({ text }) => text)).toContain('their change');
  expect(painting.text).toMatch(/change for .+ [+−]\d+, /);
});

it.each(locales)('the text has all moves of the King, with what each does to the others, %s', (locale) => {
  const names = ['Guinevere', 'Lancelot du Lac', 'Morgan le Fay', 'Kay'];
  const ways = (each: Position) => optionsOfCard(each, 'king:1-5-both-either', each.own.king);
  const position = game.find((each) => ways(each).length === 10)!;
  const scene = sceneOf(position.own, { names, t: translator(locale) });
  const [, ...lines] = artusPainter.choice(scene, ways(position)).text.split('\n');
  expect(lines.map((line) => line.slice(0, line.indexOf('.')))).toEqual(lines.map((_, i) => String(i + 1)));
  expect(lines).toHaveLength(10);
  const others = names.filter((_, seat) => seat !== position.toAct).map((name) => name.slice(0, 10));
  for (const line of lines) for (const name of others) expect(line).toContain(name);
});

it('a scoring card among others says what’s missing if it’s not met', () => {
  const position = game.find(({ options, own }) => own.playsLeft > 0 && options.length < 9)!;
  const painting = artusPainter.choice(sceneOf(position.own), position.options);
  const texts = inscriptions(painting).map(({ text }) => text);
  expect(texts.join(' ')).toContain('Not met: none on green');
  expect(painting.text).toContain('condition not met (−15), none on green');
});

it('whoever would push a Knight of their own reads what its new chair is worth', () => {
  const isOwn = ({ preview }: Position['options'][number], seat: number | null) =>
    preview.events.some(
      (e) => e.type === 'displaced' && e.figure.kind === 'knight' && e.figure.seat === seat,
    );
  const position = game.find(
    ({ options, own, toAct }) => own.playsLeft > 0 && options.some((o) => isOwn(o, toAct)),
  )!;
  const option = position.options.find((each) => isOwn(each, position.toAct))!;
  const { to } = option.preview.events.find(({ type }) => type === 'displaced') as { to: number };
  const painting = artusPainter.choice(sceneOf(position.own), [option]);
  const value = signed(chairValue(option.preview.view, to));
  expect(inscriptions(painting).map(({ text }) => text)).toContain(`to ${to} (${value})`);
  expect(painting.text).toContain(`to ${to} (${value})`);
});

it('where the King pushes such a Knight, only the total has brackets', () => {
  const isKing = ({ preview }: Position['options'][number], seat: number | null) =>
    preview.events.some((e) => e.type === 'turned') &&
    preview.events.some(
      (e) => e.type === 'displaced' && e.figure.kind === 'knight' && e.figure.seat === seat,
    );
  const position = game.find(
    ({ options, own, toAct }) => own.playsLeft > 0 && options.some((o) => isKing(o, toAct)),
  )!;
  const option = position.options.find((each) => isKing(each, position.toAct))!;
  const { to } = option.preview.events.find(({ type }) => type === 'displaced') as { to: number };
  const painting = artusPainter.choice(sceneOf(position.own), [option]);
  const texts = inscriptions(painting).map(({ text }) => text);
  expect(texts).toContain(`to ${to}`);
  expect(texts.filter((text) => text.includes('('))).toHaveLength(2);
  expect(painting.text).not.toContain(`to ${to} (`);
});
