import { PNG } from 'pngjs';
import type { Painting } from '../../render/painting.ts';
import { Renderer } from '../../render/renderer.ts';
import { type Bot, startBot } from '../../src/discord/gateway/bot.ts';
import { wordsOf } from '../../src/i18n/index.ts';
import { type Playground, startPlayground } from '../../src/playground/server.ts';
import { Settings } from '../../src/settings/settings.ts';
import { openStore } from '../../src/store/open.ts';
import { TableService } from '../../src/table/table-service.ts';
import { type Clock, systemClock } from '../../src/time/clock.ts';

/** Draws nothing, but in the right size: presses and messages are counted, not looked at. */
class BlankRenderer extends Renderer {
  readonly #bySize = new Map<string, Buffer>();

  override async png({ width, height }: Painting): Promise<Buffer> {
    const size = `${width}x${height}`;
    const known = this.#bySize.get(size) ?? PNG.sync.write(new PNG({ width, height }));
    this.#bySize.set(size, known);
    return known;
  }
}

/** The bot on a local Discord, with its tables in memory. */
export interface Stage {
  readonly playground: Playground;
  readonly tables: TableService;
  readonly bot: Bot;
  /** Whatever the bot logged as a warning or an error. */
  readonly faults: readonly object[];
  close(): Promise<void>;
}

/** A person by name, or with the language of their Discord. */
export type Guest = string | { readonly name: string; readonly locale: string };

/** @param seed of the games played there. @param clock of the bot and of Discord */
export async function openStage(
  people: readonly Guest[],
  seed: string,
  clock: Clock = systemClock,
): Promise<Stage> {
  const playground = await startPlayground({
    clock,
    users: people.map((guest) => (typeof guest === 'string' ? { name: guest } : guest)),
    limits: { requests: 1_000_000, perRoute: 1_000, globalPerSecond: 10_000 },
  });
  const store = await openStore('memory:');
  await store.acquire({ host: 'clicks', pid: process.pid });
  const faults: object[] = [];
  const fault = (data: object, message: string) => faults.push({ ...data, message });
  const log = { debug: () => undefined, info: () => undefined, warn: fault, error: fault };
  let games = 0;
  const tables = new TableService({
    store,
    characters: wordsOf('en-US').players.characters,
    log,
    clock: () => clock.now(),
    newSeed: () => `${seed}-${games++}`,
  });
  const { token, apiUrl } = playground;
  const settings = new Settings({ store, clock, log });
  const renderer = new BlankRenderer();
  const bot = await startBot({ token, apiUrl, tables, settings, renderer, log, clock });
  return {
    playground,
    tables,
    bot,
    faults,
    close: async () => {
      await bot.stop();
      await playground.close();
      await store.close();
    },
  };
}
