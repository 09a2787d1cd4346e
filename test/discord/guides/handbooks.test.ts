import { describe, expect, it } from 'vitest';
import { painters } from '../../../render/painters.ts';
import { pagesOf } from '../../../src/discord/guides/handbook.ts';
import { pagePicture } from '../../../src/discord/guides/page-picture.ts';
import { guideOf } from '../../../src/discord/guides/registry.ts';
import { CARDS } from '../../../src/games/artus/data.ts';
import { CHARACTERS, COURTIERS } from '../../../src/games/court/types.ts';
import { GAME_IDS } from '../../../src/games/game.ts';
import { ADVENTURES, KINDS } from '../../../src/games/quests/data.ts';
import { wordsOf } from '../../../src/i18n/index.ts';
import { realRenderer } from '../fixtures/stage.ts';

const words = wordsOf('en-US');

/** What must have an entry, besides the chapters. */
const ENTRIES = {
  artus: [...CARDS.map(({ id }) => id), 'knight', 'king', 'prince', 'ring', 'fifty'],
  court: [...CHARACTERS, ...COURTIERS, 'favor', 'money', 'dice'],
  quests: [...ADVENTURES.map(({ id }) => id), ...KINDS, 'knight', 'double', 'merlin', 'seal'],
} as const;

describe.each(GAME_IDS)('the rules of %s', (game) => {
  const guide = guideOf(game);
  const handbook = guide.handbook(words);
  const pages = pagesOf(handbook);
  const { groups = [] } = handbook;

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

  it('have a picture of every page, the same each time', async () => {
    const setting = { theme: 'court', words } as const;
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
