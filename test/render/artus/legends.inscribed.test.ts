import { expect, it } from 'vitest';
import { onChair, RADII } from '../../../render/artus/board.ts';
import { turnsBack } from '../../../render/artus/outcome-rows.ts';
import { artusPainter } from '../../../render/artus/painter.ts';
import { STRIP } from '../../../render/artus/sheet.ts';
import { textWidth } from '../../../render/parts/text.ts';
import { sceneOf, worked } from '../../../scripts/samples/artus.ts';
import { optionsOfCard, positions, stepOptions } from '../../../scripts/samples/artus-positions.ts';
import { CHAIR_COUNT } from '../../../src/games/artus/data.ts';
import { type ArtusOption, artusOutcome } from '../../../src/games/artus/outcomes.ts';
import type { ArtusEvent, CardId } from '../../../src/games/artus/types.ts';
import { locales, translator } from '../../../src/i18n/index.ts';
import { artusLesson } from '../../../src/telling/artus/lesson.ts';
import { playLesson } from '../../../src/telling/lesson.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';

it('the table explains its plates with tiles of 50 points, if there are some and room for all words', () => {
  const texts = (view: ReturnType<typeof worked>, locale = 'en-US') =>
    inscriptions(artusPainter.table(sceneOf(view, { events: [], t: translator(locale) }))).map(
      ({ text }) => text,
    );
  const poor = { ...worked(), players: worked().players.map((player) => ({ ...player, score: 7 })) };
  expect(texts(worked()).filter((text) => text === '1×50')).toHaveLength(2);
  expect(texts(poor)).not.toContain('included');
  for (const locale of locales)
    expect(texts(worked(), locale)).toContain(translator(locale)('artus-picture-strip-tiles'));
  for (const locale of locales)
    expect(texts(worked(), locale).filter((text) => text.endsWith('…'))).toEqual([]);
});

it('the cards of an advanced game are explained as those of a basic one, with the ring', () => {
  const texts = inscriptions(artusPainter.played!(sceneOf(worked()))).map(({ text }) => text);
  expect(texts).toContain('ring');
});

it('the first step of the lesson marks all Knights of whoever learns', () => {
  const { view } = playLesson(artusLesson)[0]!;
  const chairs = (view as ReturnType<typeof worked>).chairs.flatMap((figure, chair) =>
    figure?.kind === 'knight' && figure.seat === artusLesson.learner ? [`chair-${chair}`] : [],
  );
  expect(chairs).toHaveLength(5);
  expect(artusLesson.steps[0]!.marks).toEqual(expect.arrayContaining(chairs));
});

it.each([
  ['leave', 'knight:3-6'],
  ['push', 'knight:1-4'],
])('the lesson’s question %s shows the card that it’s about, %s', (id, card) => {
  const at = artusLesson.steps.findIndex((step) => step.id === id);
  const { picture, marks } = artusLesson.steps[at]!;
  expect(picture).toBe('hand');
  expect(marks).toContain(`card-${card}`);
  const { view } = playLesson(artusLesson)[at]!;
  expect(artusPainter.handSpots(sceneOf(view as ReturnType<typeof worked>)).has(`card-${card}`)).toBe(true);
});

it('the lesson numbers what can be drawn, which Prince moves and who gets a ring, as its buttons do', () => {
  const asked = artusLesson.steps.filter(({ answers = [] }) =>
    answers.some(({ action }) => action && action.type !== 'moveKnight'),
  );
  expect(asked.map(({ id }) => id)).toEqual(['draw', 'prince', 'ring', 'king']);
  for (const { picture } of asked) expect(picture).toBe('choice');
});

it.each(locales)('the sign of cards that go both ways is explained beside the played cards, %s', (locale) => {
  const t = translator(locale);
  const texts = inscriptions(artusPainter.played!(sceneOf(worked(), { t }))).map(({ text }) => text);
  expect(texts).toContain('±');
  expect(texts).toContain(t('artus-picture-hand-both'));
});

it('a hand explains the cross on its cards, if there’s one', () => {
  const [own, ...others] = worked().players;
  const withHand = (hand: readonly CardId[]) => ({
    ...worked(),
    viewer: 0,
    players: [{ ...own!, hand }, ...others],
  });
  const texts = (hand: readonly CardId[]) =>
    inscriptions(artusPainter.hand(sceneOf(withHand(hand)))).map(({ text }) => text);
  expect(texts(['scoring:carpet'])).toContain('not met now');
  expect(texts(['scoring:all'])).not.toContain('not met now');
});

it('while Knights are placed, it’s said who starts', () => {
  const { names, ...scene } = sceneOf({ ...worked(), phase: 'placement' });
  const texts = inscriptions(artusPainter.table({ names, ...scene })).map(({ text }) => text);
  expect(texts.join(' ')).toContain(`${names[worked().startSeat]} places last, then starts.`);
  expect(texts).toContain('to place');
});

it('the King’s values are one row, behind him on his left and in front on his right', () => {
  const written = inscriptions(artusPainter.piece!('king', { theme: 'court', t: translator('en-US') })!);
  const chips = written.filter(({ text }) => /^[+−]?\d+$/.test(text));
  expect(new Set(chips.map(({ box }) => Math.round((box.top + box.bottom) / 20))).size).toBe(1);
  const place = (text: string) => written.find((each) => each.text === text)!.box;
  expect(place('behind').right).toBeLessThan(place('0').left);
  expect(place('in front').right).toBeGreaterThan(place('0').left);
});

it('frames around chairs are clear of the chairs’ numbers', () => {
  const spots = artusPainter.tableSpots(sceneOf(worked()));
  for (let chair = 0; chair < CHAIR_COUNT; chair++)
    expect(spots.get(`chair-${chair}`)!.sector!.outer).toBeGreaterThan(
      RADII.number + textWidth(String(chair), 27) / 2 + 8,
    );
});

it.each([
  ['turned', []],
  ['values', ['+10', '+8', '+7']],
])('the question %s about values leaves them to be worked out, but for %j', (id, told) => {
  const at = artusLesson.steps.findIndex((step) => step.id === id);
  const { view, events } = playLesson(artusLesson)[at]!;
  const isRiddle = artusLesson.steps[at]!.isRiddle ?? false;
  const scene = sceneOf(view as ReturnType<typeof worked>, { events: events as [], isRiddle });
  const painting = artusPainter.table(scene);
  const texts = inscriptions(painting).map(({ text }) => text);
  const isValue = /^[+−]\d+$/;
  expect(texts.filter((text) => isValue.test(text)).toSorted()).toEqual(told.toSorted());
  const written = painting.text.split('\n').flatMap((line) => /^\d+c? +([+−]\d+) /.exec(line)?.[1] ?? []);
  expect(written.toSorted()).toEqual(told.toSorted());
  const position = painting.alt.slice(painting.alt.indexOf('King is on'));
  for (const [, value] of position.matchAll(/\(([+−]\d+)\)/g)) expect(told).toContain(value);
});

it('a choice of a Prince has its numbers on the Princes, in their order', () => {
  const at = artusLesson.steps.findIndex((step) => step.id === 'prince');
  const { view, preview } = playLesson(artusLesson)[at]!;
  const actions = artusLesson.steps[at]!.answers!.flatMap(({ action }) => action ?? []);
  const options = actions.map((action) => ({ action, preview: preview(action) }));
  const scene = sceneOf({ ...(view as ReturnType<typeof worked>), viewer: 0 });
  const written = inscriptions(artusPainter.choice(scene, options as []));
  actions.forEach((action, i) => {
    if (action.type !== 'movePrince') throw new Error('it moves a Prince');
    const nearest = (text: string) => {
      const { x, y } = onChair(action.from, RADII.number);
      return Math.min(
        ...written
          .filter((each) => each.text === text && each.box.right < 900)
          .map(({ box }) => Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y)),
      );
    };
    expect(nearest(String(i + 1))).toBeLessThan(50);
  });
});

it.each(['land', 'king'])('the lesson’s question %s numbers landings clockwise, as real choices do', (id) => {
  const { answers = [] } = artusLesson.steps.find((step) => step.id === id)!;
  const steps = answers.map(({ action }) => (action && 'steps' in action ? action.steps : 0));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

it('no two answers of the lesson’s question land lead to chairs that are equally good', () => {
  const at = artusLesson.steps.findIndex(({ id }) => id === 'land');
  const { view, preview } = playLesson(artusLesson)[at]!;
  const values = artusLesson.steps[at]!.answers!.map(({ action }, i) => {
    const option = { action: action!, preview: preview(action!) } as ArtusOption;
    return artusOutcome(view as ReturnType<typeof worked>, 0, option, i).later;
  });
  expect(new Set(values).size).toBe(values.length);
});

it('a choice of the King’s moves says what they score and shift, with a line between those forward and backward', () => {
  const game = [...positions({ variant: 'advanced', seats: 4, seed: '5'.repeat(32) })];
  const card = 'king:1-5-both-either';
  const position = game.find((each) => each.own.playsLeft > 0 && optionsOfCard(each, card).length > 0)!;
  const { king } = position.own;
  const options = optionsOfCard(position, card).filter(
    ({ action }) => action.type === 'movePrince' && action.from === king,
  );
  const texts = inscriptions(artusPainter.choice(sceneOf(position.own), options)).map(({ text }) => text);
  expect(texts).toContain('The King scores nothing, but all values shift with him.');
  const outcomes = options.map((option, i) => artusOutcome(position.own, position.toAct!, option, i));
  expect(outcomes.filter((outcome, i) => turnsBack(outcomes[i - 1], outcome))).toHaveLength(1);
});

it('where it’s chosen which figure moves, no chair is marked where it may arrive', () => {
  const game = [...positions({ variant: 'advanced', seats: 4, seed: '5'.repeat(32) })];
  const position = game.find((each) => optionsOfCard(each, 'scoring:joker').length > 0)!;
  const options = stepOptions(position, ['scoring:joker']);
  const written = inscriptions(artusPainter.choice(sceneOf(position.own), options)).map(({ text }) => text);
  expect(written).not.toContain('to');
});

it('the signs of cards to draw are explained as those of played ones', () => {
  const game = positions({ variant: 'advanced', seats: 4, seed: '5'.repeat(32) });
  const position = [...game].find(({ own }) => own.playsLeft === 0 && own.drawsLeft === 2)!;
  const texts = inscriptions(artusPainter.choice(sceneOf(position.own), position.options)).map(
    ({ text }) => text,
  );
  for (const key of ['silver', 'bronze', 'ring', 'colors', 'carpet', '3 red', 'joker'])
    expect(texts).toContain(key);
});

it('frames say where a figure starts and where it can go', () => {
  const at = artusLesson.steps.findIndex(({ id }) => id === 'land');
  const { view, preview } = playLesson(artusLesson)[at]!;
  const options = artusLesson.steps[at]!.answers!.flatMap(({ action }) =>
    action ? [{ action, preview: preview(action) }] : [],
  );
  const scene = sceneOf({ ...(view as ReturnType<typeof worked>), viewer: 0 });
  const texts = inscriptions(artusPainter.choice(scene, options as [])).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['from', 'to']));
});

it('a choice explains the carpet to whoever holds the card that counts Knights there, if need be before the King', () => {
  const crowded = [...positions({ variant: 'advanced', seats: 4, seed: '5'.repeat(32) })].filter(
    ({ own, options, toAct }) =>
      toAct !== null &&
      own.playsLeft > 0 &&
      own.players[toAct]!.hand!.includes('scoring:carpet') &&
      options.length > 0,
  );
  expect(crowded.length).toBeGreaterThan(3);
  for (const position of crowded.slice(0, 4)) {
    const card = position.own.players[position.toAct!]!.hand!.find((each) => each.startsWith('king:'));
    if (card === undefined) continue;
    const choice = artusPainter.choice(sceneOf(position.own), optionsOfCard(position, card));
    expect(inscriptions(choice).map(({ text }) => text)).toContain('carpet');
  }
});

it.each([
  ['after the King’s shift', 1],
  ['but not before it', 0],
])('points that aren’t their chair’s value any more are said to be from before the shift, %s', (_, count) => {
  const figure = { kind: 'prince', metal: 'bronze', rings: 3, king: true } as const;
  const knight = { type: 'moved', seat: 2, card: 'knight:1-4', figure: { kind: 'knight', seat: 2 } } as const;
  const events: readonly ArtusEvent[] = [
    ...(count === 0
      ? []
      : ([
          { type: 'moved', seat: 2, card: 'king:1-7-bronze', figure, from: 0, to: 4, steps: 4, points: 0 },
          { type: 'turned', from: 0, to: 4 },
        ] as const)),
    { ...knight, from: 12, to: 15, steps: 3, points: -3 },
  ];
  const texts = inscriptions(artusPainter.table(sceneOf(worked(), { events }))).map(({ text }) => text);
  expect(texts.filter((text) => text === 'before the shift')).toHaveLength(count);
});

it.each(locales)(
  'signs after plays are explained where they have no words, even in a full strip, %s',
  (locale) => {
    const t = translator(locale);
    const kings = (seat: number, from: number): readonly ArtusEvent[] => [
      {
        ...{ type: 'moved', seat, card: 'king:1-7-silver', from, to: from + 1, steps: 1, points: 0 },
        figure: { kind: 'prince', metal: 'silver', rings: 3, king: true },
      },
      { type: 'displaced', figure: { kind: 'knight', seat: 1 }, from: from + 1, to: from },
      { type: 'turned', from, to: from + 1 },
    ];
    const unmet = (seat: number): ArtusEvent => ({
      ...{ type: 'scored', seat, card: 'scoring:three-red', chairs: [], points: -50, met: false },
    });
    const texts = (events: readonly ArtusEvent[]) =>
      inscriptions(artusPainter.table(sceneOf(worked(), { events, t })))
        .filter(({ box }) => box.top > STRIP.y)
        .map(({ text }) => text);
    const [shift, cross, pile] = [
      t('artus-picture-strip-shift'),
      t('artus-picture-strip-unmet'),
      t('artus-picture-pile-name', { pile: 'knight' }),
    ];
    const full = texts([0, 1, 2].flatMap((seat) => [...kings(seat, 2 * seat), unmet(seat)]));
    expect(full.filter((text) => text === shift || text === cross)).toEqual([shift, cross]);
    expect(texts([unmet(0)])).toEqual(expect.arrayContaining([cross, pile]));
    expect(texts([...kings(0, 0), unmet(0)]).filter((text) => text === shift)).toHaveLength(1);
    expect(texts(kings(0, 0))).not.toContain(cross);
  },
);
