import { type Client, ComponentType, type SendableChannels } from 'discord.js';
import type { Clock } from '../../base/clock.ts';
import { type Log, redactedError } from '../../base/log.ts';
import { isReminder, type Ping, type Pinger, type Place } from '../../clocks/clock-document.ts';
import { whenThere } from '../../clocks/quiet-hours.ts';
import { kebab } from '../../i18n/fluent/kebab.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { preferencesIn, type Settings } from '../../settings/settings.ts';
import type { TableInfo } from '../../table/views.ts';
import { escapedName } from '../../telling/markdown.ts';
import { getGuide } from '../../telling/registry.ts';
import { isRefusedByDiscord } from '../answers/discord-errors.ts';
import { type Message, toEdit, toPayload } from '../answers/message.ts';
import { toEscapedName } from '../answers/names.ts';
import { retrying } from '../answers/retrying.ts';
import {
  button,
  buttonRows,
  type ComponentData,
  encodeCustomId,
  publicComponent,
  type Verb,
} from '../choices/controls.ts';
import { silentButtons } from '../messages/seats.ts';
import { personToAct, relative } from '../messages/table.ts';
import { hasLeft, type Servers } from '../servers/servers.ts';

/** How many of a channel's messages are searched for a line. */
const LOOK_BACK = 50;

export interface DiscordPingerOptions {
  readonly client: Client<true>;
  readonly servers: Pick<Servers, 'channel' | 'guild'>;
  /** In the language of the table's readers, or of one person. */
  readonly translatorFor: (table: TableInfo, userId?: string) => Promise<Translate>;
  /** The ID of a table's message in its channel, if it's known. */
  readonly messageOf: (tableId: string) => Promise<string | null>;
  /** Has a table's channel told what has happened. */
  readonly announce: (tableId: string) => void;
  /** Brings a table's message up to date though nothing has happened. */
  readonly refresh: (tableId: string) => void;
  /** As `Pinger.reaches`. */
  readonly reaches: Pinger['reaches'];
  readonly log: Log;
}

/** Pings people in their table's channel, or by direct message if they prefer that and accept it. */
export class DiscordPinger implements Pinger {
  readonly #options: DiscordPingerOptions;

  constructor(options: DiscordPingerOptions) {
    this.#options = options;
  }

  async ping(table: TableInfo, ping: Ping): Promise<Place | null> {
    const { translatorFor, messageOf, servers } = this.#options;
    const { kind } = ping;
    if (ping.direct && kind !== 'paused' && !(await this.hasLeft(table, ping.userId))) {
      const t = await translatorFor(table, ping.userId);
      const lead = await leadTo(table, await messageOf(table.id), ping.after, t, servers);
      const content = t(`clock-direct-${kind}`, { ...lead, when: whenOf(ping) });
      const rows = buttonRows([markButton(table, ping, t)]);
      const sent = await this.#send(() => this.#direct(ping), { content, rows }, ping, table);
      if (sent) return sent;
    }
    const message = channelPing(table, ping, await translatorFor(table));
    const sent = await this.#send(() => this.#channel(table.channelId), message, ping, table);
    if (sent === null) await this.#options.reaches(table);
    return sent;
  }

  async find(table: TableInfo, ping: Ping): Promise<Place | null> {
    const mark = encodeCustomId(markOf(table, ping));
    const direct = ping.direct ? await this.#search(() => this.#direct(ping), mark) : null;
    return direct ?? this.#search(() => this.#channel(table.channelId), mark);
  }

  hasLeft({ guildId }: TableInfo, userId: string): Promise<boolean> {
    return hasLeft(this.#options.client, guildId, userId);
  }

  async retract(table: TableInfo, ping: Ping, { channelId, messageId }: Place): Promise<void> {
    const { client, translatorFor, messageOf, servers } = this.#options;
    await nullIfRefused(async () => {
      const channel = await this.#channel(channelId);
      if (ping.outcome !== null && channel?.isDMBased()) {
        const t = await translatorFor(table, ping.userId);
        const lead = await leadTo(table, await messageOf(table.id), null, t, servers);
        const told = { content: t(`clock-direct-${kebab(ping.outcome)}`, lead) };
        await retrying(() => channel.messages.edit(messageId, toEdit(told, client)));
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
    { kind, nonce, silent }: Ping,
    { id }: TableInfo,
  ): Promise<Place | null> {
    try {
      const channel = await open();
      if (!channel) return null;
      const payload = {
        ...toPayload({ ...message, silent }, this.#options.client),
        nonce,
        enforceNonce: true,
      };
      const sent = await retrying(async () => channel.send(payload));
      return { channelId: channel.id, messageId: sent.id };
    } catch (error) {
      if (!isRefusedByDiscord(error)) throw error;
      this.#options.log.warn(
        { tableId: id, kind, fault: redactedError(error) },
        'somebody could not be called',
      );
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

  #direct({ userId }: Ping): Promise<SendableChannels> {
    return retrying(() => this.#options.client.users.createDM(userId));
  }

  #channel(channelId: string): Promise<SendableChannels | null> {
    return this.#options.servers.channel(channelId);
  }
}

/** Tells whoever is awaited, by direct message if they take those and aren't away, that their table can't be told. */
export async function pingDirectly(
  table: TableInfo,
  around: Pick<DiscordPingerOptions, 'client' | 'servers' | 'translatorFor'>,
  settings: Settings,
  clock: Clock,
): Promise<void> {
  const { client, servers, translatorFor } = around;
  const userId = personToAct(table);
  const { unreachable } = table;
  if (userId === undefined || !unreachable) return;
  const preference = await preferencesIn(settings).of(userId);
  if (preference.reminders !== 'direct' || (preference.awayUntil ?? 0) > clock.now()) return;
  if (await hasLeft(client, table.guildId, userId)) return;
  const t = await translatorFor(table, userId);
  const lead = await leadTo(table, null, null, t, servers);
  const content = t(`clock-direct-unreachable-${unreachable.why}`, lead);
  const silent = whenThere(preference, clock.now()) > clock.now();
  await nullIfRefused(async () => {
    const channel = await retrying(() => client.users.createDM(userId));
    return retrying(() => channel.send(toPayload({ content, silent }, client)));
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
 * The data of a component in a reminder. It belongs to no moment of the table: a line may go out before its channel has
 * been told the newest, and must not be taken for proof that it has.
 */
const componentOn = ({ id }: TableInfo, verb: Verb, args: readonly string[] = []): ComponentData =>
  publicComponent({ id, shown: 0 }, verb, args);

/** The data by which a reminder is found again. */
const markOf = (table: TableInfo, { kind, key }: Ping): ComponentData =>
  componentOn(table, verbOf(kind), isReminder(kind) ? [key, kind] : [key]);

const verbOf = (kind: Ping['kind']) => (kind === 'paused' ? 'resume' : kind === 'absent' ? 'back' : 'seen');

function markButton(table: TableInfo, ping: Ping, t: Translate) {
  const text = t(`clock-button-${verbOf(ping.kind)}`);
  return button(markOf(table, ping), ping.kind === 'absent' ? { text, style: 'good' } : { text });
}

/** A line in the table's channel that pings the person. */
function channelPing(table: TableInfo, ping: Ping, t: Translate): Message {
  const mention = `<@${ping.userId}>`;
  const hand = button(componentOn(table, 'hand'), { text: t('discord-button-hand'), style: 'strong' });
  return {
    content: t(`clock-channel-${ping.kind}`, { mention, when: whenOf(ping) }),
    ...(ping.kind === 'paused' ? {} : { mention: ping.userId }),
    rows: buttonRows([
      ...(isReminder(ping.kind) ? [hand] : []),
      markButton(table, ping, t),
      ...(ping.kind === 'silent' ? silentButtons({ ...table, shown: 0 }, [], t) : []),
    ]),
  };
}

/** Which table it is, after whom it's their turn, and the way there: to its message, if that has an ID. */
async function leadTo(
  table: TableInfo,
  messageId: string | null,
  after: Ping['after'],
  t: Translate,
  servers: DiscordPingerOptions['servers'],
): Promise<{ readonly table: string; readonly link: string }> {
  const { game, guildId, channelId, seats } = table;
  const server = (await servers.guild(guildId))?.name;
  const title = { game: getGuide(game).title(t) };
  const named = server
    ? t('clock-direct-table', { ...title, server: escapedName(server) })
    : t('clock-direct-game', title);
  const holder = after === null ? undefined : seats[after];
  return {
    table:
      holder?.kind === 'person'
        ? t('clock-direct-after', { table: named, name: toEscapedName(holder.name, t) })
        : named,
    link: ['https://discord.com/channels', guildId, channelId, messageId ?? []].flat().join('/'),
  };
}

const whenOf = ({ due }: Ping): string => (due === null ? '' : relative(due));
