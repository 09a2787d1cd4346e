import { type ChatInputCommandInteraction, type MessageComponentInteraction, MessageFlags } from 'discord.js';
import { editOf, type Message, payloadOf, privatePayload } from './message.ts';

export type AnswerableInteraction = ChatInputCommandInteraction | MessageComponentInteraction;

const ORIGINAL = '@original';

/** Who will read the answer, when it has to be put off before it is known. */
export type Audience = 'everybody' | 'oneself';

/** How long the first answer may take before it is put off; Discord's own limit is 3000 ms. */
export const PUT_OFF_AFTER = 2000;

const PLACEHOLDER = '…';

/** A public message that can still be changed through the interaction that made it. */
export interface Said {
  readonly at: number;
  /** Takes the message's controls away. */
  strip(): Promise<void>;
  edit(message: Message): Promise<void>;
  remove(): Promise<void>;
  /** Null for an interaction's answer, which is known by its token alone. */
  readonly messageId: string | null;
}

/**
 * The one way in which an interaction is answered. Whatever comes first is its answer, all else follows up;
 * when nothing has come after two seconds it is put off, so that it never fails for being slow.
 */
export class Answer {
  readonly #interaction: AnswerableInteraction;
  readonly #audience: Audience;
  readonly #timer: NodeJS.Timeout;
  #putOff: Promise<boolean> | null = null;
  #given = false;

  constructor(interaction: AnswerableInteraction, audience: Audience) {
    this.#interaction = interaction;
    this.#audience = audience;
    this.#timer = setTimeout(() => {
      this.#putOff = this.#defer();
    }, PUT_OFF_AFTER);
  }

  /** Whether anything has been said. */
  get given(): boolean {
    return this.#given;
  }

  /** Says something to the asking person alone. */
  async toOneself(message: Message): Promise<void> {
    const i = this.#interaction;
    switch (await this.#stage()) {
      case 'fresh':
        await i.reply(privatePayload(message));
        break;
      case 'putOff':
        if (!this.#ownsAnswer) await i.followUp(privatePayload(message));
        else if (this.#audience === 'oneself') await i.editReply(editOf(message));
        else await this.#besides(() => i.followUp(privatePayload(message)));
        break;
      case 'given':
        await i.followUp(privatePayload(message));
    }
  }

  /** Says something to the channel. */
  async toEverybody(message: Message): Promise<Said> {
    const i = this.#interaction;
    switch (await this.#stage()) {
      case 'fresh':
        await i.reply(payloadOf(message));
        return this.#said(ORIGINAL);
      case 'putOff':
        if (this.#ownsAnswer && this.#audience === 'everybody') {
          await i.editReply(editOf(message));
          return this.#said(ORIGINAL);
        }
        return this.#said((await this.#besides(() => i.followUp(payloadOf(message)))).id);
      case 'given':
        return this.#said((await i.followUp(payloadOf(message))).id);
    }
  }

  /** Puts the message in the place of the one whose control was used. */
  async update(message: Message): Promise<void> {
    const i = this.#interaction;
    if (!i.isMessageComponent()) return this.toOneself(message);
    if ((await this.#stage()) === 'fresh') await i.update(editOf(message));
    else await i.editReply(editOf(message));
  }

  /** As `update`, for a message that everybody sees. */
  async updateForEverybody(message: Message): Promise<Said> {
    await this.update(message);
    return this.#said(ORIGINAL);
  }

  /** Takes the controls of the message away, one of whose controls was used. */
  async stripSource(): Promise<void> {
    const i = this.#interaction;
    if (!i.isMessageComponent()) return;
    if ((await this.#stage()) === 'fresh') await i.update({ components: [] });
    else await i.editReply({ components: [] });
  }

  /** Lets the interaction end where there is nothing to say. */
  async acknowledge(): Promise<void> {
    const i = this.#interaction;
    if ((await this.#stage()) === 'fresh' && i.isMessageComponent()) await i.deferUpdate();
  }

  /** Changes the message that was the answer. */
  async edit(message: Message): Promise<void> {
    await this.#interaction.editReply(editOf(message));
  }

  /** A component's deferral leaves its message as it was; a command's makes one that waits to be filled. */
  get #ownsAnswer(): boolean {
    return !this.#interaction.isMessageComponent();
  }

  /**
   * Says something to others than the put-off answer was meant for: the first message after the putting off
   * would take its place and its readers, so it is filled before, and taken away after.
   */
  async #besides<T>(say: () => Promise<T>): Promise<T> {
    if (!this.#ownsAnswer) return say();
    await this.#interaction.editReply(PLACEHOLDER);
    const said = await say();
    await this.#interaction.deleteReply();
    return said;
  }

  async #stage(): Promise<'fresh' | 'putOff' | 'given'> {
    clearTimeout(this.#timer);
    const given = this.#given;
    this.#given = true;
    if (given) return 'given';
    return (await this.#putOff) === true ? 'putOff' : 'fresh';
  }

  async #defer(): Promise<boolean> {
    const i = this.#interaction;
    try {
      if (i.isMessageComponent()) await i.deferUpdate();
      else await i.deferReply(this.#audience === 'oneself' ? { flags: MessageFlags.Ephemeral } : {});
      return true;
    } catch {
      return false;
    }
  }

  #said(messageId: string): Said {
    const { webhook } = this.#interaction;
    return {
      at: Date.now(),
      messageId: messageId === ORIGINAL ? null : messageId,
      strip: async () => {
        await webhook.editMessage(messageId, { components: [] });
      },
      edit: async (message) => {
        await webhook.editMessage(messageId, editOf(message));
      },
      remove: () => webhook.deleteMessage(messageId),
    };
  }
}
