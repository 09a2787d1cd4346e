import { type MessageComponentInteraction, MessageFlags, type RepliableInteraction } from 'discord.js';
import { isAnswered } from './discord-errors.ts';
import type { LatePictures } from './late-pictures.ts';
import { faultOf, type Log } from './log.ts';
import {
  type Attachment,
  editBeforePicture,
  editOf,
  type Message,
  payloadOf,
  pictureEdit,
  privatePayload,
} from './message.ts';
import { retrying } from './retrying.ts';
import { within } from './within.ts';

/** Commands and components, plus kinds that the bot doesn't use but still answers. */
export type AnswerableInteraction = MessageComponentInteraction | RepliableInteraction;

const ORIGINAL = '@original';

/** Who sees the answer if it's deferred before its content is known. */
export type Audience = 'everybody' | 'oneself';

/** How long the first answer may take before it's deferred, in ms; Discord's limit is 3000. */
const PUT_OFF_AFTER = 2000;

/**
 * How long a first answer waits for its picture, in ms. Drawing one takes about 20; when many are queued, text and
 * buttons are sent first.
 */
const PICTURE_WITHIN = 30;

const PLACEHOLDER = '…';

/** A public message that can still be edited through the interaction that sent it. */
export interface SentMessage {
  readonly at: number;
  /** Removes the message's controls. */
  strip(): Promise<void>;
  edit(message: Message): Promise<void>;
  remove(): Promise<void>;
  /** Null for an interaction's original response, which only its token identifies. */
  readonly messageId: string | null;
}

/**
 * The only way to answer an interaction. The first message is the reply, later ones are follow-ups. Without a reply
 * after two seconds, the interaction is deferred so that it doesn't time out.
 */
export class Answer {
  readonly #interaction: AnswerableInteraction;
  readonly #audience: Audience;
  readonly #latePictures: LatePictures;
  readonly #log: Log;
  readonly #timer: NodeJS.Timeout;
  #putOff: Promise<boolean> | null = null;
  #given = false;

  constructor(interaction: AnswerableInteraction, audience: Audience, latePictures: LatePictures, log: Log) {
    this.#interaction = interaction;
    this.#audience = audience;
    this.#latePictures = latePictures;
    this.#log = log;
    this.#timer = setTimeout(() => {
      this.#putOff = this.#defer();
    }, PUT_OFF_AFTER);
  }

  /** Whether anything has been sent. */
  get given(): boolean {
    return this.#given;
  }

  /** Sends an ephemeral message. */
  toOneself(message: Message): Promise<void> {
    return this.#withPicture(message, (ready) => this.#sayToOneself(ready));
  }

  async #sayToOneself(message: Message): Promise<void> {
    const i = this.#interaction;
    switch (await this.#stage()) {
      case 'fresh':
        await this.#first(() => i.reply(privatePayload(message)));
        break;
      case 'putOff':
        if (!this.#ownsAnswer) await i.followUp(privatePayload(message));
        else if (this.#audience === 'oneself') await retrying(() => i.editReply(editOf(message)));
        else await this.#besides(() => i.followUp(privatePayload(message)));
        break;
      case 'given':
        await i.followUp(privatePayload(message));
    }
  }

  /** Sends a message to the channel. */
  async toEverybody(message: Message): Promise<SentMessage> {
    const i = this.#interaction;
    switch (await this.#stage()) {
      case 'fresh':
        await this.#first(() => i.reply(payloadOf(message)));
        return this.#sent(ORIGINAL);
      case 'putOff':
        if (this.#ownsAnswer && this.#audience === 'everybody') {
          await retrying(() => i.editReply(editOf(message)));
          return this.#sent(ORIGINAL);
        }
        return this.#sent((await this.#besides(() => i.followUp(payloadOf(message)))).id);
      case 'given':
        return this.#sent((await i.followUp(payloadOf(message))).id);
    }
  }

  /** Replaces the message whose control was used. */
  update(message: Message): Promise<void> {
    const i = this.#interaction;
    if (!i.isMessageComponent()) return this.toOneself(message);
    return this.#withPicture(message, async (ready) => {
      const edit = ready.picture ? editBeforePicture(ready) : editOf(ready);
      if ((await this.#stage()) === 'fresh') await this.#first(() => i.update(edit));
      else await retrying(() => i.editReply(edit));
    });
  }

  /** Like `update`, for a public message. */
  async updateForEverybody(message: Message): Promise<SentMessage> {
    await this.update(message);
    return this.#sent(ORIGINAL);
  }

  /** Removes the controls of the message whose control was used. */
  async stripSource(): Promise<void> {
    const i = this.#interaction;
    if (!i.isMessageComponent()) return;
    if ((await this.#stage()) === 'fresh') await this.#first(() => i.update({ components: [] }));
    else await retrying(() => i.editReply({ components: [] }));
  }

  /** Ends the interaction without a message. */
  async acknowledge(): Promise<void> {
    const i = this.#interaction;
    if ((await this.#stage()) === 'fresh' && i.isMessageComponent()) await this.#first(() => i.deferUpdate());
  }

  /** Edits the original response. */
  edit(message: Message): Promise<void> {
    return this.#withPicture(message, async (ready) => {
      await retrying(() => this.#interaction.editReply(editOf(ready)));
    });
  }

  /**
   * Sends a message with its picture. If a first answer would have to wait for the picture, it's sent with
   * `picture` still pending; the picture is added once it's drawn, unless there's a newer answer by then.
   */
  async #withPicture(message: Message, send: (ready: Message) => Promise<void>): Promise<void> {
    const { picture, ...rest } = message;
    if (!picture) return send(message);
    const { user, channelId } = this.#interaction;
    const key = `${user.id}:${channelId}`;
    const signal = this.#latePictures.claim(key);
    const drawing = picture.draw(signal);
    const isFirst = !this.#given && !this.#putOff;
    const inTime = await (isFirst ? within(picture.isSoon ? PICTURE_WITHIN : 0, drawing) : drawing);
    if (inTime !== undefined) {
      await send(inTime ? { ...rest, file: inTime } : rest);
      this.#latePictures.release(key, signal);
      return;
    }
    await send(message);
    void this.#addLater(drawing, signal).finally(() => this.#latePictures.release(key, signal));
  }

  /** Never throws: text and controls have already been sent. */
  async #addLater(drawing: Promise<Attachment | null>, signal: AbortSignal): Promise<void> {
    try {
      const file = await drawing;
      if (!signal.aborted) await this.#interaction.editReply(pictureEdit(file));
    } catch (error) {
      this.#log.debug({ fault: faultOf(error) }, 'a late picture could not be added');
    }
  }

  /** Deferring a component keeps its message as it is; deferring a command creates a placeholder message. */
  get #ownsAnswer(): boolean {
    return !this.#interaction.isMessageComponent();
  }

  /**
   * Sends a message whose audience differs from the deferred reply's. The first follow-up after a deferral would
   * fill the placeholder and get its audience, so the placeholder is filled first and deleted afterwards.
   */
  async #besides<T>(say: () => Promise<T>): Promise<T> {
    if (!this.#ownsAnswer) return say();
    await retrying(() => this.#interaction.editReply(PLACEHOLDER));
    const said = await say();
    await retrying(() => this.#interaction.deleteReply());
    return said;
  }

  async #stage(): Promise<'fresh' | 'putOff' | 'given'> {
    clearTimeout(this.#timer);
    const given = this.#given;
    this.#given = true;
    const { replied, deferred } = this.#interaction;
    // If Discord rejected an earlier reply, the interaction is still open.
    if (given && (replied || deferred)) return 'given';
    return (await this.#putOff) === true ? 'putOff' : 'fresh';
  }

  async #defer(): Promise<boolean> {
    const i = this.#interaction;
    try {
      const flags = this.#audience === 'oneself' ? { flags: MessageFlags.Ephemeral as const } : {};
      await this.#first(() => (i.isMessageComponent() ? i.deferUpdate() : i.deferReply(flags)));
      return true;
    } catch {
      return false;
    }
  }

  /** A retried first reply is rejected if the earlier attempt arrived after all. */
  async #first(send: () => Promise<unknown>): Promise<void> {
    let attempts = 0;
    try {
      await retrying(() => {
        attempts++;
        return send();
      });
    } catch (error) {
      if (attempts === 1 || !isAnswered(error)) throw error;
      this.#interaction.replied = true;
    }
  }

  #sent(messageId: string): SentMessage {
    const { webhook } = this.#interaction;
    return {
      at: Date.now(),
      messageId: messageId === ORIGINAL ? null : messageId,
      strip: async () => {
        await retrying(() => webhook.editMessage(messageId, { components: [] }));
      },
      edit: async (message) => {
        await retrying(() => webhook.editMessage(messageId, editOf(message)));
      },
      remove: () => retrying(() => webhook.deleteMessage(messageId)),
    };
  }
}
