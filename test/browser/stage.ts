import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIApplicationCommand, APIChannel, APIGuild, APIMessage, APIUser } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import type { FromPage, ToPage } from '../../src/playground/protocol.ts';
import { bundlePage, inLanguage } from '../../src/playground/serving/page.ts';

let count = 0;

/** Increasing ids of the length of Discord's. */
export function snowflake(): string {
  count += 1;
  return String(1_200_000_000_000_000_000n + BigInt(count));
}

export function person(name: string, bot = false): APIUser {
  return {
    id: snowflake(),
    username: name.toLowerCase(),
    global_name: name,
    discriminator: '0',
    avatar: null,
    bot,
  };
}

export const [ada, ben] = [person('Ada'), person('Ben')];
export const bot = person('Round Table', true);

export function textChannel(name: string, topic = ''): APIChannel {
  return { id: snowflake(), type: 0, name, topic, guild_id: guildId, position: 0 } as APIChannel;
}

export function threadIn(parent: APIChannel, name: string): APIChannel {
  return { id: snowflake(), type: 11, name, parent_id: parent.id, guild_id: guildId } as APIChannel;
}

const guildId = snowflake();

/** A message by the bot, as Discord's API returns it. */
export function messageIn(channel: APIChannel, parts: Partial<APIMessage>): APIMessage {
  return {
    id: snowflake(),
    channel_id: channel.id,
    author: bot,
    content: '',
    timestamp: new Date().toISOString(),
    edited_timestamp: null,
    tts: false,
    mention_everyone: false,
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    pinned: false,
    type: 0,
    ...parts,
  };
}

type Sent = FromPage & { readonly user: string };

/** A fake local Discord: serves the real page and sends it what a test wants. */
export class Stage {
  readonly channels: APIChannel[] = [textChannel('round-table', 'Games at the round table')];
  readonly messages: { readonly message: APIMessage; readonly to: APIUser | null }[] = [];
  readonly sent: Sent[] = [];
  commands: APIApplicationCommand[] = [];
  /** Handles what a page sends; does nothing by default. */
  answer: (sent: Sent) => void = () => undefined;
  readonly #pages = new Map<WebSocket, string>();
  readonly #files = new Map<string, { readonly type: string; readonly body: string | Uint8Array }>();
  readonly #server: Server;
  readonly #sockets = new WebSocketServer({ noServer: true });

  static async open(): Promise<Stage> {
    const stage = new Stage();
    await new Promise<void>((listening) => stage.#server.listen(0, '127.0.0.1', listening));
    for (const [path, { contentType, body }] of await bundlePage()) stage.serve(path, contentType, body);
    return stage;
  }

  private constructor() {
    this.#server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stage');
      const file = this.#files.get(pathname);
      const body =
        pathname === '/' ? inLanguage(String(file?.body), searchParams.get('language') ?? 'en') : file?.body;
      response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' }).end(body);
    });
    this.#server.on('upgrade', (request, socket, head) => {
      const asked = new URL(request.url ?? '/', 'http://stage').searchParams.get('user');
      const user = asked === ben.id ? ben : ada;
      this.#sockets.handleUpgrade(request, socket, head, (page) => this.#greet(page, user));
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get channel(): APIChannel {
    return this.channels[0] as APIChannel;
  }

  addressOf(user: APIUser): string {
    return `${this.origin}/?user=${user.id}`;
  }

  serve(path: string, type: string, body: string | Uint8Array): string {
    this.#files.set(path, { type, body });
    return `${this.origin}${path}`;
  }

  /** Sends a new or edited message to one user, or to all. */
  post(message: APIMessage, to: APIUser | null = null): APIMessage {
    const at = this.messages.findIndex((known) => known.message.id === message.id);
    if (at < 0) this.messages.push({ message, to });
    else this.messages[at] = { message, to };
    this.tell({ type: 'message', message }, to);
    return message;
  }

  /** Takes a message away from everybody. */
  remove(message: APIMessage): void {
    const at = this.messages.findIndex((known) => known.message.id === message.id);
    this.messages.splice(at, 1);
    this.tell({ type: 'messageGone', channelId: message.channel_id, messageId: message.id });
  }

  tell(what: ToPage, to: APIUser | null = null): void {
    for (const [page, user] of this.#pages) {
      if (to === null || to.id === user) page.send(JSON.stringify(what));
    }
  }

  /** Drops every page's connection. */
  cut(): void {
    for (const page of this.#pages.keys()) page.terminate();
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  #greet(page: WebSocket, me: APIUser): void {
    this.#pages.set(page, me.id);
    page.on('close', () => this.#pages.delete(page));
    page.on('message', (data) => {
      const sent: Sent = { ...JSON.parse(String(data)), user: me.id };
      this.sent.push(sent);
      this.answer(sent);
    });
    const messages: Record<string, APIMessage[]> = {};
    for (const { message, to } of this.messages) {
      if (to !== null && to.id !== me.id) continue;
      messages[message.channel_id] ??= [];
      messages[message.channel_id]?.push(message);
    }
    const hello: ToPage = {
      type: 'hello',
      me,
      users: [ada, ben],
      bot,
      guild: { id: guildId, name: 'Camelot', roles: [] } as unknown as APIGuild,
      channels: this.channels,
      commands: this.commands,
      fileBytes: 2 ** 20,
      messages,
    };
    page.send(JSON.stringify(hello));
  }
}
