import { THEME_IDS } from '../../render/themes/theme.ts';
import type { Clock } from '../../src/base/clock.ts';
import type { GameId } from '../../src/games/game.ts';
import { games } from '../../src/games/registry.ts';
import { translator } from '../../src/i18n/index.ts';
import { seededRandom } from '../../src/players/random.ts';
import { openStore } from '../../src/store/open.ts';
import type { Commit, Entry, Store } from '../../src/store/store.ts';
import { charactersBy } from '../../src/table/characters.ts';
import type { Actor, Person } from '../../src/table/document.ts';
import { joined, started } from '../../src/table/lobby.ts';
import { ARCHIVED_AFTER } from '../../src/table/storage/lists.ts';
import { TableService } from '../../src/table/table-service.ts';
import { seatViewFor } from '../../src/table/views.ts';
import { type Figure, median } from '../figure.ts';

const GAMES_EACH = Number(process.env.GAMES ?? 6);
/** Between two actions, in ms. */
const PAUSE = 20_000;
/** When the games begin, in ms since 1970. */
const BEGIN = Date.UTC(2026, 0, 1);

const sizeOf = (...texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

const lineOf = ({ list, id, text }: Entry): number => sizeOf(list, id, text) + 8;

/** Bytes of a commit's keys, texts and lines, whatever the store adds for its own books. */
const written = ({ key, text, parts = [], entries = [], removed = [] }: Commit): number =>
  sizeOf(key, text ?? '', ...parts.flatMap((part) => [part.key, part.text ?? ''])) +
  entries.reduce((sum, entry) => sum + lineOf(entry), 0) +
  removed.reduce((sum, { list, id }) => sum + sizeOf(list, id), 0);

/** What a memory store is told, and what it holds. */
class Books {
  bytes = 0;
  readonly #values = new Map<string, number>();
  readonly #lines = new Map<string, number>();

  watch(store: Store): Store {
    const commit = store.commit.bind(store);
    store.commit = async (change, until) => {
      const version = await commit(change, until);
      this.bytes += written(change);
      for (const { key, text } of [change, ...(change.with ?? []), ...(change.parts ?? [])])
        if (text === null) this.#values.delete(key);
        else this.#values.set(key, sizeOf(key, text));
      for (const entry of change.entries ?? []) this.#lines.set(`${entry.list} ${entry.id}`, lineOf(entry));
      for (const { list, id } of change.removed ?? []) this.#lines.delete(`${list} ${id}`);
      return version;
    };
    return store;
  }

  get held(): number {
    return [...this.#values.values(), ...this.#lines.values()].reduce((sum, size) => sum + size, 0);
  }
}

interface Played {
  /** Bytes written for each action of a person. */
  readonly actions: readonly number[];
  /** Bytes written each time the channel has been told. */
  readonly told: readonly number[];
  /** Bytes of the finished game. */
  readonly finished: number;
}

/** Two people and two Pages play a game at random, with a clock. */
async function play(game: GameId, variant: string, number: number): Promise<Played> {
  let now = BEGIN;
  let requests = 0;
  const clock: Clock = { now: () => now, schedule: () => () => undefined };
  const books = new Books();
  const store = books.watch(await openStore('memory:'));
  const tables = new TableService({ store, clock, characters: charactersBy(translator('en-US')) });
  const random = seededRandom(`${game} ${number}`);
  /** Discord's IDs have the time in them. */
  const actor = (person: Person): Actor => ({
    ...person,
    requestId: String((BigInt(now - Date.UTC(2015, 0, 1)) << 22n) + BigInt(++requests)),
  });
  const people: readonly [Person, Person] = [
    { userId: '201234567890123456', name: 'Guinevere' },
    { userId: '301234567890123456', name: 'Lancelot' },
  ];
  const { id } = await tables.open({
    guildId: '101234567890123456',
    channelId: '111234567890123456',
    host: actor(people[0]),
    game,
    variant,
    theme: THEME_IDS[0],
    pace: '3d',
    computers: 2,
  });
  await tables.change(id, actor(people[1]), joined);
  await tables.change(id, actor(people[0]), started((await tables.info(id)).revision));
  const actions: number[] = [];
  const told: number[] = [];
  const tell = async () => {
    const before = books.bytes;
    const { shown, wait } = await tables.info(id);
    const messageId = '1401234567890123456';
    await tables.told(id, {
      shown,
      posted: { messageId, newestId: messageId, at: now, shown, called: wait, callId: null },
    });
    if (books.bytes > before) told.push(books.bytes - before);
  };
  for (let isOver = false; !isOver; ) {
    await tables.advance(id);
    await tell();
    isOver = true;
    for (const person of people) {
      const seat = await tables.read(id, seatViewFor(person.userId));
      if (seat.actions.length === 0) continue;
      isOver = false;
      now += PAUSE;
      const before = books.bytes;
      await tables.act(
        id,
        actor(person),
        null,
        (turn) => turn.actions[Math.floor(random() * turn.actions.length)]!,
      );
      actions.push(books.bytes - before);
      break;
    }
  }
  now += ARCHIVED_AFTER;
  await tables.lookAfter(id);
  await tables.idle();
  const finished = books.held;
  await store.close();
  return { actions, told, finished };
}

/** How much is written for an action, and how much a finished game takes. */
export async function storedFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { id, variants } of games.values())
    for (const variant of variants) {
      const played: Played[] = [];
      for (let number = 0; number < GAMES_EACH; number++) played.push(await play(id, variant, number));
      const actions = played.flatMap((each) => each.actions);
      const told = played.flatMap((each) => each.told);
      const finished = played.map((each) => each.finished);
      const goal = (bytes: number) => ({ goal: { atMost: bytes } });
      figures.push(
        {
          name: `written for an action, median, ${id} ${variant}`,
          unit: 'B',
          value: median(actions),
          runs: [actions.length],
          ...goal(4096),
        },
        {
          name: `written when it's told, median, ${id} ${variant}`,
          unit: 'B',
          value: median(told),
          runs: [told.length],
        },
        {
          name: `a finished game, largest, ${id} ${variant}`,
          unit: 'B',
          value: Math.max(...finished),
          runs: finished,
          ...goal(8192),
        },
      );
    }
  return figures;
}
