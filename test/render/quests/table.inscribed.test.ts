import { describe, expect, it } from 'vitest';
import { textWidth } from '../../../render/parts/text.ts';
import { cardGamePainter } from '../../../render/quests/painter.ts';
import { newInTurn } from '../../../render/quests/table.ts';
import { prepareScene } from '../../../render/scene.ts';
import { NAMES, positions, sceneOf } from '../../../scripts/samples/quests.ts';
import { KINDS } from '../../../src/games/quests/data.ts';
import type { CardGameView } from '../../../src/games/quests/types.ts';
import { translator } from '../../../src/i18n/index.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';
import { someOf } from '../fixtures/whole.ts';

const t = translator('en-US');

const early = (seats: number) =>
  [...positions({ variant: 'seals', seats, seed: '9'.repeat(32) })].slice(0, 40);

describe('the card game’s table', () => {
  const { table } = early(3)[0]!;

  it('has the names of adventures side by side on one line', () => {
    const written = inscriptions(cardGamePainter.table(sceneOf(table)));
    // With and without letters that reach below the line.
    const rows = [
      ['mountain', 'excalibur', 'robbers'],
      ['king-mark', 'fisher-king', 'vikings', 'green-knight'],
      ['sea-monster', 'gold-treasure', 'saxons'],
    ] as const;
    for (const row of rows) {
      const lines = row.map((adventure) => {
        const name = t('quests-adventure', { adventure });
        return written.find(({ text }) => text === name)!.box.bottom;
      });
      expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(2);
    }
  });

  it.each([3, 4])('makes no name of %i players narrower where there’s room', (seats) => {
    const names = NAMES.slice(0, seats);
    for (const { table: shown } of someOf(early(seats), 4)) {
      const written = inscriptions(cardGamePainter.table(sceneOf(shown, { names })));
      for (const name of names) {
        const all = written.filter(({ text }) => text === name);
        for (const { box, size } of all)
          expect(box.right - box.left, name).toBeGreaterThan(textWidth(name, size) * 0.95);
      }
    }
  });

  it('says within its card which adventure was taken last', () => {
    const course = [...positions({ variant: 'seals', seats: 4, seed: '9'.repeat(32) })];
    const shown = course.find(({ table: { thisTurn } }) => thisTurn?.adventure)!.table;
    const { y, height } = cardGamePainter
      .tableSpots(sceneOf(shown))
      .get(`adventure-${shown.thisTurn!.adventure!.adventure}`)!;
    const written = inscriptions(cardGamePainter.table(sceneOf(shown)));
    const { box } = written.find(({ text }) => text === t('quests-picture-last-taken'))!;
    // Places are in a picture that's 1000 pixels wide, inscriptions in one of 1200.
    expect(box.bottom).toBeLessThan((y + height) * 1.2 - 10);
  });

  it('frames all new cards, even if there are no others', () => {
    const lastTurn = {
      seat: 0,
      revealed: ['power-1', 'dragon-3'],
      challenge: null,
      adventure: null,
      drawn: 1,
    };
    const framed = (power: readonly string[]) => {
      const column = (cards: readonly string[]) => cards.map((card) => ({ card, seal: null }));
      const columns = { power: column(power), enemy: [], monster: [], dragon: column(['dragon-3']) };
      const view = { ...table, thisTurn: null, lastTurn, columns } as unknown as CardGameView;
      const isNew = newInTurn(prepareScene(sceneOf(view)));
      return KINDS.flatMap((kind) => view.columns[kind].filter((_, place) => isNew.card(kind, place))).length;
    };
    expect(framed(['power-2', 'power-1'])).toBe(2);
    expect(framed(['power-1'])).toBe(2);
  });
});
