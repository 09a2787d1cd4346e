import { type Client, ComponentType, type SendableChannels } from 'discord.js';
import type { Clock } from '../../base/clock.ts';
import { faultOf, type Log } from '../../base/log.ts';
import { type Call, type Caller, isReminder, type Place } from '../../clocks/clock-document.ts';
import { whenThere } from '../../clocks/quiet-hours.ts';
import { kebab } from '../../i18n/fluent/kebab.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { preferencesIn, type Settings } from '../../settings/settings.ts';
import type { TableInfo } from '../../table/views.ts';
import { escapedName } from '../../telling/markdown.ts';
import { guideOf } from '../../telling/registry.ts';
import { isRefusedByDiscord } from '../answers/discord-errors.ts';
import { editOf, type Message, payloadOf } from '../answers/message.ts';
import { escapedNameOf } from '../answers/names.ts';
import { retrying } from '../answers/retrying.ts';
import {
  button,
  buttonRows,
  encodePress,
  type Press,
  publicPressAt,
  type Verb,
} from '../choices/controls.ts';
import { silentButtons } from '../messages/seats.ts';
import { personToAct, relative } from '../messages/table.ts';
import { hasLeft, type Servers } from '../servers/servers.ts';

/** How many of a channel's messages are searched for a line. */
const LOOK_BACK = 50;

export interface DiscordCallerOptions {
  readonly client: Client<true>;
  readonly servers: Pick<Servers, 'channel' | 'guild'>;
  /** In the language of the table's readers, or of one person. */
  readonly sayFor: (table: TableInfo, userId?: string) => Promise<Say>;
  /** The ID of a table's message in its channel, if it's known. */
  readonly messageOf: (tableId: string) => Promise<string | null>;
  /** Has a table's channel told what has happened. */
  readonly announce: (tableId: string) => void;
  /** Brings a table's message up to date though nothing has happened. */
  readonly refresh: (tableId: string) => void;
  /** As `Caller.reaches`. */
  readonly reaches: Caller['reaches'];
  readonly log: Log;
}

/** Pings people in their table's channel, or by direct message if they prefer that and accept it. */
export class DiscordCaller implements Caller {
  readonly #options: DiscordCallerOptions;

  constructor(options: DiscordCallerOptions) {
    this.#options = options;
  }

  async call(table: TableInfo, call: Call): Promise<Place | null> {
    const { sayFor, messageOf, servers } = this.#options;
    const { kind } = call;
    if (call.direct && kind !== 'paused' && !(await this.hasLeft(table, call.userId))) {
      const say = await sayFor(table, call.userId);
      const lead = await leadTo(table, await messageOf(table.id), call.after, say, servers);
      const content = say(`clock-direct-${kind}`, { ...lead, when: whenOf(call) });
      const rows = buttonRows([markButton(table, call, say)]);
      const sent = await this.#send(() => this.#direct(call), { content, rows }, call, table);
      if (sent) return sent;
    }
    const message = channelCall(table, call, await sayFor(table));
    const sent = await this.#send(() => this.#channel(table.channelId), message, call, table);
    if (sent === null) await this.#options.reaches(table);
    return sent;
  }

  async find(table: TableInfo, call: Call): Promise<Place | null> {
    const mark = encodePress(markOf(table, call));
    const direct = call.direct ? await this.#search(() => this.#direct(call), mark) : null;
    return direct ?? this.#search(() => this.#channel(table.channelId), mark);
  }

  hasLeft({ guildId }: TableInfo, userId: string): Promise<boolean> {
    return hasLeft(this.#options.client, guildId, userId);
  }

  async retract(table: TableInfo, call: Call, { channelId, messageId }: Place): Promise<void> {
    const { client, sayFor, messageOf, servers } = this.#options;
    await nullIfRefused(async () => {
      const channel = await this.#channel(channelId);
      if (call.outcome !== null && channel?.isDMBased()) {
        const say = await sayFor(table, call.userId);
        const lead = await leadTo(table, await messageOf(table.id), null, say, servers);
        const told = { content: say(`clock-direct-${kebab(call.outcome)}`, lead) };
        await retrying(() => channel.messages.edit(messageId, editOf(told, client)));
      } else await retrying(async () => channel?.messages.delete(messageId));
      return null;
    });
  }

  reaches(table: TableInfo): Promise<boolean> {
    return this.#options.reaches(table);
  }

  moved(tableId: string): void {
    this.#options.announce(tableId);
  }

  retimed(tableId: string): void {
    this.#options.refresh(tableId);
  }

  /** Null if Discord refuses it. */
  async #send(
    open: () => Promise<SendableChannels | null>,
    message: Message,
    { kind, nonce, silent }: Call,
    { id }: TableInfo,
  ): Promise<Place | null> {
    try {
      const channel = await open();
      if (!channel) return null;
      const payload = {
        ...payloadOf({ ...message, silent }, this.#options.client),
        nonce,
        enforceNonce: true,
      };
      const sent = await retrying(async () => channel.send(payload));
      return { channelId: channel.id, messageId: sent.id };
    } catch (error) {
      if (!isRefusedByDiscord(error)) throw error;
      this.#options.log.warn({ tableId: id, kind, fault: faultOf(error) }, 'somebody could not be called');
      return null;
    }
  }

  #search(open: () => Promise<SendableChannels | null>, mark: string): Promise<Place | null> {
    return nullIfRefused(async () => {
      const channel = await open();
      if (!channel) return null;
      const messages = await retrying(() => channel.messages.fetch({ limit: LOOK_BACK }));
      const found = messages.find(
        ({ author, components }) =>
          author.id === this.#options.client.user.id &&
          components.some(
            (row) =>
              row.type === ComponentType.ActionRow &&
              row.components.some(({ customId }) => customId === mark),
          ),
      );
      return found ? { channelId: channel.id, messageId: found.id } : null;
    });
  }

  #direct({ userId }: Call): Promise<SendableChannels> {
    return retrying(() => this.#options.client.users.createDM(userId));
  }

  #channel(channelId: string): Promise<SendableChannels | null> {
    return this.#options.servers.channel(channelId);
  }
}

/** Tells whoever is awaited, by direct message if they take those and aren't away, that their table can't be told. */
export async function callBesides(
  table: TableInfo,
  around: Pick<DiscordCallerOptions, 'client' | 'servers' | 'sayFor'>,
  settings: Settings,
  clock: Clock,
): Promise<void> {
  const { client, servers, sayFor } = around;
  const userId = personToAct(table);
  const { unreachable } = table;
  if (userId === undefined || !unreachable) return;
  const preference = await preferencesIn(settings).of(userId);
  if (preference.reminders !== 'direct' || (preference.awayUntil ?? 0) > clock.now()) return;
  if (await hasLeft(client, table.guildId, userId)) return;
  const say = await sayFor(table, userId);
  const lead = await leadTo(table, null, null, say, servers);
  const content = say(`clock-direct-unreachable-${unreachable.why}`, lead);
  const silent = whenThere(preference, clock.now()) > clock.now();
  await nullIfRefused(async () => {
    const channel = await retrying(() => client.users.createDM(userId));
    return retrying(() => channel.send(payloadOf({ content, silent }, client)));
  });
}

/** Null where Discord refuses the request. */
async function nullIfRefused<T>(request: () => Promise<T | null>): Promise<T | null> {
  try {
    return await request();
  } catch (error) {
    if (isRefusedByDiscord(error)) return null;
    throw error;
  }
}

/**
 * A press on a line. It belongs to no moment of the table: a line may go out before its channel has been told the
 * newest, and must not be taken for proof that it has.
 */
const pressOn = ({ id }: TableInfo, verb: Verb, args: readonly string[] = []): Press =>
  publicPressAt({ id, shown: 0 }, verb, args);

/** The press by which a line is found again. */
const markOf = (table: TableInfo, { kind, key }: Call): Press =>
  pressOn(table, verbOf(kind), isReminder(kind) ? [key, kind] : [key]);

const verbOf = (kind: Call['kind']) => (kind === 'paused' ? 'resume' : kind === 'absent' ? 'back' : 'seen');

function markButton(table: TableInfo, call: Call, say: Say) {
  const text = say(`clock-button-${verbOf(call.kind)}`);
  return button(markOf(table, call), call.kind === 'absent' ? { text, style: 'good' } : { text });
}

/** A line in the table's channel that pings the person. */
function channelCall(table: TableInfo, call: Call, say: Say): Message {
  const mention = `<@${call.userId}>`;
  const hand = button(pressOn(table, 'hand'), { text: say('discord-button-hand'), style: 'strong' });
  return {
    content: say(`clock-channel-${call.kind}`, { mention, when: whenOf(call) }),
    ...(call.kind === 'paused' ? {} : { mention: call.userId }),
    rows: buttonRows([
      ...(isReminder(call.kind) ? [hand] : []),
      markButton(table, call, say),
      ...(call.kind === 'silent' ? silentButtons({ ...table, shown: 0 }, [], say) : []),
    ]),
  };
}

/** Which table it is, after whom it's their turn, and the way there: to its message, if that has an ID. */
async function leadTo(
  table: TableInfo,
  messageId: string | null,
  after: Call['after'],
  say: Say,
  servers: DiscordCallerOptions['servers'],
): Promise<{ readonly table: string; readonly link: string }> {
  const { game, guildId, channelId, seats } = table;
  const server = (await servers.guild(guildId))?.name;
  const title = { game: guideOf(game).title(say) };
  const named = server
    ? say('clock-direct-table', { ...title, server: escapedName(server) })
    : say('clock-direct-game', title);
  const holder = after === null ? undefined : seats[after];
  return {
    table:
      holder?.kind === 'person'
        ? say('clock-direct-after', { table: named, name: escapedNameOf(holder.name, say) })
        : named,
    link: ['https://discord.com/channels', guildId, channelId, messageId ?? []].flat().join('/'),
  };
}

const whenOf = ({ due }: Call): string => (due === null ? '' : relative(due));
