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

/** Commands, controls, and kinds that the bot has no use for but answers. */
export type AnswerableInteraction = MessageComponentInteraction | RepliableInteraction;

const ORIGINAL = '@original';

/** Who will read the answer, when it has to be put off before it is known. */
export type Audience = 'everybody' | 'oneself';

/** How long the first answer may take before it is put off; Discord's own limit is 3000 ms. */
const PUT_OFF_AFTER = 2000;

/**
 * How long a first answer waits for its picture, in milliseconds. Drawing one takes about 20; when many
 * are asked for at once, words and buttons go ahead.
 */
const PICTURE_WITHIN = 30;

const PLACEHOLDER = '…';

/** A public message that can still be changed through the interaction that made it. */
export interface SentMessage {
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

  /** Whether anything has been said. */
  get given(): boolean {
    return this.#given;
  }

  /** Says something to the asking person alone. */
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

  /** Says something to the channel. */
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

  /** Puts the message in the place of the one whose control was used. */
  update(message: Message): Promise<void> {
    const i = this.#interaction;
    if (!i.isMessageComponent()) return this.toOneself(message);
    return this.#withPicture(message, async (ready) => {
      const edit = ready.picture ? editBeforePicture(ready) : editOf(ready);
      if ((await this.#stage()) === 'fresh') await this.#first(() => i.update(edit));
      else await retrying(() => i.editReply(edit));
    });
  }

  /** As `update`, for a message that everybody sees. */
  async updateForEverybody(message: Message): Promise<SentMessage> {
    await this.update(message);
    return this.#sent(ORIGINAL);
  }

  /** Takes the controls of the message away, one of whose controls was used. */
  async stripSource(): Promise<void> {
    const i = this.#interaction;
    if (!i.isMessageComponent()) return;
    if ((await this.#stage()) === 'fresh') await this.#first(() => i.update({ components: [] }));
    else await retrying(() => i.editReply({ components: [] }));
  }

  /** Lets the interaction end where there is nothing to say. */
  async acknowledge(): Promise<void> {
    const i = this.#interaction;
    if ((await this.#stage()) === 'fresh' && i.isMessageComponent()) await this.#first(() => i.deferUpdate());
  }

  /** Changes the message that was the answer. */
  edit(message: Message): Promise<void> {
    return this.#withPicture(message, async (ready) => {
      await retrying(() => this.#interaction.editReply(editOf(ready)));
    });
  }

  /**
   * Says a message with its picture. A first answer that would have to wait for it is sent without, its
   * `picture` still standing, and the picture is added when it is there and nothing newer is on the screen.
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

  /** Never throws: words and controls are there already. */
  async #addLater(drawing: Promise<Attachment | null>, signal: AbortSignal): Promise<void> {
    try {
      const file = await drawing;
      if (!signal.aborted) await this.#interaction.editReply(pictureEdit(file));
    } catch (error) {
      this.#log.debug({ fault: faultOf(error) }, 'a late picture could not be added');
    }
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
    // An answer that Discord did not take leaves the interaction as open as it was.
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

  /** Of two attempts at the first answer the later one is refused where the earlier one arrived after all. */
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
