import { describe, expect, it } from 'vitest';
import { translator } from '../../src/i18n/index.ts';
import { CHARACTER_IDS, CHARACTERS_BY_LEVEL, charactersBy, type Name } from '../../src/table/characters.ts';
import { LEVELS } from '../../src/table/document.ts';
import { started, withComputer, withLevel, withSettings } from '../../src/table/lobby.ts';
import { seatLeft } from '../../src/table/seats.ts';
import { ada, bob, GUILD, openLobby, refusalOf, room } from './fixtures/room.ts';
import { registerThicket } from './fixtures/thicket.ts';

const en = translator('en-US');

registerThicket();

const withCharacters = () => room(undefined, { characters: charactersBy(en) });
const [page, squire, knight] = LEVELS.map((level) => charactersBy(en)[level].map(({ name }) => name)) as [
  Name[],
  Name[],
  Name[],
];

describe('the levels of computer players', () => {
  it('are Squires unless somebody chooses, each with a name of its level', async () => {
    const { tables } = withCharacters();
    const { id } = await openLobby(tables, { computers: 1 });
    await tables.change(id, ada, withComputer('page'));
    const { seats } = await tables.change(id, ada, withComputer('knight'));
    expect(seats.slice(1)).toEqual([
      { kind: 'computer', player: 'squire', name: squire[0] },
      { kind: 'computer', player: 'page', name: page[0] },
      { kind: 'computer', player: 'knight', name: knight[0] },
    ]);
  });

  it('are given in order when a table opens; the last counts for the rest', async () => {
    const { tables } = withCharacters();
    const options = { guildId: GUILD, channelId: 'c1', host: ada, game: 'quests', theme: 'oak' };
    const { seats } = await tables.open({ ...options, computers: 3, levels: ['knight', 'page'] });
    expect(seats.slice(1).map(({ name }) => name)).toEqual([knight[0], page[0], page[1]]);
  });

  it('are changed by the host, seat by seat', async () => {
    const { tables } = withCharacters();
    const { id, shown } = await openLobby(tables, { computers: 2 });
    const { seats, shown: then } = await tables.change(id, ada, withLevel(1, 'knight', shown));
    expect(seats.slice(1)).toEqual([
      { kind: 'computer', player: 'knight', name: knight[0] },
      { kind: 'computer', player: 'squire', name: squire[1] },
    ]);
    const { revision } = await tables.change(id, ada, withLevel(1, 'knight', then));
    expect(revision).toBe((await tables.info(id)).revision);
    expect((await tables.info(id)).shown).toBe(then);
  });

  it('are not changed by others, too late, for people, or to what is unknown', async () => {
    const { tables } = withCharacters();
    const { id, shown } = await openLobby(tables, { computers: 1, guests: [bob] });
    expect(await refusalOf(tables.change(id, bob, withLevel(1, 'page')))).toBe('hostOnly');
    expect(await refusalOf(tables.change(id, ada, withLevel(1, 'page', shown - 1)))).toBe('stale');
    expect(await refusalOf(tables.change(id, ada, withLevel(2, 'page')))).toBe('noComputerSeat');
    expect(await refusalOf(tables.change(id, ada, withLevel(7, 'page')))).toBe('noSuchSeat');
    expect(await refusalOf(tables.change(id, ada, withLevel(1, 'ahead')))).toBe('unknownSetting');
    expect(await refusalOf(tables.change(id, ada, withComputer('king')))).toBe('unknownSetting');
    await tables.change(id, ada, started(0));
    expect(await refusalOf(tables.change(id, ada, withLevel(1, 'page')))).toBe('notInLobby');
    expect(await refusalOf(tables.change(id, ada, withSettings({ standIn: 'page' })))).toBe('notInLobby');
  });
});

describe('whoever plays for people who leave or are away', () => {
  it('is a Squire, or of the level that the host chose', async () => {
    const { tables } = withCharacters();
    const lobby = await openLobby(tables, { guests: [bob] });
    expect(lobby.standIn).toBe('squire');
    expect(await refusalOf(tables.change(lobby.id, bob, withSettings({ standIn: 'page' })))).toBe('hostOnly');
    expect(await refusalOf(tables.change(lobby.id, ada, withSettings({ standIn: 'queen' })))).toBe(
      'unknownSetting',
    );
    const { id } = await tables.change(lobby.id, ada, withSettings({ standIn: 'page' }));
    const { wait } = await tables.change(id, ada, started(0));
    await tables.takeOver(id, 0, wait);
    const { seats } = await tables.change(id, bob, seatLeft);
    expect(seats).toMatchObject([
      { kind: 'computer', player: 'page', name: page[0], formerly: ada, until: 'back' },
      { kind: 'computer', player: 'page', name: page[1], formerly: bob, until: 'taken' },
    ]);
  });

  it('also moves once for somebody whose time is up', async () => {
    const asked: string[] = [];
    const { tables } = room(undefined, {
      thinker: {
        think: async ({ player, actions }) => {
          asked.push(player);
          return { action: actions.at(-1)!, considered: [] };
        },
      },
    });
    const lobby = await openLobby(tables, { guests: [bob] });
    await tables.change(lobby.id, ada, withSettings({ standIn: 'knight' }));
    const { id, wait } = await tables.change(lobby.id, ada, started(0));
    await tables.standIn(id, 0, wait);
    expect(new Set(asked)).toEqual(new Set(['knight']));
  });
});

describe('the characters', () => {
  const all = CHARACTER_IDS.map((id) => en(`players-${id}`));

  it('are enough for the fullest table, each stands once, and their names fit', () => {
    expect(new Set(all.map((name) => name.toLowerCase())).size).toBe(all.length);
    for (const names of [page, squire, knight]) expect(names.length).toBeGreaterThanOrEqual(5);
    for (const id of Object.values(CHARACTERS_BY_LEVEL).flat()) {
      expect(en(`players-${id}`).length).toBeLessThanOrEqual(10);
      expect(en(`players-${id}.trait`).length).toBeLessThanOrEqual(40);
    }
  });
});
