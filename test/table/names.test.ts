import { describe, expect, it } from 'vitest';
import { freeName } from '../../src/table/characters.ts';
import { joined, left, started, withComputer } from '../../src/table/lobby.ts';
import { owedReport } from '../../src/table/report.ts';
import { seatLeft, taken, withInvited } from '../../src/table/seats.ts';
import { openLobby, room } from './fixtures/room.ts';
import { registerThicket } from './fixtures/thicket.ts';

registerThicket();

const person = (userId: string, name: string) => ({ userId, name });

type Tables = ReturnType<typeof room>['tables'];
const namesAt = async (tables: Tables, id: string) => (await tables.info(id)).seats.map(({ name }) => name);

describe('people of the same name', () => {
  it.each([
    ['the same', 'Ada'],
    ['another case', 'aDA'],
    ['something invisible', 'A\u200Bda\u2060'],
    ['other spaces', ' Ada\u00A0'],
    ['wide letters', 'Ａda'],
  ])('are told apart: %s', async (_kind, name) => {
    const { tables } = room();
    const { id } = await openLobby(tables);
    await tables.change(id, person('7', name), joined);
    await tables.change(id, person('8', name), joined);
    expect(await namesAt(tables, id)).toEqual(['Ada', `${name} (2)`, `${name} (3)`]);
  });

  it('are told apart though their names are shortened, or are somebody’s number', async () => {
    const { tables } = room();
    const { id } = await openLobby(tables);
    const long = 'Adalbert the Elder of Camelot';
    await tables.change(id, person('7', `${long} I`), joined);
    await tables.change(id, person('8', `${long} II`), joined);
    await tables.change(id, person('9', 'Ada (2)'), joined);
    expect(await namesAt(tables, id)).toEqual(['Ada', `${long} I`, `${long} II (2)`, 'Ada (2)']);
  });

  it('are called the same to the end, whoever leaves or comes, and in the news', async () => {
    const { tables } = room();
    const { id } = await openLobby(tables);
    const [ada, second, third] = [person('1', 'Ada'), person('7', 'Ada'), person('8', 'Ada')];
    await tables.change(id, second, joined);
    await tables.change(id, ada, started(0));
    await tables.change(id, ada, seatLeft);
    await tables.change(id, third, taken(0));
    await tables.change(id, second, seatLeft);
    await tables.change(id, second, taken(1));
    expect(await namesAt(tables, id)).toEqual(['Ada (3)', 'Ada (2)']);
    const news = (await tables.read(id, owedReport))!.notes.map((note) => 'name' in note && note.name);
    expect(news).toContain('Ada (3)');
    expect(news.filter((name) => name === 'Ada (2)').length).toBeGreaterThan(1);
  });

  it('aren’t called like a computer player in any language; nobody’s number stays without a reason', async () => {
    const { tables } = room();
    const { id } = await openLobby(tables);
    const ada = person('1', 'Ada');
    await tables.change(id, ada, withComputer());
    const [, computer] = await namesAt(tables, id);
    const called = typeof computer === 'string' ? computer : 'Gareth';
    await tables.change(id, person('7', called.toUpperCase()), joined);
    expect((await namesAt(tables, id))[2]).toBe(`${called.toUpperCase()} (2)`);
    await tables.change(id, person('8', 'Ada'), joined);
    await tables.change(id, ada, left);
    await tables.change(id, person('8', 'Ada'), withInvited(person('9', 'Cyd')));
    expect((await namesAt(tables, id)).at(-1)).toBe('Ada');
    const characters = [{ name: { character: 'tom' as const }, called: ['Tom', 'Thomas'] }];
    expect(freeName(['tho\u200Dmas'], characters)).toBe('Tom 2');
  });
});
