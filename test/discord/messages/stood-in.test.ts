import { beforeEach, describe, expect, it } from 'vitest';
import { sinceLines } from '../../../src/discord/messages/since.ts';
import { tableMessage } from '../../../src/discord/messages/table.ts';
import { translator } from '../../../src/i18n/index.ts';
import type { Person } from '../../../src/table/document.ts';
import { started } from '../../../src/table/lobby.ts';
import { fullReport, sinceFor } from '../../../src/table/report.ts';
import { cameBack } from '../../../src/table/seats.ts';
import type { TableService } from '../../../src/table/table-service.ts';
import { undone } from '../../../src/table/turn.ts';
import { seatViewFor } from '../../../src/table/views.ts';
import { ada, bob, cyd, GUILD, openGame, room } from '../../table/fixtures/room.ts';

const t = translator('en-US');
const telling = { t, picture: null, deadline: null, chats: false };
const MOVED_FOR = t('people-news-moved-for', { name: 'Ada' });

let tables: TableService;
let id: string;
beforeEach(async () => {
  ({ tables } = room());
  ({ id } = await openGame(tables, { variant: 'basic', guests: [bob, cyd] }));
});

async function play(person: Person): Promise<void> {
  const { wait } = await tables.info(id);
  while ((await tables.info(id)).wait === wait)
    await tables.act(id, person, null, (seat) => seat.actions[0]!);
}

/** The channel has been told everything. */
const tell = async () =>
  tables.told(id, {
    shown: (await tables.info(id)).shown,
    posted: {
      messageId: '1',
      newestId: '1',
      at: 0,
      shown: (await tables.info(id)).shown,
      called: 0,
      callId: null,
    },
  });

const lines = () => tables.read(id, (table) => tableMessage(fullReport(table), telling).content.split('\n'));
const since = async (person: Person) =>
  sinceLines(
    await tables.read(id, seatViewFor(person.userId)),
    await tables.read(id, sinceFor(person.userId)),
    t,
  );
const starting = (all: readonly string[], ...names: readonly string[]) =>
  names.map((name) => all.findLastIndex((line) => line.startsWith(name)));
const sorted = (places: readonly number[]) => places.toSorted((a, b) => a - b);

describe('a turn that a computer has played since somebody’s time was up', () => {
  beforeEach(async () => {
    await tables.standIn(id, 0, (await tables.info(id)).wait);
    await play(bob);
  });

  it('is told to them before the rest, with what the computer did', async () => {
    await play(cyd);
    const [, first, ...rest] = await since(ada);
    expect(first).toMatch(/^- ❗ Your time was up, so a computer player moved for you: \*\*Ada\*\* \w+/u);
    expect(rest.join('\n')).not.toContain('**Ada**');
    expect(starting(rest, '- Bob', '- Cyd')).toEqual([0, 1]);
    await play(ada);
    await play(bob);
    expect((await since(ada)).join('\n')).not.toContain('Your time was up');
  });

  it('is introduced in the channel where it comes, as long as it’s shown', async () => {
    const places = starting(await lines(), MOVED_FOR, 'Ada ', 'Bob ');
    expect(places).toEqual(sorted(places));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    await tell();
    await play(cyd);
    const later = starting(await lines(), MOVED_FOR, 'Ada ', 'Bob ', 'Cyd ');
    expect(later).toEqual(sorted(later));
    expect(later[0]).toBeGreaterThanOrEqual(0);
  });

  it('isn’t told any more once they’ve taken it back and played themselves', async () => {
    const options = { guildId: GUILD, channelId: 'c2', host: ada, game: 'court', theme: 'court' };
    ({ id } = await tables.open({ ...options, computers: 2 }));
    await tables.change(id, ada, started(0));
    await tables.standIn(id, 0, (await tables.info(id)).wait);
    expect(await lines()).toContain(MOVED_FOR);
    await tables.change(id, ada, undone(null), seatViewFor(ada.userId));
    await play(ada);
    expect(await lines()).not.toContain(MOVED_FOR);
    expect(await since(ada)).toEqual([]);
  });
});

describe('a seat that a computer has kept', () => {
  const news = {
    absent: t('people-news-absent', { name: 'Ada', heir: 'Merlin' }),
    back: t('people-news-back', { name: 'Ada' }),
    filledIn: t('people-news-filled-in', { name: 'Ada', heir: 'Merlin' }),
  };

  beforeEach(async () => {
    await tables.takeOver(id, 0, (await tables.info(id)).wait);
    await tables.advance(id);
    await tables.change(id, ada, cameBack);
    await play(bob);
  });

  it('is told of in the order of what happened', async () => {
    const places = starting(await lines(), news.absent, 'Merlin ', news.back, 'Bob ');
    expect(places).toEqual(sorted(places));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect(await lines()).not.toContain(news.filledIn);
  });

  it('has its computer’s moves introduced once they’re back, also to themselves', async () => {
    await tell();
    await play(cyd);
    const places = starting(await lines(), news.filledIn, 'Merlin ', 'Bob ', 'Cyd ');
    expect(places).toEqual(sorted(places));
    expect(places[0]).toBeGreaterThanOrEqual(0);
    expect((await since(ada))[1]).toBe('- ❗ Merlin (computer) filled in for you.');
  });
});
