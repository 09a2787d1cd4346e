import { DiscordAPIError } from 'discord.js';
import { Announcer } from '../../../src/discord/announcing/announcer.ts';
import type { BotSender, InteractionSender } from '../../../src/discord/announcing/senders.ts';
import type { SentMessage } from '../../../src/discord/answers/answer.ts';
import type { Log } from '../../../src/discord/answers/log.ts';
import type { Message, Row } from '../../../src/discord/answers/message.ts';
import { decodePress } from '../../../src/discord/choices/custom-id.ts';
import { wordsOf } from '../../../src/i18n/index.ts';
import type { TableInfo } from '../../../src/table/types.ts';
import { ada, openLobby, type Room } from '../../table/fixtures/room.ts';

const words = wordsOf('en-US');

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
    .map((control) => ('custom_id' in control ? decodePress(control.custom_id) : null))
    .flatMap((press) => (press?.tableId === tableId ? [press.revision] : []));

/** A channel in which the bot, or an interaction, says something; faults are thrown once each. */
export class FakeChannel {
  readonly posted: { readonly by: 'bot' | 'interaction'; readonly nonce?: string | undefined }[] = [];
  readonly #messages: Message[] = [];
  /** Thrown by the next messages, which aren't posted. */
  readonly refusals: unknown[] = [];
  /** Thrown by the next messages, which are posted all the same. */
  readonly lostReplies: unknown[] = [];
  lookedBack = 0;

  readonly bot: BotSender = {
    words,
    send: async (message, nonce) => this.#post('bot', message, nonce),
    remove: async () => undefined,
    lastShown: async (tableId) => {
      this.lookedBack++;
      const moments = this.#messages.flatMap(({ rows }) => momentsIn(rows, tableId));
      return moments.length > 0 ? Math.max(...moments) : null;
    },
  };

  readonly interaction: InteractionSender = {
    words,
    userId: ada.userId,
    send: async (message): Promise<SentMessage> => {
      this.#post('interaction', message);
      const done = async () => undefined;
      return { at: Date.now(), messageId: null, strip: done, edit: done, remove: done };
    },
  };

  #post(by: 'bot' | 'interaction', message: Message, nonce?: string): void {
    const refusal = this.refusals.shift();
    if (refusal) throw refusal;
    this.posted.push({ by, nonce });
    this.#messages.push(message);
    const lost = this.lostReplies.shift();
    if (lost) throw lost;
  }
}

/** The opening of a table, which is told in words alone. */
export const openTable = ({ tables }: Pick<Room, 'tables'>): Promise<TableInfo> =>
  openLobby(tables, { variant: 'basic' });

const NO_PICTURES = null as never;

export const announcerIn = ({ tables }: Pick<Room, 'tables'>, channel: FakeChannel, log: Log): Announcer =>
  new Announcer(tables, NO_PICTURES, log, async () => channel.bot);

/** Lets everything happen that waits for no timer. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
}
