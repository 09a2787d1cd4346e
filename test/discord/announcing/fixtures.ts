import { DiscordAPIError } from 'discord.js';
import { systemClock } from '../../../src/base/clock.ts';
import type { Log } from '../../../src/base/log.ts';
import { Announcer } from '../../../src/discord/announcing/announcer.ts';
import type { BotSender, Occasion } from '../../../src/discord/announcing/channels.ts';
import type { Message, Row } from '../../../src/discord/answers/message.ts';
import type { SentMessage } from '../../../src/discord/answers/sent-message.ts';
import { decodeCustomId } from '../../../src/discord/choices/controls.ts';
import type { Pictures } from '../../../src/discord/messages/pictures.ts';
import { translator } from '../../../src/i18n/index.ts';
import type { Person } from '../../../src/table/document.ts';
import { started } from '../../../src/table/lobby.ts';
import type { TableInfo } from '../../../src/table/views.ts';
import { ada, bob, openLobby, people, type Room } from '../../table/fixtures/room.ts';
import { FaultyStore } from '../../table/fixtures/stores.ts';

const t = translator('en-US');

/** What Discord answers; the request holds a hand and an interaction's token. */
export const discordError = (status: number, code: number = 0): DiscordAPIError =>
  new DiscordAPIError(
    { message: 'no', code },
    code,
    status,
    'POST',
    'https://discord.com/api/v10/webhooks/7/secret-token',
    { body: { content: 'Your hand: secret-card' }, files: [] },
  );

const momentsIn = (rows: readonly Row[] = [], tableId: string) =>
  rows
    .flatMap(({ components }) => components)
    .map((control) => ('custom_id' in control ? decodeCustomId(control.custom_id) : null))
    .flatMap((component) => (component?.tableId === tableId ? [component.revision] : []));

interface Posted {
  readonly id: string;
  readonly by: 'bot' | 'interaction';
  readonly nonce?: string | undefined;
  message: Message;
}

/** A channel with the bot's messages in it; faults are thrown once each. */
export class FakeChannel {
  readonly posted: Posted[] = [];
  /** Messages of other people in between. */
  #lastId = 100;
  /** What was requested, in order. */
  readonly requests: string[] = [];
  /** Thrown by the next requests, which have no effect. */
  readonly refusals: unknown[] = [];
  /** Thrown by the next requests, which take effect all the same. */
  readonly lostReplies: unknown[] = [];
  lookedBack = 0;
  /** Whether looking back finds that the table's message calls whoever is awaited. */
  callsItself = true;
  /** IDs of lines that looking back finds to have been left for an earlier wait. */
  left: readonly string[] = [];
  /** IDs of what has been posted, by nonce. */
  readonly #byNonce = new Map<string, string>();
  /** How often the bot asked for the newest message. */
  lookedAt = 0;
  /** What happens before the bot learns that a message has been posted, or edited. */
  onSent: () => Promise<void> = async () => undefined;
  onEdited: () => Promise<void> = async () => undefined;

  readonly bot: BotSender = {
    send: async (message, nonce) => {
      const id = this.#byNonce.get(nonce) ?? this.#post('bot', message, nonce);
      this.#byNonce.set(nonce, id);
      await this.onSent();
      return id;
    },
    edit: async (messageId, message) => {
      this.#edit('bot', messageId, message);
      await this.onEdited();
    },
    remove: async (messageId) => this.#remove('bot', messageId),
    newest: async () => {
      this.lookedAt++;
      return String(this.#lastId);
    },
    traces: async ({ id }) => {
      this.lookedBack++;
      const found = this.posted.findLast(({ message }) => momentsIn(message.rows, id).length > 0);
      if (!found) return null;
      const shown = Math.max(...momentsIn(found.message.rows, id));
      const newestId = this.posted.at(-1)!.id;
      return {
        messageId: found.id,
        at: Date.now(),
        shown,
        older: this.left,
        callId: null,
        callsItself: this.callsItself,
        newestId,
      };
    },
  };

  /** Somebody says something. */
  chat(): string {
    return String(++this.#lastId);
  }

  /** A way to post through an interaction. */
  readonly post = async (message: Message): Promise<SentMessage> => {
    const id = this.#post('interaction', message);
    await this.onSent();
    return this.tokenFor(id);
  };

  /** An interaction's hold on a message. */
  tokenFor(messageId: string, at = Date.now()): SentMessage {
    return {
      messageId,
      target: messageId,
      at,
      edit: async (message) => this.#edit('interaction', messageId, message),
      remove: async () => this.#remove('interaction', messageId),
      reply: this.post,
    };
  }

  #post(by: Posted['by'], message: Message, nonce?: string): string {
    return this.#request(`${by} posts`, () => {
      const id = String(++this.#lastId);
      this.posted.push({ id, by, nonce, message });
      return id;
    });
  }

  #edit(by: Posted['by'], messageId: string, message: Message): void {
    this.#request(`${by} edits`, () => {
      const found = this.posted.find(({ id }) => id === messageId);
      if (!found) throw discordError(404, 10_008);
      found.message = message;
    });
  }

  #remove(by: Posted['by'], messageId: string): void {
    this.#request(`${by} removes`, () => {
      const at = this.posted.findIndex(({ id }) => id === messageId);
      if (at < 0) throw discordError(404, 10_008);
      this.posted.splice(at, 1);
    });
  }

  #request<T>(name: string, act: () => T): T {
    const refusal = this.refusals.shift();
    if (refusal) throw refusal;
    this.requests.push(name);
    const done = act();
    const lost = this.lostReplies.shift();
    if (lost) throw lost;
    return done;
  }
}

/** A store that other processes use, too. */
export function sharedStore(): FaultyStore {
  const store = new FaultyStore();
  store.isShared = true;
  return store;
}

export const ADAS_PRESS: Occasion = { userId: ada.userId };

/** The opening of a table, which is told in words alone. */
export const openTable = ({ tables }: Pick<Room, 'tables'>): Promise<TableInfo> =>
  openLobby(tables, { variant: 'basic' });

/** A running game of two, in which Ada is awaited first. */
export async function startGame({ tables }: Pick<Room, 'tables'>, channelId: string): Promise<TableInfo> {
  const { id } = await openLobby(tables, { channelId, guests: [bob], variant: 'basic' });
  return tables.change(id, ada, started(0));
}

/** The person decides until somebody else is awaited. */
export async function playTurn(
  { tables }: Pick<Room, 'tables'>,
  tableId: string,
  person: Person,
): Promise<void> {
  const { wait } = await tables.info(tableId);
  while ((await tables.info(tableId)).wait === wait)
    await tables.act(tableId, person, null, ({ actions }) => actions[0]!);
}

/** Who may be notified. */
export const isThere = new Set(people.map(({ userId }) => userId));

const NO_PICTURES = { draw: async () => null } as unknown as Pictures;

export const announcerIn = (
  { tables }: Pick<Room, 'tables'>,
  channel: FakeChannel,
  log: Log,
  pictures: Pictures = NO_PICTURES,
): Announcer =>
  new Announcer({
    tables,
    pictures,
    log,
    botSender: async () => channel.bot,
    translatorFor: async () => t,
    chatsAt: async () => false,
    deadlineOf: async () => null,
    barrierTo: async () => null,
    callBesides: async () => undefined,
    lookAtClock: () => undefined,
    isThere: async (userId) => isThere.has(userId),
    clock: systemClock,
  });

/** Lets everything happen that waits for no timer. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
}
