import { Client, Events, GatewayIntentBits, type Interaction, Options } from 'discord.js';
import { commands } from '../../../commands/index.ts';
import { painters } from '../../../render/painters.ts';
import type { Renderer } from '../../../render/renderer.ts';
import type { TableService } from '../../table/table-service.ts';
import { Announcer } from '../announcing/announcer.ts';
import { LatePictures } from '../answers/late-pictures.ts';
import { faultOf, type Log } from '../answers/log.ts';
import { within } from '../answers/within.ts';
import type { BotContext } from '../handlers/context.ts';
import { Deliveries } from '../handlers/deliveries.ts';
import { invitationLink } from '../handlers/permissions.ts';
import { type PainterOf, Pictures } from '../messages/pictures.ts';
import { botSender } from './bot-sender.ts';
import { registerCommands } from './register.ts';
import { route } from './router.ts';

export interface BotOptions {
  readonly token: string;
  /** Any API that speaks Discord's; without the version. */
  readonly apiUrl: string;
  readonly tables: TableService;
  readonly renderer: Renderer;
  readonly log: Log;
}

export interface Bot {
  readonly applicationId: string;
  /** Where somebody adds the bot to a server. */
  readonly invitation: string;
  /** Takes no more interactions, finishes those under way, and leaves Discord. */
  stop(): Promise<void>;
}

/**
 * discord.js counts answers to interactions against Discord's global limit of 50 a second, which does not hold
 * for them, and would keep people waiting. All but a few requests of this bot are such answers; of those few
 * Discord itself says when they are too many, and they are sent again.
 */
const REQUESTS_PER_SECOND = 1_000;

/** discord.js would send a request again whatever it does; here only those are that do no harm twice. */
const REQUEST_WITHIN = 10_000;

/** How long interactions under way may take to finish. */
const STOP_WITHIN = 10_000;

/** Connects and resolves when the commands are registered. @throws what discord.js throws when it cannot log in */
export async function startBot({ token, apiUrl, tables, renderer, log }: BotOptions): Promise<Bot> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: apiUrl, globalRequestsPerSecond: REQUESTS_PER_SECOND, retries: 0, timeout: REQUEST_WITHIN },
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
  });
  client.on(Events.Error, (error) =>
    log.error({ fault: faultOf(error) }, 'the connection to Discord failed'),
  );
  client.on(Events.Warn, (warning) => log.warn({ warning }, 'discord.js warns'));

  const painterOf: PainterOf = (game) => painters.get(game)!;
  const pictures = new Pictures(renderer, log);
  const announcer = new Announcer(tables, { pictures, painterOf }, log, (table) =>
    botSender(client as Client<true>, table),
  );
  const context: BotContext = {
    tables,
    pictures,
    painterOf,
    announcer,
    latePictures: new LatePictures(),
    deliveries: new Deliveries(),
    log,
  };

  const underWay = new Set<Promise<void>>();
  const take = (interaction: Interaction): void => {
    const answered = route(interaction, commands, context).finally(() => underWay.delete(answered));
    underWay.add(answered);
  };
  const payDebts = (guildId: string): void => {
    const paid = announceOwed(context, guildId).finally(() => underWay.delete(paid));
    underWay.add(paid);
  };
  client.on(Events.InteractionCreate, take);

  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  const { application, guilds, user } = await ready;
  const invitation = invitationLink(application.id);
  log.info({ bot: user.tag, servers: guilds.cache.size, invitation }, 'connected to Discord');
  await register({ token, apiUrl, applicationId: application.id }, log);
  for (const guild of guilds.cache.values()) if (guild.available) payDebts(guild.id);
  client.on(Events.GuildCreate, (guild) => payDebts(guild.id));
  client.on(Events.GuildAvailable, (guild) => payDebts(guild.id));

  return {
    applicationId: application.id,
    invitation,
    stop: async () => {
      client.off(Events.InteractionCreate, take);
      await within(STOP_WITHIN, Promise.all([...underWay, announcer.stop()]));
      await client.destroy();
    },
  };
}

async function register(registration: Parameters<typeof registerCommands>[0], log: Log): Promise<void> {
  try {
    const changed = await registerCommands(
      registration,
      [...commands.values()].map(({ data }) => data),
    );
    log.info({ commands: commands.size, changed }, 'commands are registered');
  } catch (error) {
    log.error({ fault: faultOf(error) }, 'the commands could not be registered');
  }
}

/** Lets computer players go on and tells what a former run of the bot did not get to tell. */
async function announceOwed({ tables, announcer, log }: BotContext, guildId: string): Promise<void> {
  try {
    for (const tableId of await tables.owed(guildId)) await announcer.announceOwed(tableId);
  } catch (error) {
    log.error({ guildId, fault: faultOf(error) }, 'what is owed to a server could not be read');
  }
}
