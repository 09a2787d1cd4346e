import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { APIChannel, Locale } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import { isSameOrigin } from '../../base/same-origin.ts';
import { locales, nearest, translator } from '../../i18n/index.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { LocalDiscord } from '../local-discord.ts';
import { type FromPage, fromPage, type ToPage } from '../protocol.ts';
import type { Channel } from '../state/channel.ts';
import { type Guild, guildData } from '../state/guild.ts';
import { InteractionFailed } from '../state/interactions.ts';
import type { StoredMessage } from '../state/message.ts';
import { ClientRefusal } from '../users/components.ts';
import type { Outcome } from '../users/outcome.ts';
import type { LocalUser } from '../users/user.ts';
import { parsedJson } from '../validate/form.ts';

type InteractionRequest = Exclude<FromPage, { type: 'dismiss' | 'say' }>;

/** The channels that there are by default. */
export const CHANNELS = ['first', 'second'] as const;
export const channelTopic = (channel: (typeof CHANNELS)[number], locale: string | undefined): string =>
  translator(locale)(`playground-server-channel-${channel}.topic`);

/** Does what a page asks, as its user. */
function perform(user: LocalUser, request: InteractionRequest): Promise<Outcome> {
  switch (request.type) {
    case 'command':
      return user.commandTree(request.channelId, request.name, request.options);
    case 'autocomplete':
      return user.autocompleteTree(request.channelId, request.name, request.options);
    case 'modalSubmit':
      return user.submitModal(request.customId, request.fields);
    case 'component': {
      const message = { id: request.messageId, channel_id: request.channelId };
      return request.values === undefined
        ? user.click(message, request.customId)
        : user.select(message, request.customId, request.values);
    }
  }
}

/** What the page is told about a request's outcome. */
function replyTo(nonce: string, { choices, modal }: Outcome): ToPage {
  if (choices) return { type: 'choices', nonce, choices };
  return modal ? { type: 'modal', nonce, modal } : { type: 'answered', nonce };
}

/** Why a request failed, in the user's language. Unexpected errors go to `log`. */
function failureReason(error: unknown, locale: string, log: (error: unknown) => void): string {
  const t = translator(locale);
  if (error instanceof InteractionFailed) return t('playground-server-no-answer');
  if (error instanceof ClientRefusal) return t('playground-server-not-possible');
  log(error);
  return t('playground-server-fault');
}

interface PageSession {
  readonly socket: WebSocket;
  readonly discord: LocalDiscord;
  readonly user: LocalUser;
  /** Base URL of files as messages have it, and as this page reaches it. */
  readonly files: { readonly from: string; readonly to: string };
  readonly log: (error: unknown) => void;
}

/** The server side of one page: sends what its user sees and performs what they do. */
class PageSocket {
  readonly #session: PageSession;
  readonly #guild: Guild;
  /** Ids of the channels the page knows about. */
  #shown = new Set<string>();

  constructor(session: PageSession) {
    this.#session = session;
    const { discord, socket, user } = session;
    this.#guild =
      [...discord.world.guilds.values()].find(({ members }) => members.has(user.id)) ?? discord.guild();
    const stop = discord.world.events.subscribe({
      message: this.#onMessage,
      messageGone: this.#onGone,
      channel: this.#onChannel,
      channelGone: this.#onChannelGone,
      commands: () => this.#send({ type: 'commands', commands: this.#commands() }),
    });
    socket.on('close', stop);
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => {
      const message = parsedJson(fromPage, data.toString());
      if (message) this.#handle(message).catch(session.log);
      else socket.close(1003);
    });
    this.#sendHello();
  }

  readonly #onMessage = (stored: StoredMessage): void => {
    if (!this.#sees(stored)) return;
    const { world } = this.#session.discord;
    const channel = world.channel(stored.message.channel_id);
    // A DM appears with its first message.
    if (!this.#shown.has(channel.id)) this.#onChannel(channel);
    this.#send({ type: 'message', message: stored.message });
  };

  readonly #onGone = (stored: StoredMessage): void => {
    const { id, channel_id: channelId } = stored.message;
    if (this.#sees(stored)) this.#send({ type: 'messageGone', channelId, messageId: id });
  };

  readonly #onChannel = (channel: Channel): void => {
    if (this.#shows(channel.id)) {
      this.#shown.add(channel.id);
      this.#send({ type: 'channel', channel: this.#told(channel) });
    } else this.#onChannelGone(channel);
  };

  /** The protocol has no message for a channel that was deleted or hidden, so the page starts over. */
  readonly #onChannelGone = ({ id }: Channel): void => {
    if (this.#shown.has(id)) this.#sendHello();
  };

  #sendHello(): void {
    const { discord, user } = this.#session;
    const channels = [...discord.world.channels.values()].filter(({ id }) => this.#shows(id));
    this.#shown = new Set(channels.map(({ id }) => id));
    this.#send({
      type: 'hello',
      me: user.data,
      users: [...this.#guild.members.values()].flatMap((member) => (member.user.bot ? [] : [member.user])),
      bot: discord.bot,
      guild: guildData(this.#guild),
      channels: channels.map((channel) => this.#told(channel)),
      commands: this.#commands(),
      fileBytes: discord.world.uploads.interaction,
      messages: Object.fromEntries(channels.map(({ id }) => [id, user.visibleMessages(id)])),
    });
  }

  /** A channel with the topic that's there by default in its user's language. */
  #told(channel: Channel) {
    const { discord, user } = this.#session;
    const place = CHANNELS.find((each) =>
      locales.some((locale) => channelTopic(each, locale) === channel.topic),
    );
    const data = discord.world.channelData(channel);
    return place === undefined ? data : ({ ...data, topic: channelTopic(place, user.locale) } as APIChannel);
  }

  /** Whether a channel or thread is in the page's guild, or a DM with messages, and visible to its user. */
  #shows(channelId: string): boolean {
    const { discord, user } = this.#session;
    const channel = discord.world.channels.get(channelId);
    if (!channel || !user.canSee(channelId)) return false;
    return channel.guildId === this.#guild.id || (channel.guildId === null && channel.messages.size > 0);
  }

  #sees(stored: StoredMessage): boolean {
    return this.#shows(stored.message.channel_id) && this.#session.user.sees(stored);
  }

  #commands() {
    const { discord, user } = this.#session;
    const visible = [...discord.world.channels.values()].find(
      ({ id, guildId }) => guildId !== null && this.#shows(id),
    );
    return visible ? user.commands(visible.id) : [];
  }

  #send(message: ToPage): void {
    const { socket, files } = this.#session;
    socket.send(JSON.stringify(message).replaceAll(files.from, files.to));
  }

  async #handle(message: FromPage): Promise<void> {
    const { user, log } = this.#session;
    if (message.type === 'say') return this.#attempt(() => user.say(message.channelId, message.content));
    if (message.type === 'dismiss')
      return this.#attempt(() => user.dismiss({ id: message.messageId, channel_id: message.channelId }));
    try {
      this.#send(replyTo(message.nonce, await perform(user, message)));
    } catch (error) {
      this.#send({ type: 'failed', nonce: message.nonce, reason: failureReason(error, user.locale, log) });
    }
  }

  /** What's gone or locked is shown as such already, so a refusal isn't reported. */
  #attempt(action: () => void): void {
    try {
      action();
    } catch (error) {
      if (!(error instanceof ClientRefusal)) throw error;
    }
  }
}

interface UpgradeOptions {
  readonly discord: LocalDiscord;
  readonly gateway: Gateway;
  /** The address the server binds to. */
  readonly boundTo: string;
  readonly fileBase: () => string;
  readonly log: (error: unknown) => void;
}

/** Routes WebSocket upgrades: bots to the gateway, pages to a page socket. */
export class Upgrades {
  readonly #options: UpgradeOptions;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });

  constructor(options: UpgradeOptions) {
    this.#options = options;
  }

  /** Never throws, whatever it's asked for: nobody would catch it. */
  handle(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { gateway, boundTo, log } = this.#options;
    // Until a WebSocket takes the connection over, nobody else listens.
    socket.on('error', () => socket.destroy());
    const [, path, query] = /^(\/(?:[^/\\?][^?]*)?)(?:\?(.*))?$/.exec(request.url ?? '') ?? [];
    const asked = new URLSearchParams(query);
    try {
      if (!isSameOrigin(request.headers, boundTo)) reject(socket, '403 Forbidden');
      else if (path === undefined) reject(socket, '400 Bad Request');
      else if (path === '/page/socket') this.#openPage(request, socket, head, asked);
      else if (path.replace(/\/$/, '') !== '/gateway') reject(socket, '404 Not Found');
      else this.#server.handleUpgrade(request, socket, head, (opened) => gateway.accept(opened, asked));
    } catch (error) {
      log(error);
      socket.destroy();
    }
  }

  close(): void {
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }

  #openPage(request: IncomingMessage, socket: Duplex, head: Buffer, asked: URLSearchParams): void {
    const { discord, fileBase, log } = this.#options;
    const userId = asked.get('user');
    const user = userId === null ? discord.users[0] : discord.users.find(({ id }) => id === userId);
    if (!user) {
      reject(socket, '404 Not Found');
      return;
    }
    const language = asked.get('language');
    if (language !== null) user.locale = nearest(language) as Locale;
    this.#server.handleUpgrade(request, socket, head, (opened) => {
      const origin = request.headers.origin ?? `http://${request.headers.host}`;
      const files = { from: `${fileBase()}/attachments/`, to: `${origin}/attachments/` };
      new PageSocket({ socket: opened, discord, user, files, log });
    });
  }
}

function reject(socket: Duplex, status: string): void {
  // Otherwise it's half open for as long as the other side likes.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}
