import type { APIMessage } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { wordsOf } from '../../i18n/index.ts';
import type { LocalDiscord } from '../local-discord.ts';
import type { FromPage, ToPage } from '../protocol.ts';
import type { Channel } from '../state/channel.ts';
import type { Guild } from '../state/guild.ts';
import { guildData } from '../state/guild.ts';
import type { StoredMessage } from '../state/message.ts';
import { ClientRefusal, InteractionFailed } from '../users/client-refusal.ts';
import type { Outcome } from '../users/outcome.ts';
import type { LocalUser } from '../users/user.ts';
import { readFromPage } from './from-page.ts';

export interface PageVisit {
  readonly socket: WebSocket;
  readonly discord: LocalDiscord;
  readonly user: LocalUser;
  /** The address of files as messages have it, and as this page reaches it. */
  readonly files: { readonly from: string; readonly to: string };
  readonly log: (error: unknown) => void;
}

/** One window of the page: it sees what its user sees, and does what he does. */
export class PageSocket {
  readonly #visit: PageVisit;
  readonly #guild: Guild;
  /** Ids of the channels that the page knows. */
  #shown = new Set<string>();

  constructor(visit: PageVisit) {
    this.#visit = visit;
    const { discord, socket, user } = visit;
    this.#guild =
      [...discord.world.guilds.values()].find(({ members }) => members.has(user.id)) ?? discord.guild();
    const { events } = discord.world;
    events.on('message', this.#onMessage).on('messageGone', this.#onGone).on('commands', this.#onCommands);
    events.on('channel', this.#onChannel).on('channelGone', this.#onChannelGone);
    socket.on('close', () => {
      events
        .off('message', this.#onMessage)
        .off('messageGone', this.#onGone)
        .off('commands', this.#onCommands);
      events.off('channel', this.#onChannel).off('channelGone', this.#onChannelGone);
    });
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) => {
      const said = readFromPage(data.toString());
      if (said) void this.#hear(said);
      else socket.close(1003);
    });
    this.#greet();
  }

  readonly #onMessage = (stored: StoredMessage): void => {
    if (this.#sees(stored)) this.#send({ type: 'message', message: stored.message });
  };

  readonly #onGone = (stored: StoredMessage): void => {
    if (this.#sees(stored)) this.#sendGone(stored.message);
  };

  readonly #onCommands = (): void => {
    this.#send({ type: 'commands', commands: this.#commands() });
  };

  readonly #onChannel = (channel: Channel): void => {
    if (this.#shows(channel.id)) {
      this.#shown.add(channel.id);
      this.#send({ type: 'channel', channel: this.#visit.discord.world.channelData(channel) });
    } else this.#onChannelGone(channel);
  };

  /** A channel that is gone, or hidden, has no word of its own: the page begins anew. */
  readonly #onChannelGone = ({ id }: Channel): void => {
    if (this.#shown.has(id)) this.#greet();
  };

  #greet(): void {
    const { discord, user } = this.#visit;
    const channels = [...discord.world.channels.values()].filter(({ id }) => this.#shows(id));
    this.#shown = new Set(channels.map(({ id }) => id));
    this.#send({
      type: 'hello',
      me: user.data,
      users: [...this.#guild.members.values()].flatMap((member) => (member.user.bot ? [] : [member.user])),
      bot: discord.bot,
      guild: guildData(this.#guild),
      channels: channels.map((channel) => discord.world.channelData(channel)),
      commands: this.#commands(),
      messages: Object.fromEntries(channels.map(({ id }) => [id, user.visibleMessages(id)])),
    });
  }

  /** Channels and threads of the page's guild that its user sees. */
  #shows(channelId: string): boolean {
    const { discord, user } = this.#visit;
    return discord.world.channels.get(channelId)?.guildId === this.#guild.id && user.canSee(channelId);
  }

  #sees(stored: StoredMessage): boolean {
    return this.#shows(stored.message.channel_id) && this.#visit.user.sees(stored);
  }

  #commands() {
    const { discord, user } = this.#visit;
    const seen = [...discord.world.channels.values()].find(({ id }) => this.#shows(id));
    return seen ? user.commands(seen.id) : [];
  }

  #send(message: ToPage): void {
    const { socket, files } = this.#visit;
    socket.send(JSON.stringify(message).replaceAll(files.from, files.to));
  }

  #sendGone({ id, channel_id }: Pick<APIMessage, 'id' | 'channel_id'>): void {
    this.#send({ type: 'messageGone', channelId: channel_id, messageId: id });
  }

  async #hear(said: FromPage): Promise<void> {
    if (said.type === 'dismiss') return this.#dismiss(said.channelId, said.messageId);
    try {
      const outcome = await this.#act(said);
      this.#send(answerOf(said.nonce, outcome));
    } catch (error) {
      this.#send({ type: 'failed', nonce: said.nonce, reason: this.#reason(error) });
    }
  }

  #act(said: Exclude<FromPage, { type: 'dismiss' }>): Promise<Outcome> {
    const { user } = this.#visit;
    switch (said.type) {
      case 'command':
        return user.commandTree(said.channelId, said.name, said.options);
      case 'autocomplete':
        return user.autocompleteTree(said.channelId, said.name, said.options);
      case 'modalSubmit':
        return user.submitModal(said.customId, said.fields);
      case 'component': {
        const message = { id: said.messageId, channel_id: said.channelId };
        return said.values === undefined
          ? user.click(message, said.customId)
          : user.select(message, said.customId, said.values);
      }
    }
  }

  #reason(error: unknown): string {
    const words = wordsOf(this.#visit.user.locale).playground.server;
    if (error instanceof InteractionFailed) return words.noAnswer;
    if (error instanceof ClientRefusal) return words.notPossible;
    this.#visit.log(error);
    return words.fault;
  }

  #dismiss(channelId: string, messageId: string): void {
    const message = { id: messageId, channel_id: channelId };
    try {
      this.#visit.user.dismiss(message);
    } catch (error) {
      if (!(error instanceof ClientRefusal)) throw error;
    }
    this.#sendGone(message);
  }
}

function answerOf(nonce: string, { choices, modal }: Outcome): ToPage {
  if (choices) return { type: 'choices', nonce, choices };
  return modal ? { type: 'modal', nonce, modal } : { type: 'answered', nonce };
}
