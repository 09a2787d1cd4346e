import { afterEach, describe, expect, it, vi } from 'vitest';
import { Pen } from '../../../render/pen.ts';
import { cardGamePainter } from '../../../render/quests/painter.ts';
import { themes } from '../../../render/themes/index.ts';
import { spoken } from '../../../scripts/samples/language.ts';
import { type CardGamePosition, NAMES, positions, sceneOf } from '../../../scripts/samples/quests.ts';
import { KINDS } from '../../../src/games/quests/data.ts';
import {
  affordableModes,
  mayTakeLater,
  payableAdventures,
  withinReach,
} from '../../../src/games/quests/reading.ts';
import type { CardGameView } from '../../../src/games/quests/types.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';

const t = spoken();

const game = [...positions({ variant: 'seals', seats: 4, seed: 'a1b2c3d4'.repeat(4) })];

const revealed = game.find(
  ({ events, table }) => table.turn > 3 && events.some(({ type }) => type === 'revealed') && table.lastTurn,
)!;

const { highlight } = themes.court;

/** Draws the table; how often something on it has the colour of what can be done. */
function brightOn({ table, events }: CardGamePosition) {
  const [stroke, fill] = [vi.spyOn(Pen.prototype, 'stroke'), vi.spyOn(Pen.prototype, 'fill')];
  const words = inscriptions(cardGamePainter.table(sceneOf(table, { events }))).map(({ text }) => text);
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
    expect(words).toContain(t('quests-picture-new'));
    expect(strokes).toBe(0);
  });

  it('says of the adventure that was taken last that it’s that, and marks none as new', () => {
    const { table, events } = game.find(
      ({ events, table: { lastTurn, thisTurn } }) =>
        events.some(({ type }) => type === 'adventureTaken') &&
        thisTurn !== null &&
        ![thisTurn, lastTurn].some((turn) => turn !== null && turn.revealed.length > 0),
    )!;
    const { words } = brightOn({ ...revealed, table, events });
    expect(words).toContain(t('quests-picture-last-taken'));
    expect(words).not.toContain(t('quests-picture-new'));
  });

  it('marks a new seal on a card that isn’t new as that, beside a hand, too', () => {
    const { table, own, events } = game.find(
      ({ table: { columns, thisTurn, lastTurn } }) =>
        thisTurn?.revealed.length === 0 &&
        thisTurn.challenge === null &&
        lastTurn?.revealed.length === 0 &&
        lastTurn.challenge?.mode === 'usual' &&
        KINDS.some((kind) =>
          columns[kind].some(({ card, seal }) => card === lastTurn.challenge!.card && seal === lastTurn.seat),
        ),
    )!;
    for (const painting of [
      cardGamePainter.table(sceneOf(table, { events })),
      cardGamePainter.hand(sceneOf(own, { events })),
    ]) {
      const words = inscriptions(painting).map(({ text }) => text);
      expect(words).toContain(t('quests-picture-new-seal'));
      expect(words).not.toContain(t('quests-picture-new'));
    }
  });

  it('explains no sign that isn’t there', () => {
    const { table, events } = revealed;
    const lesson = cardGamePainter.table(sceneOf(table, { events, isMarked: true }));
    expect(inscriptions(lesson).map(({ text }) => text)).not.toContain(t('quests-picture-new'));
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

describe('the steps of a turn', () => {
  /** How many are dashed. */
  const dashed = ({ table, events }: CardGamePosition) => {
    const dashes = vi.spyOn(Pen.prototype, 'dashes');
    inscriptions(cardGamePainter.table(sceneOf(table, { events })));
    const found = dashes.mock.calls.filter(([colour]) => colour === themes.court.chalk).length;
    vi.restoreAllMocks();
    return found;
  };
  const opens = (position: CardGamePosition, ...steps: string[]) =>
    position.table.openSteps.join() === steps.join();

  it('are dashed where they may open later in the turn', () => {
    const able = game.find(
      (position) => opens(position, 'challenge', 'draw') && mayTakeLater(position.table, position.toAct!),
    )!;
    expect(dashed(able)).toBe(1);
  });

  it('are dark where no card that can be won pays for an adventure', () => {
    const [first] = game;
    expect(first!.table.openSteps).toContain('challenge');
    expect(dashed(first!)).toBe(0);
  });

  it('are dark where they can’t open any more', () => {
    const last = game.find((position) => opens(position, 'draw') && position.table.thisTurn?.challenge)!;
    expect(dashed(last)).toBe(0);
  });
});

describe('the steps of a turn say', () => {
  const { own } = game.find(({ own, toAct }) => toAct !== null && own.openSteps.includes('challenge'))!;
  const wordsOf = (view: CardGameView) =>
    inscriptions(cardGamePainter.hand(sceneOf(view))).map(({ text }) => text);

  it('that fewer than two cards may be drawn, too', () => {
    for (const openSteps of [['challenge', 'draw'], ['draw']] as const)
      expect(wordsOf({ ...own, maxDraw: 2, openSteps })).toContain('Draw 0–2');
  });

  it('what their looks mean', () => {
    const { key } = cardGamePainter.tableSpots(sceneOf(own)).get('turn')!;
    const width = 393;
    const drawn = inscriptions({
      ...cardGamePainter.table(sceneOf(own)),
      draw: (pen) => key!.draw(pen, { x: 0, y: 0, width }, 28),
    });
    const meanings = (['now', 'not', 'later', 'done', 'skipped'] as const).map((look) =>
      t(`quests-picture-steps-${look}`),
    );
    expect(drawn.map(({ text }) => text)).toEqual(meanings);
    // Boxes are those of a picture 1200 pixels wide.
    const scale = 1200 / cardGamePainter.table(sceneOf(own)).width;
    for (const { box } of drawn) {
      expect(box.right).toBeLessThanOrEqual(width * scale);
      expect(box.bottom).toBeLessThanOrEqual(key!.height(width, 28) * scale);
    }
  });

  it.each([
    ['strike out revealing where it was left out', 9, 3, 1],
    ['leave it dark with nothing to reveal', 0, 3, 0],
    ['leave it dark where a column had four before the challenge', 9, 4, 0],
  ])('%s', (_, adversaryPile, before, struck) => {
    const fillRect = vi.spyOn(Pen.prototype, 'fillRect');
    const basic = [...positions({ variant: 'basic', seats: 2, seed: '9'.repeat(32) })][0]!.table;
    const log = { seat: 0, revealed: [], adventure: null, drawn: null };
    const challenge = { mode: 'usual', card: 'power-1', pay: ['red'] } as const;
    const power = Array.from({ length: before - 1 }, () => ({ card: 'power-2', seal: null }) as const);
    const columns = { power, enemy: [], monster: [], dragon: [] };
    const view = { ...basic, adversaryPile, columns, step: 'adventure', openSteps: ['draw'] } as const;
    inscriptions(cardGamePainter.table(sceneOf({ ...view, thisTurn: { ...log, challenge } })));
    const lines = fillRect.mock.calls.filter(
      ([, y, , height, colour]) => y < 106 && height === 4 && colour === themes.court.chalk,
    );
    expect(lines).toHaveLength(struck);
  });
});

describe('a hand with seals', () => {
  const { own } = game.find(({ own, toAct }) => toAct !== null && own.step === 'challenge')!;
  const seat = own.toAct!;
  const of = (card: 'enemy-2' | 'enemy-3', seal: number | null = null) => ({ card, seal });
  const hand = ['red', 'red', 'red-2'] as const;
  const handOf = (view: Partial<CardGameView>) => {
    const columns = { power: [], enemy: [of('enemy-3'), of('enemy-3')], monster: [], dragon: [] };
    return cardGamePainter.hand(
      sceneOf({ ...own, hand, columns, openSteps: ['challenge', 'draw'], ...view }),
    );
  };
  const signsOf = (painting: ReturnType<typeof handOf>) =>
    inscriptions(painting).flatMap(({ text }) => (/^(\+|×2)$/.test(text) ? [text] : []));
  const enemies = (...enemy: ReturnType<typeof of>[]) => ({ power: [], enemy, monster: [], dragon: [] });

  it('tells cards that are won from those that are only sealed, and says how', () => {
    expect(signsOf(handOf({}))).toEqual([]);
    expect(inscriptions(handOf({})).map(({ text }) => text)).toContain(t('quests-picture-legend-sealed'));
    const won = t('quests-picture-legend-won');
    for (const columns of [
      enemies(of('enemy-3')),
      enemies(of('enemy-3'), of('enemy-3', (seat + 1) % 4)),
      enemies(of('enemy-3', seat), of('enemy-3', (seat + 1) % 4)),
    ]) {
      // On the card, and in the legend.
      expect(signsOf(handOf({ columns }))).toEqual(['+', '+']);
      expect(inscriptions(handOf({ columns })).map(({ text }) => text)).toContain(won);
    }
    expect(signsOf(handOf({ columns: enemies(of('enemy-2'), of('enemy-3')) }))).toEqual(['×2', '×2']);
    expect(signsOf(handOf({ columns: enemies(of('enemy-3')), variant: 'basic' }))).toEqual([]);
  });

  it('has both signs where the double price wins the card without the rest of its column, not on a card alone', () => {
    const completing = enemies(of('enemy-2'), of('enemy-3', (seat + 1) % 4));
    expect(signsOf(handOf({ columns: completing })).sort()).toEqual(['+', '+', '×2', '×2']);
    expect(signsOf(handOf({ columns: enemies(of('enemy-2')) }))).toEqual(['+', '+']);
    const rules = { ...own.rules, columnCheck: 'challenge' } as const;
    expect(signsOf(handOf({ columns: completing, rules }))).toEqual(['+', '+']);
  });

  it('tells a card that can also be sealed from one that only the double price wins', () => {
    const columns = enemies(of('enemy-2'), of('enemy-3'));
    const players = own.players.map((player) => ({ ...player, seals: 0 }));
    const sealed = t('quests-picture-legend-sealed');
    const wordsIn = (view: Partial<CardGameView>) => inscriptions(handOf(view)).map(({ text }) => text);
    expect(wordsIn({ columns })).toContain(sealed);
    expect(wordsIn({ columns, players })).not.toContain(sealed);
    expect(signsOf(handOf({ columns, players }))).toEqual(['×2', '×2']);
  });

  it('says what the reader can do in their own turn, and nothing of it in another’s', () => {
    const others = handOf({ toAct: (seat + 1) % 4 });
    for (const what of [handOf({}).alt, handOf({}).text]) expect(what).toMatch(/can challenge/i);
    for (const what of [others.alt, others.text]) expect(what).not.toMatch(/can (challenge|take)/i);
  });

  it('says so in its text', () => {
    expect(handOf({}).text).toContain('enemy knight 3 (seal it)');
    expect(handOf({ columns: enemies(of('enemy-3')) }).text).toContain('enemy knight 3 (win it)');
  });

  it('has the reader’s own place beside many points, too', () => {
    const players = own.players.map((player, at) => ({ ...player, score: 34 - at, knights: 3 + at }));
    const tied = players.map((player) => ({ ...player, score: 34 }));
    for (const all of [players, tied]) {
      const places = inscriptions(handOf({ players: all })).filter(({ text }) =>
        /^[1-4](st|nd|rd|th)$/.test(text),
      );
      expect(places).toHaveLength(4);
    }
  });
});

describe('a hand of the card game', () => {
  const { options, own } = game.find(
    ({ toAct, own }) => toAct !== null && own.step === 'challenge' && withinReach(own, toAct).length > 1,
  )!;

  /** How many things have a frame in the colour of what can be done. */
  const framed = (view: CardGameView, isMarked = false) => {
    const stroke = vi.spyOn(Pen.prototype, 'stroke');
    inscriptions(cardGamePainter.hand(sceneOf(view, { isMarked })));
    return stroke.mock.calls.filter(([colour]) => colour === highlight).length;
  };

  it('frames what can be challenged and taken in the own turn, and says what that means', () => {
    const seat = own.toAct!;
    const cards = KINDS.flatMap((kind) => own.columns[kind]);
    const open = cards.filter((card) => affordableModes(own, seat)(card).length > 0).length;
    const legend = 1;
    expect(framed(own)).toBe(open + payableAdventures(own, seat).length + legend);
    const words = inscriptions(cardGamePainter.hand(sceneOf(own))).map(({ text }) => text);
    expect(words).toContain(t('quests-picture-legend-offered'));
  });

  it('has a dark line inside each frame, as wide as on a phone it takes to tell it from a card of its colour', () => {
    const stroke = vi.spyOn(Pen.prototype, 'stroke');
    const dark = themes.court.engraving;
    inscriptions(cardGamePainter.hand(sceneOf(own)));
    const { calls } = stroke.mock;
    const frames = calls.flatMap(([colour, width = 0], i) =>
      colour === highlight ? [{ width, before: calls[i - 1]! }] : [],
    );
    for (const { width, before } of frames) {
      expect(before[0]).toBe(dark);
      expect(before[1]! - width).toBeGreaterThanOrEqual(6);
    }
  });

  it('has one bright step, the one that was chosen', () => {
    const fill = vi.spyOn(Pen.prototype, 'fill');
    const draws = options.filter(({ action }) => action.type === 'draw');
    expect(own.openSteps.length).toBeGreaterThan(1);
    inscriptions(cardGamePainter.choice(sceneOf(own), draws));
    // The step and the pointer below it.
    expect(fill.mock.calls.filter(([colour]) => colour === highlight)).toHaveLength(2);
  });

  it('sets the reader’s line apart by more than a tint, which some themes don’t have', () => {
    const [roundedRect, stroke] = [vi.spyOn(Pen.prototype, 'roundedRect'), vi.spyOn(Pen.prototype, 'stroke')];
    const draws = options.filter(({ action }) => action.type === 'draw');
    const name = inscriptions(cardGamePainter.choice(sceneOf(own, { theme: 'contrast' }), draws)).findLast(
      ({ text }) => text === NAMES[own.viewer!],
    )!.box;
    const around = roundedRect.mock.calls.findIndex(
      ([x, y, width, height]) =>
        width > 1000 && height < 100 && y < name.top && y + height > name.bottom && x < name.left,
    );
    expect(around).toBeGreaterThan(-1);
    const order = roundedRect.mock.invocationCallOrder[around]!;
    const next = stroke.mock.invocationCallOrder.indexOf(order + 1);
    expect(stroke.mock.calls[next]?.[0]).toBe(themes.contrast.ink);
  });

  it('frames nothing in the turns of others, and beside a lesson’s frames', () => {
    expect(framed({ ...own, toAct: (own.toAct! + 1) % 4 })).toBe(0);
    vi.restoreAllMocks();
    expect(framed(own, true)).toBe(0);
  });
});
