import { afterEach, describe, expect, it, vi } from 'vitest';
import { Pen } from '../../../render/pen.ts';
import { questsPainter } from '../../../render/quests/painter.ts';
import { themes } from '../../../render/themes/index.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';
import { spoken } from '../fixtures/language.ts';
import { positions, type QuestsPosition, sceneOf } from '../fixtures/quests.ts';

const say = spoken();

const game = [...positions({ variant: 'seals', seats: 4, seed: 'a1b2c3d4'.repeat(4) })];

const revealed = game.find(
  ({ events, table }) => table.turn > 3 && events.some(({ type }) => type === 'revealed') && table.lastTurn,
)!;

const { highlight } = themes.court;

/** Draws the table; how often something on it has the colour of what can be done. */
function brightOn({ table, events }: QuestsPosition) {
  const [stroke, fill] = [vi.spyOn(Pen.prototype, 'stroke'), vi.spyOn(Pen.prototype, 'fill')];
  const words = inscriptions(questsPainter.table(sceneOf(table, { events }))).map(({ text }) => text);
  const bright = (calls: readonly (readonly unknown[])[]) =>
    calls.filter(([colour]) => colour === highlight).length;
  return { words, strokes: bright(stroke.mock.calls), fills: bright(fill.mock.calls) };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a table of the card game', () => {
  it('marks what’s new with a sign of its own, which it explains', () => {
    const { words, strokes } = brightOn(revealed);
    expect(words).toContain(say('quests-picture-new'));
    expect(strokes).toBe(0);
  });

  it('explains no sign that isn’t there', () => {
    const { table, events } = revealed;
    const lesson = questsPainter.table(sceneOf(table, { events, isMarked: true }));
    expect(inscriptions(lesson).map(({ text }) => text)).not.toContain(say('quests-picture-new'));
  });

  it('is as bright as the steps that are open nowhere else, even when the end is near', () => {
    const { table, events, ...rest } = game.findLast(
      ({ toAct, table }) => toAct !== null && table.columns.monster.length > 0,
    )!;
    const near = { ...table, adversaryPile: 0 };
    const { words, fills } = brightOn({ ...rest, events, table: near });
    expect(words.some((text) => text.includes('the last adversary'))).toBe(true);
    expect(fills).toBe(near.openSteps.length);
  });
});
