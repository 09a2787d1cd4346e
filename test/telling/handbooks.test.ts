import { describe, expect, it } from 'vitest';
import { createPainting } from '../../render/drawing/order.ts';
import { painters } from '../../render/painters.ts';
import { buildDecision, choicesAt } from '../../src/discord/choices/decision.ts';
import { exampleScene, pagePicture as pageOrder } from '../../src/discord/messages/example.ts';
import { CARDS } from '../../src/games/artus/data.ts';
import type { ArtusView } from '../../src/games/artus/types.ts';
import { CHARACTERS, COURTIERS } from '../../src/games/court/types.ts';
import { GAME_IDS, type GameId } from '../../src/games/game.ts';
import { ADVENTURES, KINDS } from '../../src/games/quests/data.ts';
import { translator } from '../../src/i18n/index.ts';
import { type AnyGuide, allPages } from '../../src/telling/guide.ts';
import { getGuide } from '../../src/telling/registry.ts';
import { realRenderer } from '../discord/fixtures/stage.ts';

const t = translator('en-US');
const setting = { theme: 'court', t } as const;

/** What must have an entry, besides the chapters. */
const ENTRIES: Readonly<Record<GameId, readonly string[]>> = {
  artus: [...CARDS.map(({ id }) => id), 'knight', 'king', 'prince', 'ring', 'fifty'],
  court: [...CHARACTERS, ...COURTIERS, 'favor', 'money', 'dice'],
  quests: [...ADVENTURES.map(({ id }) => id), ...KINDS, 'knight', 'double', 'merlin', 'seal'],
};

/** The names of places in pictures of the table and of hands. */
const PLACES: Readonly<Record<GameId, RegExp>> = {
  artus:
    /^(ring|king|values|reds|yellows|carpet|centre|panel|legend|(chair|player|score|played|card|now)-\d+|card-.+)$/,
  court:
    /^(castle|merlin|guinevere|arthur|lancelot|decision|aspirants|peasantry|panel|favor|(player|court|money|place)-\d)$/,
  quests:
    /^(display|column-(power|enemy|monster|dragon)|turn|last-turn|adventures|adventure-.+|piles|panel|(player|score)-\d|knights|targets|steps|adversaries|standings)$/,
};

const placesOf = (guide: AnyGuide) => {
  const game = GAME_IDS.find((id) => getGuide(id) === guide)!;
  return guide.example?.places?.(exampleScene(game, guide, 'table', setting).view) ?? {};
};

describe.each(GAME_IDS)('the rules of %s', (game) => {
  const guide = getGuide(game);
  const handbook = guide.handbook(t);
  const pages = allPages(handbook);
  const { groups = [] } = handbook;

  it('are made once for a language, since buttons on every message lead to them', () => {
    expect(guide.handbook(t)).toBe(handbook);
  });

  it('begin with the goal, and have an entry for every card and character', () => {
    expect(pages[0]!.id).toBe('goal');
    expect(groups.flatMap(({ entries }) => Object.keys(entries)).sort()).toEqual([...ENTRIES[game]].sort());
  });

  it('have chapters on all that one must know', () => {
    expect(Object.keys(handbook.chapters)).toEqual(
      expect.arrayContaining(['goal', 'table', 'start', 'end', 'variants', 'discord']),
    );
  });

  it('fit into messages and menus', () => {
    expect(groups.length).toBeLessThanOrEqual(2);
    for (const { entries, title } of [...groups, { entries: handbook.chapters, title: '' }]) {
      expect(Object.keys(entries).length).toBeLessThanOrEqual(25);
      expect(title.length).toBeLessThanOrEqual(60);
    }
    for (const { id, title, text, notes = {} } of pages) {
      expect(id.length).toBeLessThanOrEqual(40);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(text.length).toBeLessThanOrEqual(1800);
      expect(Object.keys(notes).length).toBeLessThanOrEqual(8);
    }
  });

  it('have titles and IDs that differ', () => {
    const key = (text: string) => text.toLowerCase();
    expect(new Set(pages.map(({ title }) => key(title))).size).toBe(pages.length);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
  });

  it('explain the table by five to eight notes', () => {
    const { length } = Object.keys(handbook.chapters.table!.notes ?? {});
    expect(length).toBeGreaterThanOrEqual(5);
    expect(length).toBeLessThanOrEqual(8);
  });

  it('have notes on places that painters know by these names', () => {
    const places = placesOf(guide);
    const noted = Object.values(handbook.chapters).flatMap(({ notes = {} }) =>
      Object.keys(notes).map((name) => places[name] ?? name),
    );
    expect(noted.filter((name) => !PLACES[game].test(name))).toEqual([]);
  });

  it('have a note’s place in each picture that tells places', () => {
    const painter = painters.get(game)!;
    for (const [id, { notes = {} }] of Object.entries(handbook.chapters)) {
      const moment = guide.example?.shows?.[id] ?? 'table';
      if (moment === 'end') expect(notes).toEqual({});
      else {
        const scene = exampleScene(game, guide, moment, setting);
        const spots = moment === 'table' ? painter.tableSpots(scene) : painter.handSpots(scene);
        const places = placesOf(guide);
        const named = Object.keys(notes).map((name) => places[name] ?? name);
        if (spots.size > 0) expect([...spots.keys()]).toEqual(expect.arrayContaining(named));
      }
    }
  });

  it('have a picture of every page, the same each time', async () => {
    for (const page of pages) {
      const painting = pagePicture(game, guide, page, painters.get(game)!, setting);
      expect(painting.alt.length).toBeGreaterThan(20);
      expect(pagePicture(game, guide, page, painters.get(game)!, setting).alt).toBe(painting.alt);
    }
    const table = pages.find(({ id }) => id === 'table')!;
    const png = await realRenderer.png(pagePicture(game, guide, table, painters.get(game)!, setting));
    expect(png.length).toBeGreaterThan(10_000);
  });
});

/** The page's picture as the painter paints it. */
const pagePicture = (...[game, guide, page, painter, setting]: Parameters<typeof pageOrder>) =>
  createPainting(pageOrder(game, guide, page, painter, setting), painter);

describe('the example', () => {
  const told = (game: GameId, id: string) => {
    const guide = getGuide(game);
    const page = allPages(guide.handbook(t)).find((each) => each.id === id)!;
    return pagePicture(game, guide, page, painters.get(game)!, setting).text;
  };

  it('is a position that shows what its notes speak of', () => {
    expect(told('court', 'table')).toContain('turn to bid');
    const { king } = exampleScene('artus', getGuide('artus'), 'table', setting).view as ArtusView;
    const chair = (count: number) => `chair-${(king - count + 28) % 28}`;
    const { green, red, yellow } = placesOf(getGuide('artus'));
    expect(Array.from({ length: 9 }, (_, at) => chair(1 + at))).toContain(green);
    expect(Array.from({ length: 15 }, (_, at) => chair(10 + at))).toContain(red);
    expect([25, 26, 27].map(chair)).toContain(yellow);
  });

  it('has the numbers that the first choices have', () => {
    const guide = getGuide('quests');
    const page = allPages(guide.handbook(t)).find(({ id }) => id === 'discord')!;
    const { subject } = pageOrder('quests', guide, page, painters.get('quests')!, setting);
    if (subject.kind !== 'choice') throw new Error('shows no choice');
    const { actions, numbers = [] } = subject;
    const offered = choicesAt(buildDecision(actions, guide)).filter((choice) =>
      guide.isNumbered!(choice.actions[0]!),
    );
    expect(offered.length).toBeGreaterThan(3);
    for (const [at, choice] of offered.entries())
      for (const action of choice.actions) expect(numbers[actions.indexOf(action)]).toBe(at + 1);
  });

  it.each(['artus', 'quests'] as const)('of %s is played to its end', (game) => {
    const scene = exampleScene(game, getGuide(game), 'end', setting);
    expect(painters.get(game)!.end(scene).alt).toMatch(/game (is )?over/i);
  });
});

describe('a page’s picture', () => {
  const guide = getGuide('artus');
  const painter = painters.get('artus')!;
  const pages = allPages(guide.handbook(t));
  const table = pages.find(({ id }) => id === 'table')!;
  const joker = pages.find(({ id }) => id === 'scoring:joker')!;

  it('has a numbered frame and a line in its legend for each note whose place it shows', () => {
    const spot = { x: 100, y: 100, width: 50, height: 50 };
    const spots = new Map(['king', 'chair-15', 'no note'].map((name) => [name, spot]));
    const plain = pagePicture('artus', guide, null, painter, setting);
    const noted = pagePicture('artus', guide, table, { ...painter, tableSpots: () => spots }, setting);
    expect(noted.alt).toContain(
      `1: ${t('artus-rules-table.note-king')} 2: ${t('artus-rules-table.note-carpet')}`,
    );
    expect(noted.alt).not.toContain(t('artus-rules-table.note-red'));
    expect(noted.height / noted.width).toBeGreaterThan(plain.height / plain.width + 0.05);
  });

  it('is the card on its own if the painter has one, else the table', () => {
    const card = { ...pagePicture('artus', guide, null, painter, setting), alt: 'A joker, large.' };
    const piece = (id: string) => (id === 'scoring:joker' ? card : null);
    expect(pagePicture('artus', guide, joker, { ...painter, piece }, setting)).toBe(card);
    expect(pagePicture('artus', guide, joker, { ...painter, piece: () => null }, setting).alt).toContain(
      'Artus',
    );
    const bare = (id: string) => (id === 'table' ? card : null);
    expect(pagePicture('artus', guide, table, { ...painter, piece: bare }, setting)).not.toBe(card);
    const rule = (id: string) => (id === 'rules-table' ? card : null);
    expect(pagePicture('artus', guide, table, { ...painter, piece: rule }, setting)).toBe(card);
  });
});

it('a guide’s example is its own, whatever another guide’s was', () => {
  const guide = getGuide('court');
  const first = exampleScene('court', guide, 'table', setting);
  const other: AnyGuide = { ...guide, example: { ...guide.example!, middle: [] } };
  expect(exampleScene('court', other, 'table', setting).view).not.toEqual(first.view);
  expect(exampleScene('court', guide, 'table', setting).view).toEqual(first.view);
});
