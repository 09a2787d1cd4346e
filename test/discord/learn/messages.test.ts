import { describe, expect, it } from 'vitest';
import { createPainting, type PictureOrder } from '../../../render/drawing/order.ts';
import type { Painting } from '../../../render/painting.ts';
import {
  MAX_BUTTONS_A_ROW,
  MAX_CONTENT,
  MAX_CUSTOM_ID,
  MAX_ROWS,
} from '../../../src/discord/answers/limits.ts';
import type { Row } from '../../../src/discord/answers/message.ts';
import { lessonMessage } from '../../../src/discord/messages/lesson.ts';
import type { Pictures } from '../../../src/discord/messages/pictures.ts';
import { recordGame, startRecord } from '../../../src/games/record.ts';
import { locales, translator } from '../../../src/i18n/index.ts';
import { cardName } from '../../../src/telling/artus/sentences.ts';
import { MAX_LABEL } from '../../../src/telling/guide.ts';
import { type Lesson, stepTexts } from '../../../src/telling/lesson.ts';
import { lessons } from '../../../src/telling/registry.ts';

const en = translator('en-US');

/** Full of what markdown and mentions are made of; as long as a name can be. */
const WORST = [
  `@everyone${'*'.repeat(20)}`,
  '👩\u200D👩\u200D👧\u200D👦\u200D👩\u200D👩\u200D👧\u200D👦'.repeat(24),
];

const painted = (lesson: Lesson, at: number, name: string, locale: string) => {
  const paintings: Painting[] = [];
  const pictures = {
    late(_name: string, order: PictureOrder) {
      paintings.push(createPainting(order));
      return { isSoon: true, pending: '', draw: () => Promise.resolve(null) };
    },
  } as unknown as Pictures;
  const learner = { name, t: translator(locale), theme: 'court', isInServer: true };
  const message = lessonMessage(lesson, at, learner, pictures, {
    note: en('learn-wrong', { why: 'x'.repeat(200) }),
  });
  return { message, painting: paintings[0]! };
};

const buttonsOf = (rows: readonly Row[]) =>
  rows.flatMap(({ components }) => components as { custom_id: string; label: string; disabled?: boolean }[]);

describe.each([...lessons.values()].map((lesson) => [lesson.game, lesson] as const))(
  'each step of %s',
  (_game, lesson) => {
    it.each(locales)('fits a message in %s, whatever the learner is called', (locale) => {
      for (const [at, step, name] of lesson.steps.flatMap((step, n) =>
        WORST.map((one) => [n, step, one] as const),
      )) {
        const { content, rows = [] } = painted(lesson, at, name, locale).message;
        expect(content.length, step.id).toBeLessThanOrEqual(MAX_CONTENT);
        expect(content, step.id).toContain(stepTexts(lesson, step, translator(locale)).text);
        expect(content, step.id).not.toContain('@everyone');
        expect(rows.length, step.id).toBeLessThanOrEqual(MAX_ROWS);
        for (const { components } of rows)
          expect(components.length, step.id).toBeLessThanOrEqual(MAX_BUTTONS_A_ROW);
        const buttons = buttonsOf(rows);
        expect(new Set(buttons.map(({ custom_id }) => custom_id)).size, step.id).toBe(buttons.length);
        for (const { custom_id, label } of buttons) {
          expect(custom_id.length, step.id).toBeLessThanOrEqual(MAX_CUSTOM_ID);
          expect(label.length, step.id).toBeLessThanOrEqual(MAX_LABEL);
          // A label that's cut would end so.
          expect(label, step.id).not.toMatch(/…$/);
        }
      }
    });

    it.each(locales)('asks at its answers, below the picture, in %s', (locale) => {
      const asking = lesson.steps.flatMap((step, at) => {
        const { text } = stepTexts(lesson, step, translator(locale));
        return step.answers && text.endsWith('?') ? [{ at, text: text.replaceAll('**', '') }] : [];
      });
      expect(asking.length).toBeGreaterThan(5);
      for (const { at, text } of asking) {
        const [first] = buttonsOf(painted(lesson, at, 'Ann', locale).message.rows ?? []);
        expect(first).toMatchObject({ disabled: true, label: expect.stringMatching(/\?$/) });
        expect(text.endsWith(first!.label), first!.label).toBe(true);
      }
    });

    it('has a picture with its alt text', () => {
      for (const [at, { id }] of lesson.steps.entries()) {
        const { painting } = painted(lesson, at, 'Ann', 'en-US');
        expect(painting.alt.length, id).toBeGreaterThan(20);
      }
    });
  },
);

it('answers have the numbers that their picture gives them', () => {
  const lesson = lessons.get('artus')!;
  const at = lesson.steps.findIndex(({ picture }) => picture === 'choice');
  const { rows = [] } = painted(lesson, at, 'Ann', 'en-US').message;
  const labels = buttonsOf(rows).flatMap(({ label, disabled }) => (disabled ? [] : [label]));
  for (const [i] of lesson.steps[at]!.answers!.entries())
    expect(labels[i]).toMatch(new RegExp(`^${i + 1}\\b`));
});

it('no step says which cards Morgana holds before she plays them', () => {
  const lesson = lessons.get('artus')!;
  const { state } = startRecord(lesson.game, lesson.options, lesson.seed);
  const handOf = (seat: number) =>
    (recordGame(lesson).view(state, seat) as { players: { hand?: string[] }[] }).players[seat]!.hand!;
  const mine = handOf(lesson.learner);
  const hidden = handOf(1 - lesson.learner).filter((card) => !mine.includes(card));
  expect(hidden.length).toBeGreaterThan(0);
  for (let at = 0; at < 5; at++) {
    const { message, painting } = painted(lesson, at, 'Ann', 'en-US');
    const said = [message.content, painting.alt, ...buttonsOf(message.rows ?? []).map(({ label }) => label)];
    for (const card of hidden)
      expect(said.join('\n')).not.toContain(en('artus-card', { card: cardName(card as never) }));
  }
});
