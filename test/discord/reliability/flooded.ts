import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type APIMessage, InteractionType } from 'discord-api-types/v10';
import { LoadTable } from '../../../bench/answers/load-table.ts';
import { freePort } from '../../../bench/cluster/relay.ts';
import { decodeCustomId } from '../../../src/discord/choices/controls.ts';
import { translator } from '../../../src/i18n/index.ts';
import { type Playground, startPlayground } from '../../../src/playground/server.ts';
import { pressables } from '../../../src/playground/users/components.ts';
import type { Outcome } from '../../../src/playground/users/outcome.ts';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import { openStore } from '../../../src/store/open.ts';
import { charactersBy } from '../../../src/table/characters.ts';
import { joined, started } from '../../../src/table/lobby.ts';
import { TableService } from '../../../src/table/table-service.ts';
import { type BotProcess, CONNECTED, startBotProcess } from '../../entry/bot-process.ts';
import { pickFrom, randomFrom } from '../fixtures/stranger.ts';

export type Transport = 'gateway' | 'http';

/** Ann floods. */
const PEOPLE = ['ann', 'ben', 'cleo', 'dan'] as const;
const OTHERS = ['ben', 'cleo', 'dan'] as const;
/** Channels in which a game is over, others play, and nothing happens. */
const CHANNELS = ['over', 'play', 'idle'] as const;

/** What others do, one after another. */
const DOINGS = ['replay', 'games', 'play', 'play'] as const;
/** How long first answers took, in ms. */
export type Waits = Readonly<Record<(typeof DOINGS)[number], readonly number[]>>;

/** In ms, from what one of the others does to the next. */
const BETWEEN = 1000 / 12;
/** In ms, from one thing that ann asks for to the next. */
const FLOOD = 1000 / 30;

/** What ann asks for again and again. */
export type Asking = () => Promise<Outcome>;

const [RECORD] = readFileSync('docs/records/court.jsonl', 'utf8').split('\n') as [string];

/** A bot in a process of its own, with limits of use, a game that's over and one that others play. */
export class Flooded {
  readonly #playground: Playground;
  readonly #bot: BotProcess;
  readonly #table: LoadTable;
  #done = 0;
  #uploads = 0;

  private constructor(playground: Playground, bot: BotProcess) {
    this.#playground = playground;
    this.#bot = bot;
    const players = [this.person('ben'), this.person('cleo')] as const;
    const opponents = { computers: 0, level: 'page' } as const;
    const random = randomFrom(1);
    this.#table = new LoadTable(playground.discord, this.channel('play'), players, random, opponents);
  }

  /** @param folder for its store */
  static async start(transport: Transport, folder: string): Promise<Flooded> {
    const playground = await startPlayground({
      users: PEOPLE.map((name) => ({ name })),
      guilds: [{ name: 'House', channels: CHANNELS.map((name) => ({ name })) }],
      limits: { requests: 500, messagesPerChannel: 100, fileBytes: 2 ** 26 },
    });
    const store = `sqlite://${join(folder, `${transport}.sqlite`)}`;
    await playGame(store, playground);
    const port = await freePort();
    const http = { GATEWAY: 'off', INTERACTIONS_PORT: String(port), INTERACTIONS_HOST: '127.0.0.1' };
    const bot = startBotProcess({
      ...{ DISCORD_TOKEN: playground.token, DISCORD_API_URL: playground.apiUrl, STORE_URL: store },
      ...(transport === 'http' ? http : {}),
    });
    await bot.printed(CONNECTED);
    if (transport === 'http') await playground.discord.endpoint.use(`http://127.0.0.1:${port}/`);
    const flooded = new Flooded(playground, bot);
    // It has connected, but its commands may still be on their way.
    while (flooded.person('ann').commands(flooded.channel('over')).length === 0) await pause(BETWEEN);
    while (!flooded.#table.isPlaying) {
      if (flooded.#table.ready) await flooded.#table.interact();
      else await pause(BETWEEN);
    }
    return flooded;
  }

  person(name: (typeof PEOPLE)[number]): LocalUser {
    return this.#playground.discord.user(name);
  }

  channel(name: (typeof CHANNELS)[number]): string {
    return this.#playground.discord.channel(name).id;
  }

  /** Ann presses a button of a message, whether or not the message still has it. */
  pressing(message: APIMessage, verb: string): Asking {
    const button = pressables(message).find(({ custom_id }) => decodeCustomId(custom_id)?.verb === verb);
    if (!button) throw new Error(`no “${verb}” in: ${message.content}`);
    const data = { custom_id: button.custom_id, component_type: button.type };
    const press = { type: InteractionType.MessageComponent, data, message };
    return () => this.person('ann').interact(message.channel_id, press);
  }

  /** Ann uses `/replay` with a record that's written in a way that the bot hasn't seen. */
  readonly upload: Asking = () => {
    const text = RECORD.replace('{', `{${' '.repeat(++this.#uploads)}`);
    const [ann, channelId] = [this.person('ann'), this.channel('over')];
    const file = ann.upload(channelId, 'game.jsonl', Buffer.from(text));
    return ann.command(channelId, 'replay', { file });
  };

  /**
   * What others wait for their first answers while ann asks, for so many seconds.
   * @throws InteractionFailed if somebody else isn't answered in time
   */
  async waits(seconds: number, asking: Asking | null): Promise<Waits> {
    const waits = { replay: [] as number[], games: [] as number[], play: [] as number[] };
    const under: Promise<unknown>[] = [];
    const began = performance.now();
    let asked = 0;
    // A timer that comes late makes up for it.
    const flooding = setInterval(() => {
      for (; asking && asked * FLOOD <= performance.now() - began; asked++)
        void asking().catch(() => undefined);
    }, FLOOD);
    try {
      for (let sent = 0; sent * BETWEEN < seconds * 1000; sent++) {
        await pause(Math.max(0, began + sent * BETWEEN - performance.now()));
        const doing = DOINGS[this.#done++ % DOINGS.length]!;
        under.push(this.#do(doing).then((wait) => waits[doing].push(wait)));
      }
      await Promise.all(under);
    } finally {
      clearInterval(flooding);
    }
    return waits;
  }

  async #do(doing: keyof Waits): Promise<number> {
    if (doing === 'play' && this.#table.ready) return this.#table.interact();
    const person = this.person(OTHERS[this.#done % OTHERS.length]!);
    const channelId = this.channel(doing === 'replay' ? 'over' : 'play');
    return (await person.command(channelId, doing === 'play' ? 'hand' : doing)).elapsed;
  }

  async close(): Promise<void> {
    this.#bot.kill('SIGTERM');
    await this.#bot.ended;
    await this.#playground.close();
  }
}

/** A game of ann and ben that's over. */
async function playGame(url: string, { discord }: Playground): Promise<void> {
  const store = await openStore(url);
  await store.acquire({ host: 'flood', pid: 0 });
  const tables = new TableService({ store, characters: charactersBy(translator('en-US')) });
  const actor = (name: string) => ({ userId: discord.user(name).id, name });
  const [host, guest] = [actor('ann'), actor('ben')];
  const [guildId, channelId] = [discord.guild().id, discord.channel('over').id];
  const opening = { guildId, channelId, host, game: 'court', theme: 'court', computers: 0 };
  const { id } = await tables.open(opening);
  await tables.change(id, guest, joined);
  await tables.change(id, host, started());
  const random = randomFrom(1);
  for (let table = await tables.info(id); table.status === 'playing'; table = await tables.info(id)) {
    const holder = table.seats[table.toAct[0]!]!;
    await tables.act(id, holder.kind === 'person' ? holder : host, table.revision, ({ actions }) =>
      pickFrom(actions, random),
    );
  }
  await tables.idle();
  await store.close();
}
