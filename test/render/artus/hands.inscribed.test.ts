import { describe, expect, it } from 'vitest';
import { artusPainter } from '../../../render/artus/painter.ts';
import { knightsOf, PANEL } from '../../../render/artus/sheet.ts';
import { signed } from '../../../render/parts/text.ts';
import { sceneOf } from '../fixtures/artus.ts';
import { positions } from '../fixtures/artus-positions.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';

describe.each([2, 3, 4])('a hand of six cards with %i seats', (seats) => {
  const { own } = [...positions({ variant: 'advanced', seats, seed: '5'.repeat(32) })].find(
    ({ own: each }) => each.round === 4 && each.playsLeft === 2,
  )!;
  const all = inscriptions(artusPainter.hand(sceneOf(own)));
  const beside = all.filter(({ box }) => box.left > PANEL.x);

  it('doesn’t call anything the reader’s, since anybody may see it after the end', () => {
    expect(all.map(({ text }) => text).join(' ')).not.toMatch(/\byours?\b/i);
  });

  it('says the score of whose hand it is once, and how the others stand', () => {
    const texts = beside.map(({ text }) => text);
    own.players.forEach(({ score }) => {
      expect(texts).toContain(signed(score, false));
    });
  });

  it('says what the chair of each Knight is worth', () => {
    const knights = knightsOf(own, own.viewer!);
    expect(own.players[own.viewer!]!.hand).toHaveLength(6);
    expect(knights.length).toBe(seats === 4 ? 4 : 5);
    for (const { chair, value } of knights) {
      const at = beside.findIndex(({ text, box }, i) => {
        const next = beside[i + 1];
        return (
          [String(chair), `chair ${chair}`].includes(text) &&
          next?.text === signed(value) &&
          next.box.left > box.right + 4
        );
      });
      expect(at, `chair ${chair}`).toBeGreaterThanOrEqual(0);
    }
  });
});
