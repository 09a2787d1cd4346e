import { createHash } from 'node:crypto';
import {
  type APIInteraction,
  type Client,
  Events,
  GatewayDispatchEvents,
  type Interaction,
  type REST,
} from 'discord.js';
import type { Renderer } from '../../../render/drawing/renderer.ts';
import type { EmojiArt } from '../../../render/painting.ts';
import type { Analyst } from '../../analysis/analyst.ts';
import { type Clock, systemClock } from '../../base/clock.ts';
import { within } from '../../base/deadline.ts';
import { faultOf, type Log } from '../../base/log.ts';
import { time } from '../../base/steady-time.ts';
import type { Clocks } from '../../clocks/clocks.ts';
import type { PersonalData } from '../../privacy/personal-data.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Agenda } from '../../store/agenda.ts';
import { BARRED } from '../../table/storage/lists.ts';
import type { TableService } from '../../table/table-service.ts';
import type { TableInfo } from '../../table/views.ts';
import { Announcer } from '../announcing/announcer.ts';
import { LatePictures } from '../answers/late-pictures.ts';
import type { Command } from '../handlers/command.ts';
import { type BotContext, Deliveries, Drafts, LimitsOfUse, OpenHands, RATES } from '../handlers/context.ts';
import { CostlyUse } from '../handlers/costly.ts';
import { invitationLink } from '../handlers/opening.ts';
import { sayFrom } from '../handlers/request.ts';
import { Films } from '../messages/film.ts';
import { Pictures } from '../messages/pictures.ts';
import { callBesides } from '../reminding/discord-caller.ts';
import { inBackground } from '../requests/budget.ts';
import { Requests } from '../requests/requests.ts';
import { AskedServers } from '../servers/asked-servers.ts';
import { ToldServers } from '../servers/servers.ts';
import { UnlistedChannels } from '../servers/unlisted-channels.ts';
import { botSender } from './bot-sender.ts';
import { channelTipOf } from './channel-tip.ts';
import { newClient } from './client.ts';
import { type ConnectionListeners, connect, type ShardStates, shardStatesOf } from './connection.ts';
import { takeInteraction } from './events.ts';
import { FrontPages } from './front-pages.ts';
import type { InteractionsEndpoint } from './interactions-endpoint.ts';
import { beginClocks, standingStill } from './keep-clocks.ts';
import { keepTables } from './keep-tables.ts';
import { keepTime, settleTime } from './keep-time.ts';
import { registerCommands } from './register.ts';
import { applicationOf, logInByRest } from './rest-login.ts';
import { route } from './router.ts';
import type { Peers, Shards, Shortage } from './shards.ts';
import { always, EmojiUpload, type Once } from './upload-emoji.ts';

export interface BotOptions {
  readonly token: string;
  /** Base URL of a Discord-compatible API, without the version. */
  readonly apiUrl: string;
  /** By name. */
  readonly commands: ReadonlyMap<string, Command>;
  readonly tables: TableService;
  readonly settings: Settings;
  readonly personalData: PersonalData;
  readonly analyst: Analyst;
  readonly renderer: Renderer;
  readonly log: Log;
  /** The system's if absent. */
  readonly clock?: Clock;
  /** What's due at tables, clocks and lists. */
  readonly agenda: Agenda;
  /** Absent if no table has a clock. */
  readonly clocks?: Clocks;
  /** Whether requests per person and per server are rate-limited; false when absent. */
  readonly limitsUse?: boolean;
  readonly connection?: ConnectionListeners;
  /** Whether it connects to the gateway; true if absent. Without, interactions come over HTTP only. */
  readonly gateway?: boolean;
  /** Where Discord posts interactions; it's opened once the bot has logged in. None if absent. */
  readonly endpoint?: InteractionsEndpoint;
  /** The application's public key, in hexadecimal; Discord is asked for it if absent. */
  readonly publicKey?: string | undefined;
  /** All, in this process, if absent. */
  readonly shards?: Shards | 'auto';
  /** Absent if this is the bot's only process. */
  readonly peers?: Peers;
  /** Discord allows too few more connections today, and the bot waits for the next. */
  readonly onShortage?: (shortage: Shortage) => void;
  /** As `RequestsOptions.perSecond`. */
  readonly globalRequests?: number;
  /** So many requests were invalid that only interactions are answered from now on. */
  readonly onHeldBack?: () => void;
  /** The bot's own emoji, by ID, to be uploaded once it's connected; none if absent. */
  readonly emoji?: ReadonlyMap<string, EmojiArt>;
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
export async function startBot({
  token,
  apiUrl,
  commands,
  tables,
  settings,
  personalData,
  analyst,
  renderer,
  log,
  clock = systemClock,
  clocks,
  agenda,
  ...options
}: BotOptions): Promise<Bot> {
  const { globalRequests: perSecond, onHeldBack, gateway = true, endpoint } = options;
  const requests = new Requests({ perSecond, onHeldBack, log });
  const client = newClient(apiUrl, log, requests, gateway);
  const unlisted = new UnlistedChannels();
  const asked = new AskedServers(client as Client<true>, unlisted);
  const hasAllShards = (options.shards ?? 'auto') === 'auto';
  const others = hasAllShards ? null : asked;
  const servers = gateway ? new ToldServers(client as Client<true>, unlisted, others) : asked;
  const pictures = new Pictures(renderer, log);
  const sayFor = async ({ guildId, language: tables }: TableInfo, userId?: string) => {
    const person = userId === undefined ? null : await settings.person(userId);
    const own = person?.language ?? person?.locale ?? null;
    const { language } = await settings.server(guildId);
    return sayFrom(own ?? tables ?? language, await servers.localeOf(guildId));
  };
  const announcer = new Announcer({
    tables,
    pictures,
    log,
    botSender: async (table) =>
      table.unreachable ? null : botSender(client as Client<true>, servers, table),
    barrierTo: ({ guildId, channelId }) => servers.barrier(guildId, channelId),
    callBesides: (table) =>
      callBesides(table, { client: client as Client<true>, servers, sayFor }, settings, clock),
    lookAtClock: (tableId) => void clocks?.look(tableId),
    sayFor,
    chatsAt: async ({ guildId }) => (await settings.server(guildId)).chatter,
    deadlineOf: async ({ id }) => (await clocks?.deadlineOf(id)) ?? null,
    isThere: async (userId) => (await clocks?.isThere(userId)) ?? true,
    clocksFirst: async () => clocks?.caughtUp(),
    clock,
  });
  const context: BotContext = {
    tables,
    settings,
    personalData,
    analyst,
    clock,
    servers,
    unlisted,
    drafts: new Drafts(),
    pictures,
    films: new Films(pictures),
    announcer,
    clocks,
    latePictures: new LatePictures(),
    deliveries: new Deliveries(),
    limits: new LimitsOfUse(log, options.limitsUse ? RATES : undefined),
    costly: new CostlyUse(options.limitsUse ?? false),
    openHands: new OpenHands(log),
    log,
  };

  const underWay = new Set<Promise<void>>();
  const take = (interaction: Interaction): void => {
    const answered = route(interaction, commands, context).finally(() => underWay.delete(answered));
    underWay.add(answered);
  };
  client.on(Events.InteractionCreate, take);
  const hear = (interaction: APIInteraction): void => {
    servers.heard(interaction);
    const tip = channelTipOf(interaction);
    if (tip) announcer.heard(tip.channelId, tip.messageId);
  };
  // An event that can't be read may have no data at all.
  client.on(Events.Raw, ({ t, d }) => t === GatewayDispatchEvents.InteractionCreate && d && hear(d));

  const { shards, peers, onShortage } = options;
  peers?.watch(requests.invalid);
  const once: Once = peers ? (...chore) => peers.once(...chore) : always;
  await settleTime(client.rest, time);
  const listeners = standingStill(clocks, agenda, options.connection);
  const connected = gateway
    ? await connect(client, { token, shards, peers, onShortage, listeners, log })
    : await logInByRest(client, token, listeners);
  const { application, guilds, user, ws } = connected;
  endpoint?.open({
    publicKey: options.publicKey ?? (await applicationOf(client)).verify_key,
    take: (interaction) => {
      hear(interaction);
      takeInteraction(client, interaction, log);
    },
  });
  const invitation = invitationLink(application.id);
  log.info(
    { bot: user.tag, servers: guilds.cache.size, shards: ws.shards.size, invitation },
    'connected to Discord',
  );
  await register(client.rest, application.id, commands, once, log);
  const emoji = inBackground(
    () => new EmojiUpload(application.emojis, options.emoji ?? new Map(), log, once),
  );
  const frontPages = new FrontPages({ servers, tables, settings, clock, log });
  clocks?.onWrongTime(() => void agenda.review());
  if (clocks) beginClocks(clocks, connected, servers, tables, announcer, sayFor, log);
  const stopKeepingTime = keepTime(client.rest, time, systemClock);
  const stopKeeping = keepTables({ client: connected, servers, tables, announcer, clocks, agenda, log });
  agenda.on('server', (guildId, due) => inBackground(() => frontPages.attend(guildId, due)));
  agenda.on('erasure', (_id, _due, userId) => inBackground(() => personalData.erase(userId)));
  personalData.begin();
  agenda.start();
  void agenda.review(BARRED);

  return {
    applicationId: application.id,
    invitation,
    emojiUploaded: emoji.done,
    shards: () => shardStatesOf(client),
    telling: () => announcer.telling,
    tell: announcer.announceUnasked,
    stop: async () => {
      await endpoint?.refuse();
      client.off(Events.InteractionCreate, take);
      pictures.stop();
      stopKeeping();
      const ends = [
        agenda.stop(),
        clocks?.stop(),
        announcer.stop(),
        frontPages.stop(),
        emoji.stop(),
        personalData.stop(),
      ];
      stopKeepingTime();
      const finished = Promise.all([...underWay, ...ends]).then(() => true);
      const isFinished = await within(STOP_WITHIN, finished);
      // Discord may never confirm that the connection is closed.
      await within(LEAVE_WITHIN, client.destroy());
      if (!isFinished) throw new Error(`${underWay.size} interactions were left unfinished`);
    },
  };
}

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
    log.error({ fault: faultOf(error) }, 'the commands could not be registered');
  }
}
