import { expect, it } from 'vitest';
import { CENTRE, RADII } from '../../../render/artus/board.ts';
import { drawCentre } from '../../../render/artus/centre.ts';
import { drawChoiceCentre } from '../../../render/artus/choice.ts';
import { SIZE } from '../../../render/artus/sheet.ts';
import type { Pen } from '../../../render/pen.ts';
import { prepareScene } from '../../../render/scene.ts';
import { themes } from '../../../render/themes/index.ts';
import { sceneOf, worked } from '../../../scripts/samples/artus.ts';
import { positions } from '../../../scripts/samples/artus-positions.ts';
import { CARDS } from '../../../src/games/artus/data.ts';
import { artusOutcome } from '../../../src/games/artus/outcomes.ts';
import type { ArtusView } from '../../../src/games/artus/types.ts';
import { locales, translator } from '../../../src/i18n/index.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';

/** Half of a line's height above and below its middle: capitals, and what hangs below them. */
const HALF = 10;

/** Words that aren't within the inner line of the plate in the middle of the table, or are cut off. */
function crossing(draw: (pen: Pen) => void): string[] {
  const backdrop = { key: 'none', theme: themes.court, inks: [], draw: () => undefined };
  const written = inscriptions({ width: 1200, height: SIZE.height, alt: '', text: '', backdrop, draw });
  expect(written.length).toBeGreaterThan(0);
  return written.flatMap(({ text, box }) => {
    const [across, middle] = [(box.right - box.left) / 2, (box.top + box.bottom) / 2 - CENTRE.y];
    const isWithin = Math.hypot(across, Math.abs(middle) + HALF) < RADII.medallion - 8;
    return isWithin && !text.endsWith('…') ? [] : [text];
  });
}

const winners = (count: number): Partial<ArtusView> => ({
  phase: 'over',
  toAct: null,
  players: worked().players.map((player, seat) => ({ ...player, score: seat < count ? 99 : 5 })),
});

const STATES: readonly Partial<ArtusView>[] = [
  { phase: 'placement' },
  { playsLeft: 1, round: 16, rounds: 16 },
  { playsLeft: 2, toAct: 1, round: 11 },
  { playsLeft: 0, drawsLeft: 1 },
  { playsLeft: 0, drawsLeft: 2 },
  ...[1, 2, 3, 4].map(winners),
];

it.each(locales)('words on the plate stay within its ring, %s', (locale) => {
  const t = translator(locale);
  for (const state of STATES) {
    const scene = prepareScene(sceneOf({ ...worked(), ...state }, { t }));
    expect(crossing((pen) => drawCentre(pen, scene))).toEqual([]);
  }
});

it.each(locales)('so do the names of all cards, %s', (locale) => {
  const t = translator(locale);
  const named = new Set<string>();
  for (const { own, options, toAct } of positions({ variant: 'advanced', seats: 4, seed: '5'.repeat(32) })) {
    if (toAct === null) continue;
    const scene = prepareScene(sceneOf(own, { t }));
    options.forEach((option, i) => {
      const { action } = option;
      if (!('card' in action) || named.has(action.card)) return;
      named.add(action.card);
      const outcome = artusOutcome(own, toAct, option, i);
      expect(crossing((pen) => drawChoiceCentre(pen, scene, [outcome], toAct))).toEqual([]);
    });
  }
  expect(named.size).toBe(CARDS.length);
});
