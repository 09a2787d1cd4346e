import { describe, expect, it } from 'vitest';
import { aspirantAt, peasantAt } from '../../../render/court/board.ts';
import { courtPainter } from '../../../render/court/painter.ts';
import { NICHE, nicheX } from '../../../render/court/sheet.ts';
import { Renderer } from '../../../render/drawing/renderer.ts';
import type { Painting } from '../../../render/painting.ts';
import { themes } from '../../../render/themes/index.ts';
import { THEME_IDS } from '../../../render/themes/theme.ts';
import { courtPositions, courtSceneOf } from '../../../scripts/samples/court.ts';
import { ODD_NAMES } from '../../../scripts/samples/names.ts';
import { CHARACTERS, COURTIERS, type CourtView } from '../../../src/games/court/types.ts';
import { contrast, contrastWithin, decode, pixelAt, rgbOf } from '../fixtures/measure.ts';
import { someOf } from '../fixtures/whole.ts';

const renderer = new Renderer();

const LIMIT = 150_000;

const positions = [2, 3, 4].flatMap((seats) => [...courtPositions(seats, 4)]);

const sample = positions.filter((_, i) => i % 58 === 0);

async function sizeOf(painting: Painting): Promise<number> {
  return (await renderer.png(painting)).length;
}

function withTiles(view: CourtView, count: number): CourtView {
  const tiles = Array.from(
    { length: count },
    (_, i) => (1 + Math.floor((i * 5) / count)) as 1 | 2 | 3 | 4 | 5,
  );
  return { ...view, players: view.players.map((player) => ({ ...player, treasury: tiles })) };
}

describe.each(THEME_IDS)('pictures of King Arthur’s Court in theme %s', (theme) => {
  it('stay under 150 kB', async () => {
    for (const { table, own, options, events, toAct } of someOf(sample, 3)) {
      const over = { theme, events };
      expect(await sizeOf(courtPainter.table(courtSceneOf(table, over)))).toBeLessThan(LIMIT);
      expect(await sizeOf(courtPainter.hand(courtSceneOf(own, over)))).toBeLessThan(LIMIT);
      if (toAct === null)
        expect(await sizeOf(courtPainter.end(courtSceneOf(table, over)))).toBeLessThan(LIMIT);
      else expect(await sizeOf(courtPainter.choice(courtSceneOf(own, over), options))).toBeLessThan(LIMIT);
    }
  });

  it('show each aspirant in its type’s colour, and empty places for those who have left', async () => {
    const { castle, carpet } = themes[theme];
    const { table } = positions.find((p) => p.table.phase === 'takeAspirant') ?? {};
    if (table === undefined) throw new Error('nobody takes an aspirant');
    const picture = decode(await renderer.png(courtPainter.table(courtSceneOf(table, { theme }))));
    for (let i = 0; i < table.rowSize; i++) {
      const { x, y } = aspirantAt(i);
      const courtier = table.row[i];
      const colour = courtier === undefined ? carpet.fill : castle.courtiers[courtier].fill;
      expect(pixelAt(picture, x, y + 26), `place ${i}`).toEqual(rgbOf(colour));
    }
  });

  it('keep the contrast of the peasant counts', async () => {
    const { table } = positions[60] ?? {};
    if (table === undefined) throw new Error('a game is longer');
    const picture = decode(await renderer.png(courtPainter.table(courtSceneOf(table, { theme }))));
    COURTIERS.forEach((_, i) => {
      const { x, y } = peasantAt(i);
      expect(contrastWithin(picture, x + 51, y, 12)).toBeGreaterThanOrEqual(4.5);
    });
  });

  it('show who has taken a character', async () => {
    const { table } =
      positions.find(
        ({ table: { characters, phase } }) => phase === 'bid' && characters.arthur.takenBy !== null,
      ) ?? {};
    if (table === undefined) throw new Error('nobody takes Arthur');
    const taken = decode(await renderer.png(courtPainter.table(courtSceneOf(table, { theme }))));
    for (const id of CHARACTERS) {
      const seat = table.characters[id].takenBy;
      if (seat === null) continue;
      const { field, shade } = themes[theme].seats[seat] ?? { field: '', shade: '' };
      const under = pixelAt(taken, nicheX(id) - 4, 215);
      expect([rgbOf(field), rgbOf(shade)], id).toContainEqual(under);
    }
  });

  it('frame whose turn it is in what stands out, unless other frames say what matters', async () => {
    const { table } = positions.find((p) => p.table.phase === 'bid' && p.table.toAct === 1) ?? {};
    if (table === undefined) throw new Error('the second never bids');
    const { x, y, height } = courtPainter.tableSpots(courtSceneOf(table)).get('player-1')!;
    const edge = async (isMarked: boolean) => {
      const scene = courtSceneOf(table, { theme, isMarked });
      const picture = decode(await renderer.png(courtPainter.table(scene)));
      return Array.from({ length: 6 }, (_, i) => pixelAt(picture, x - 2 + i, y + height / 2));
    };
    const { ink, gold, parchment } = themes[theme];
    const framed = (await edge(false)).map(String);
    expect(framed).toContain(String(rgbOf(gold.mid)));
    expect(contrast(rgbOf(gold.mid), rgbOf(ink))).toBeGreaterThan(4.5);
    expect(new Set((await edge(true)).map(String))).toEqual(new Set([String(rgbOf(parchment.light))]));
  });

  it('mark no niches where frames say what matters', async () => {
    const { table } =
      positions.find((p) => p.table.phase === 'choose' && p.table.characters.merlin.open) ?? {};
    if (table === undefined) throw new Error('nobody chooses');
    const at = async (isMarked: boolean) => {
      const scene = courtSceneOf(table, { theme, isMarked });
      const picture = decode(await renderer.png(courtPainter.table(scene)));
      const left = nicheX('merlin') - NICHE.width / 2;
      return Array.from({ length: 20 }, (_, i) => pixelAt(picture, left - 10 + i, 220)).map(String);
    };
    const bright = String(rgbOf(themes[theme].highlight));
    expect(await at(false)).toContain(bright);
    expect(await at(true)).not.toContain(bright);
  });

  it('can be drawn with odd names and with more tiles than a line holds', async () => {
    const { table } = positions[40] ?? {};
    if (table === undefined) throw new Error('a game is longer');
    for (const names of ODD_NAMES) {
      for (const count of [1, 9, 13]) {
        const scene = courtSceneOf(withTiles(table, count), { theme, names });
        expect(await sizeOf(courtPainter.table(scene))).toBeLessThan(LIMIT);
      }
    }
  });
});
