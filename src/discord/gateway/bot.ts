import { createHash } from 'node:crypto';
import type { Client, REST } from 'discord.js';
import type { Renderer } from '../../../render/drawing/renderer.ts';
import type { EmojiArt } from '../../../render/painting.ts';
import { systemClock } from '../../base/clock.ts';
import { within } from '../../base/deadline.ts';
import { type Log, redactedError } from '../../base/log.ts';
import { time } from '../../base/steady-time.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Schedule } from '../../store/schedule.ts';
import { BARRED } from '../../table/storage/lists.ts';
import { Announcer, type AnnouncerOptions } from '../announcing/announcer.ts';
import { LatePictures } from '../answers/late-pictures.ts';
import type { Command } from '../handlers/command.ts';
import { type BotContext, Deliveries, Drafts, LimitsOfUse, OpenHands, RATES } from '../handlers/context.ts';
import { CostlyUse } from '../handlers/costly.ts';
import { invitationLink } from '../handlers/opening.ts';
import { chooseTranslator } from '../handlers/request.ts';
import { Films } from '../messages/film.ts';
import { Pictures } from '../messages/pictures.ts';
import { type DiscordPingerOptions, pingDirectly } from '../reminding/discord-pinger.ts';
import { inBackground } from '../requests/budget.ts';
import { Requests, type RequestsOptions } from '../requests/requests.ts';
import { AskedServers } from '../servers/asked-servers.ts';
import { type Servers, ToldServers } from '../servers/servers.ts';
import { UnlistedChannels } from '../servers/unlisted-channels.ts';
import { botSender } from './bot-sender.ts';
import { newClient } from './client.ts';
import { type ConnectionOptions, connect, readShardStates, type ShardStates } from './connection.ts';
import { FrontPages } from './front-pages.ts';
import { Inbox } from './inbox.ts';
import type { InteractionsEndpoint } from './interactions-endpoint.ts';
import { beginClocks, standingStill } from './keep-clocks.ts';
import { keepTables } from './keep-tables.ts';
import { keepTime, settleTime } from './keep-time.ts';
import { registerCommands } from './register.ts';
import { fetchApplication, logInByRest } from './rest-login.ts';
import { always, EmojiUpload, type Once } from './upload-emoji.ts';

export interface BotOptions
  extends Pick<BotContext, 'tables' | 'settings' | 'personalData' | 'analyst' | 'clock' | 'clocks' | 'log'>,
    Omit<ConnectionOptions, 'log'> {
  /** Base URL of a Discord-compatible API, without the version. */
  readonly apiUrl: string;
  readonly requests?: Omit<RequestsOptions, 'log'>;
  /** By name. */
  readonly commands: ReadonlyMap<string, Command>;
  readonly renderer: Renderer;
  /** What's due at tables, clocks and lists. */
  readonly schedule: Schedule;
  /** Whether requests per person and per server are rate-limited. */
  readonly limitsUse: boolean;
  /** Whether it connects to the gateway; true if absent. Without, interactions come over HTTP only. */
  readonly gateway?: boolean;
  /** Where Discord posts interactions; it's opened once the bot has logged in. None if absent. */
  readonly endpoint?: InteractionsEndpoint;
  /** The application's public key, in hexadecimal; Discord is asked for it if absent. */
  readonly publicKey?: string | undefined;
  /** The bot's own emoji, by ID, to be uploaded once it's connected. */
  readonly emoji: ReadonlyMap<string, EmojiArt>;
}

export interface Bot {
  readonly applicationId: string;
  /** The link that adds the bot to a server. */
  readonly invitation: string;
  /** Resolves once the emoji are uploaded; never rejects. Until then, Unicode ones are shown. */
  readonly emojiUploaded: Promise<void>;
  shards(): ShardStates;
  /** How many tables' channels are being told. */
  telling(): number;
  /** Tells a table's channel at once what it's owed, rather than when nobody has done so for a while. */
  tell(tableId: string): void;
  /** Stops accepting interactions, finishes those in progress, and disconnects. @throws if some can't be finished */
  stop(): Promise<void>;
}

/** How long interactions in progress may take to finish, in ms. */
const STOP_WITHIN = 4_000;
/** How long disconnecting may take, in ms. */
const LEAVE_WITHIN = 500;

/**
 * Connects, and resolves once the commands are registered. @throws SessionEnded, or what discord.js throws at login
 */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { tables, settings, personalData, clocks, schedule, renderer, clock, log } = options;
  const { commands, endpoint, limitsUse, peers, gateway = true } = options;
  const requests = new Requests({ ...options.requests, log });
  const client = newClient(options.apiUrl, log, requests, gateway) as Client<true>;
  const unlisted = new UnlistedChannels();
  const servers = serversOf(client, unlisted, options);
  const translatorFor = sayForIn(settings, servers);
  const pictures = new Pictures(renderer, log);
  const announcer = new Announcer({
    ...surroundings(client, servers, translatorFor, options),
    tables,
    pictures,
  });
  const inbox = new Inbox(client, commands, {
    ...{ tables, settings, personalData, analyst: options.analyst, clock, clocks, log },
    ...{ servers, unlisted, announcer, pictures },
    films: new Films(pictures),
    drafts: new Drafts(),
    latePictures: new LatePictures(),
    deliveries: new Deliveries(),
    limits: new LimitsOfUse(log, limitsUse ? RATES : undefined),
    costly: new CostlyUse(limitsUse),
    openHands: new OpenHands(log),
  });

  peers?.watch(requests.invalid);
  const once: Once = peers ? (...chore) => peers.once(...chore) : always;
  await settleTime(client.rest, time);
  const listeners = standingStill(clocks, schedule, options.listeners);
  const connected = gateway
    ? await connect(client, { ...options, listeners })
    : await logInByRest(client, options.token, listeners);
  const { application, guilds, user, ws } = connected;
  endpoint?.open({
    publicKey: options.publicKey ?? (await fetchApplication(client)).verify_key,
    take: inbox.posted,
  });
  const invitation = invitationLink(application.id);
  log.info(
    { bot: user.tag, servers: guilds.cache.size, shards: ws.shards.size, invitation },
    'connected to Discord',
  );
  await register(client.rest, application.id, commands, once, log);

  const emoji = inBackground(() => new EmojiUpload(application.emojis, options.emoji, log, once));
  const frontPages = new FrontPages({ servers, tables, settings, clock, log });
  clocks?.onWrongTime(() => void schedule.review());
  if (clocks) beginClocks(clocks, { client, servers, translatorFor, tables, announcer, log });
  const stopKeepingTime = keepTime(client.rest, time, systemClock);
  const stopKeeping = keepTables({ client: connected, servers, tables, announcer, clocks, schedule, log });
  schedule.on('server', (guildId, due) => inBackground(() => frontPages.attend(guildId, due)));
  schedule.on('erasure', (_id, _due, userId) => inBackground(() => personalData.erase(userId)));
  personalData.begin();
  schedule.start();
  void schedule.review(BARRED);

  return {
    applicationId: application.id,
    invitation,
    emojiUploaded: emoji.done,
    shards: () => readShardStates(client),
    telling: () => announcer.telling,
    tell: announcer.announceUnasked,
    stop: async () => {
      await endpoint?.refuse();
      const answered = inbox.close();
      pictures.stop();
      stopKeeping();
      const ends = [schedule, clocks, announcer, frontPages, emoji, personalData].map((each) => each?.stop());
      stopKeepingTime();
      const finished = Promise.all([answered, ...ends]).then(() => true);
      const isFinished = await within(STOP_WITHIN, finished);
      // Discord may never confirm that the connection is closed.
      await within(LEAVE_WITHIN, client.destroy());
      if (!isFinished) throw new Error(`${inbox.size} interactions were left unfinished`);
    },
  };
}

/** As the gateway tells of them; without it, or of servers of other processes' shards, as Discord says when asked. */
function serversOf(
  client: Client<true>,
  unlisted: UnlistedChannels,
  { gateway = true, shards = 'auto' }: BotOptions,
): Servers {
  const asked = new AskedServers(client, unlisted);
  return gateway ? new ToldServers(client, unlisted, shards === 'auto' ? null : asked) : asked;
}

/** Says things in the language of a table's readers, or of one person. */
const sayForIn =
  (settings: Settings, servers: Servers): DiscordPingerOptions['translatorFor'] =>
  async ({ guildId, language: tables }, userId) => {
    const person = userId === undefined ? null : await settings.person(userId);
    const own = person?.language ?? person?.locale ?? null;
    const { language } = await settings.server(guildId);
    return chooseTranslator(own ?? tables ?? language, await servers.localeOf(guildId));
  };

/** What announcing depends on, of Discord, clocks and settings. */
const surroundings = (
  client: Client<true>,
  servers: Servers,
  translatorFor: DiscordPingerOptions['translatorFor'],
  { settings, clocks, clock, log }: BotOptions,
): Omit<AnnouncerOptions, 'tables' | 'pictures'> => ({
  ...{ translatorFor, clock, log },
  botSender: async (table) => (table.unreachable ? null : botSender(client, servers, table)),
  barrierTo: ({ guildId, channelId }) => servers.barrier(guildId, channelId),
  callBesides: (table) => pingDirectly(table, { client, servers, translatorFor }, settings, clock),
  lookAtClock: (tableId) => void clocks?.look(tableId),
  chatsAt: async ({ guildId }) => (await settings.server(guildId)).chatter,
  deadlineOf: async ({ id }) => (await clocks?.deadlineOf(id)) ?? null,
  isThere: async (userId) => (await clocks?.isThere(userId)) ?? true,
  clocksFirst: async () => clocks?.caughtUp(),
});

async function register(
  rest: REST,
  applicationId: string,
  commands: BotOptions['commands'],
  once: Once,
  log: Log,
): Promise<void> {
  try {
    const wanted = [...commands.values()].map(({ data }) => data);
    const fingerprint = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
    await once('commands', fingerprint, async () => {
      const changed = await registerCommands(rest, applicationId, wanted);
      log.info({ commands: commands.size, changed }, 'commands are registered');
    });
  } catch (error) {
    log.error({ fault: redactedError(error) }, 'the commands could not be registered');
  }
}
