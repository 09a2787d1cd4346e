import { createHash } from 'node:crypto';
import { DiscordAPIError, type Guild, type GuildTextBasedChannel } from 'discord.js';
import { type Clock, Timers } from '../../base/clock.ts';
import { KeyedQueue } from '../../base/keyed-queue.ts';
import { lastUsed } from '../../base/last-used.ts';
import { type Log, redactedError } from '../../base/log.ts';
import type { PostedPage } from '../../settings/server.ts';
import type { Settings } from '../../settings/settings.ts';
import type { TableChange } from '../../table/change.ts';
import type { TableStatus } from '../../table/document.ts';
import { OWED_WITHIN } from '../../table/storage/lists.ts';
import type { TableService } from '../../table/table-service.ts';
import type { Standing } from '../../table/views.ts';
import { type Message, toEdit, toPayload } from '../answers/message.ts';
import { retrying } from '../answers/retrying.ts';
import { visibleToAll } from '../handlers/lists.ts';
import { chooseTranslator } from '../handlers/request.ts';
import { frontPageMessage, onFrontPage } from '../messages/front-page.ts';
import type { Servers } from '../servers/servers.ts';

/** The shortest time between two changes of a server's message, in ms. */
const PAUSE = 30_000;
/** After a failure, in ms. */
const AGAIN = 60_000;
/** After how long what this process didn't live to do is another's, in ms. */
const GRACE = 5_000;
/** How many running tables are remembered, so that their moves cost nothing. */
const MOST_KNOWN = 20_000;

/**
 * Discord's codes for a message that can't be edited, so that a new one is posted: it's gone; it's another's; it's
 * older than an hour and was edited too often.
 */
const POST_ANEW: readonly unknown[] = [10008, 50005, 30046];

type Deed = 'nothing' | 'posted' | 'edited' | 'removed';

export interface FrontPagesOptions {
  readonly servers: Pick<Servers, 'guild'>;
  readonly tables: Pick<TableService, 'listing' | 'list' | 'listed' | 'subscribe'>;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Log;
}

/** Keeps one message per server up to date that lists its tables, in the channel that its managers chose. */
export class FrontPages {
  readonly #options: FrontPagesOptions;
  readonly #known = lastUsed<TableStatus>(MOST_KNOWN);
  /** By server, when its message is next brought up to date. */
  readonly #timers: Timers;
  /** When each server's message was last brought up to date. */
  readonly #last = lastUsed<number>(MOST_KNOWN);
  /** When each was last looked at. */
  readonly #begun = lastUsed<number>(MOST_KNOWN);
  readonly #queue = new KeyedQueue();
  readonly #unsubscribe: readonly (() => void)[];
  #isStopped = false;

  constructor(options: FrontPagesOptions) {
    this.#options = options;
    this.#timers = new Timers(options.clock);
    this.#unsubscribe = [
      options.tables.subscribe((change) => this.#changed(change)),
      options.settings.subscribe((guildId) => this.renew(guildId)),
    ];
  }

  /** Brings the server's message up to date, soon after the last time. */
  renew(guildId: string): void {
    const since = this.#options.clock.now() - (this.#last.get(guildId) ?? Number.NEGATIVE_INFINITY);
    this.#schedule(guildId, Math.max(0, PAUSE - since));
  }

  /**
   * Does what a change of the server's lists asks for, in whichever process; `due` shortly after the change, in ms since
   * 1970. @throws as `TableService.listed`
   */
  async attend(guildId: string, due: number): Promise<void> {
    const { clock, tables } = this.#options;
    if (this.#isStopped) return;
    if (this.#timers.has(guildId)) await tables.listed(guildId, clock.now() + PAUSE + GRACE);
    else if ((this.#begun.get(guildId) ?? 0) < due - OWED_WITHIN) await this.#run(guildId);
    else await tables.listed(guildId, null);
  }

  /** Resolves once nothing is being posted; what's scheduled is done when the bot starts again. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
    this.#timers.stop();
    await this.#queue.idle();
  }

  /** A move of a running game changes nothing on the list. */
  #changed({ tableId, guildId, status }: TableChange): void {
    const isMove = status === 'playing' && this.#known.get(tableId) === status;
    this.#known.set(tableId, status);
    if (!isMove) this.renew(guildId);
  }

  #schedule(guildId: string, delay: number): void {
    this.#timers.by(guildId, delay, () => void this.#run(guildId));
  }

  #run(guildId: string): Promise<void> {
    return this.#queue.run(guildId, async () => {
      try {
        this.#begun.set(guildId, this.#options.clock.now());
        const did = await this.#update(guildId);
        if (!this.#timers.has(guildId)) await this.#options.tables.listed(guildId, null);
        this.#options.log.debug({ guildId, did }, 'a list of tables is up to date');
      } catch (error) {
        this.#failed(guildId, error);
      }
    });
  }

  #failed(guildId: string, error: unknown): void {
    const { log } = this.#options;
    log.warn({ guildId, fault: redactedError(error) }, 'a list of tables could not be brought up to date');
    // What Discord refuses would be refused again, until something changes.
    if (!(error instanceof DiscordAPIError)) this.#schedule(guildId, AGAIN);
  }

  async #update(guildId: string): Promise<Deed> {
    const { settings, servers, tables } = this.#options;
    const { frontPage, language } = await settings.serverToChange(guildId);
    const page = await settings.frontPages.get(guildId);
    if (frontPage === null && !page.message) return 'nothing';
    const guild = await servers.guild(guildId);
    if (!guild) return 'nothing';
    if (page.message && page.message.channelId !== frontPage) await this.#remove(guild, page);
    if (frontPage === null) return 'removed';
    const channel = guild.channels.cache.get(frontPage);
    if (!channel?.isTextBased()) return 'nothing';
    const { live, ended } = await tables.listing(guildId);
    const listed = [...live, ...ended];
    const open = listed.filter(({ status }) => status !== 'closed');
    const { shown, read } = await this.#read(guildId, visibleToAll(guild, open));
    return this.#put(
      channel,
      frontPageMessage(shown, read, chooseTranslator(language, guild.preferredLocale)),
    );
  }

  /** The tables to show. A line whose table is gone, or can't be read, has nothing to show: the next one takes its place. */
  async #read(guildId: string, listed: readonly Standing[]) {
    for (let shown = listed; ; ) {
      const asked = onFrontPage(shown);
      const { tables: read } = await this.#options.tables.list(guildId, asked);
      const gone = new Set(asked);
      for (const { id } of read) gone.delete(id);
      if (gone.size === 0) return { shown, read };
      shown = shown.filter(({ id }) => !gone.has(id));
    }
  }

  /** Edits the message, or posts it if there's none. Does nothing if it says the same already. */
  async #put(channel: GuildTextBasedChannel, message: Message): Promise<Deed> {
    const { settings, clock } = this.#options;
    const { guildId } = channel;
    const page = await settings.frontPages.get(guildId);
    const digest = createHash('sha256')
      .update(JSON.stringify(toPayload(message, null)))
      .digest('base64url');
    if (page.message?.digest === digest) return 'nothing';
    this.#last.set(guildId, clock.now());
    const edited = page.message && (await this.#edit(channel, page.message.id, message));
    const id = edited ?? (await this.#post(channel, message, page.posts));
    const posts = edited ? page.posts : page.posts + 1;
    await settings.frontPages.change(guildId, () => ({
      message: { channelId: channel.id, id, digest },
      posts,
    }));
    return edited ? 'edited' : 'posted';
  }

  /** @returns the message's ID; null if a new one has to be posted */
  async #edit(channel: GuildTextBasedChannel, id: string, message: Message): Promise<string | null> {
    try {
      await retrying(() => channel.messages.edit(id, toEdit(message, channel.client)));
      return id;
    } catch (error) {
      if (!(error instanceof DiscordAPIError) || !POST_ANEW.includes(error.code)) throw error;
      await channel.messages.delete(id).catch(() => undefined);
      return null;
    }
  }

  /** Discord drops a repeat of a nonce, so a message isn't posted twice if the bot was interrupted. */
  async #post(channel: GuildTextBasedChannel, message: Message, posts: number): Promise<string> {
    const nonce = `f${channel.id}-${posts % 1_000}`;
    const send = () => channel.send({ ...toPayload(message, channel.client), nonce, enforceNonce: true });
    return (await retrying(send)).id;
  }

  async #remove(guild: Guild, { message }: PostedPage): Promise<void> {
    const { settings } = this.#options;
    const channel = guild.channels.cache.get(message?.channelId ?? '');
    // Without its channel, or the right to delete it, there's nothing more to be done.
    if (message && channel?.isTextBased())
      await channel.messages.delete(message.id).catch((error: unknown) => {
        if (!(error instanceof DiscordAPIError)) throw error;
      });
    await settings.frontPages.change(guild.id, (page) => ({ ...page, message: null }));
  }
}
