import { describe, expect, it } from 'vitest';
import { Renderer } from '../../../render/drawing/renderer.ts';
import type { Painting } from '../../../render/painting.ts';
import { cardGamePainter } from '../../../render/quests/painter.ts';
import { LAST } from '../../../render/quests/sheet.ts';
import { TURN_PARTS } from '../../../render/quests/track.ts';
import { themes } from '../../../render/themes/index.ts';
import { spoken } from '../../../scripts/samples/language.ts';
import { positions, sceneOf } from '../../../scripts/samples/quests.ts';
import type { CardGameEvent, CardGameView, KnightCard, TurnLog } from '../../../src/games/quests/types.ts';
import { translator } from '../../../src/i18n/index.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';
import { decode } from '../fixtures/measure.ts';

const t = spoken();

const game = [...positions({ variant: 'seals', seats: 5, seed: 'a1b2c3d4'.repeat(4) })].slice(0, 50);

const { own, table } = game.find(({ toAct, table }) => toAct !== null && table.turn > 5)!;

const LOG: TurnLog = {
  seat: 1,
  revealed: ['power-1', 'power-2', 'enemy-1', 'monster-2', 'dragon-5'],
  challenge: { card: 'dragon-5', mode: 'usual', pay: ['red-2', 'red-2', 'red'] },
  adventure: { adventure: 'mountain', pay: ['power-1', 'enemy-3', 'dragon-5'] },
  drawn: 1,
};

const won = (seat: number, card: 'dragon-5' | 'dragon-4'): CardGameEvent => ({
  type: 'won',
  seat,
  card,
  sealReturned: true,
});

/** The labels of the lines that tell the turn, from top to bottom, with their height on the sheet. */
function linesOf(...gains: readonly CardGameEvent[]) {
  const view: CardGameView = { ...table, thisTurn: null, lastTurn: LOG };
  const events: CardGameEvent[] = [{ type: 'columnCompleted', kind: 'dragon' }, ...gains];
  const labels = [
    ...TURN_PARTS.map((step) => t(`quests-picture-done-${step}`)),
    t('quests-picture-column-won'),
  ];
  return inscriptions(cardGamePainter.table(sceneOf(view, { events })))
    .filter(({ text, box }) => labels.includes(text) && box.left < LAST.x + 40)
    .sort((a, b) => a.box.top - b.box.top);
}

describe('the last turn', () => {
  it('has lines that do not touch, however much happened', () => {
    const middles = linesOf(won(1, 'dragon-5'), won(2, 'dragon-4')).map(
      ({ box }) => (box.top + box.bottom) / 2,
    );
    expect(middles).toHaveLength(4);
    middles.slice(1).forEach((middle, i) => {
      expect(middle - middles[i]!).toBeGreaterThan(36);
    });
  });

  it.each(['usual', 'double', 'repeated'] as const)('says what became of a card challenged: %s', (mode) => {
    const lastTurn = { ...LOG, challenge: { ...LOG.challenge!, mode } };
    const words = inscriptions(cardGamePainter.table(sceneOf({ ...table, thisTurn: null, lastTurn })))
      .map(({ text }) => text)
      .join(' ');
    const [is, isnt] = mode === 'usual' ? ['sealed', 'won'] : ['won', 'sealed'];
    expect(words).toMatch(new RegExp(`\\b${is}\\b`));
    expect(words).not.toMatch(new RegExp(`\\b${isnt}\\b`));
  });

  it('says once that a challenge won a column with nothing else in it', () => {
    expect(linesOf(won(1, 'dragon-5')).map(({ text }) => text)).toEqual([
      t('quests-picture-done-reveal'),
      t('quests-picture-column-won'),
      t('quests-picture-done-adventure'),
      t('quests-picture-done-draw'),
    ]);
  });
});

it('says that a price was doubled, and nothing of one that was not', () => {
  const wordsOf = (mode: 'usual' | 'repeated' | 'double') => {
    const lastTurn: TurnLog = { ...LOG, challenge: { card: 'dragon-5', mode, pay: Array(10).fill('red') } };
    const view: CardGameView = { ...table, thisTurn: null, lastTurn };
    return inscriptions(cardGamePainter.table(sceneOf(view)));
  };
  const doubled = t('quests-picture-choice-double-short');
  const told = wordsOf('double').find(({ text }) => text.startsWith(doubled))!;
  expect(told.box.right).toBeLessThan(LAST.x + LAST.width - 10);
  for (const mode of ['usual', 'repeated'] as const)
    expect(wordsOf(mode).filter(({ text }) => text.includes(doubled))).toEqual([]);
});

/** How many of the picture's pixels have the colour. */
async function counted(painting: Painting, colour: string): Promise<number> {
  const { data } = decode(await new Renderer().png(painting));
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  let count = 0;
  for (let i = 0; i < data.length; i += 4)
    if (data[i] === red && data[i + 1] === green && data[i + 2] === blue) count++;
  return count;
}

it('lights a challenge for the reader only if their hand is strong enough', async () => {
  const open: CardGameView = { ...own, viewer: own.toAct, openSteps: ['challenge'] };
  const lit = (hand: readonly KnightCard[]) =>
    counted(cardGamePainter.hand(sceneOf({ ...open, hand })), themes.court.highlight);
  const strong = await lit(Array(10).fill('red'));
  const weak = await lit([]);
  expect(strong).toBeGreaterThan(weak + 3000);
});

it('says to the reader which turn it is without a verb for others, which French has', () => {
  const inFrench = translator('fr');
  const words = (view: CardGameView, painter: 'hand' | 'table') =>
    inscriptions(cardGamePainter[painter](sceneOf(view, { t: inFrench }))).map(({ text }) => text);
  const turn = own.turn + 1;
  expect(words(own, 'hand')).toContain(inFrench('quests-picture-turn-own', { turn }));
  expect(words(own, 'hand')).not.toContain(inFrench('quests-picture-turn', { turn }));
  expect(words(table, 'table')).toContain(inFrench('quests-picture-turn', { turn }));
});

it('frames nothing that is new where spots are marked', async () => {
  const { chalk } = themes.court;
  const view: CardGameView = { ...table, thisTurn: null, lastTurn: LOG };
  const lit = (isMarked: boolean) => counted(cardGamePainter.table(sceneOf(view, { isMarked })), chalk);
  expect(await lit(true)).toBeLessThan((await lit(false)) - 1000);
});
