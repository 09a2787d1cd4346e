import { type APIModalInteractionResponseCallbackData, MessageFlags } from 'discord.js';
import { markAnswered, within } from '../../base/deadline.ts';
import { hasShownPicture } from '../../base/interaction.ts';
import { type Log, redactedError } from '../../base/log.ts';
import { type AnswerableInteraction, type EphemeralListener, isInMessage } from './answerable.ts';
import { isDeleted } from './discord-errors.ts';
import { sendFirstAnswer, sendReply } from './first-answer.ts';
import { addLater, type LatePictures, patienceFor } from './late-pictures.ts';
import {
  type Attachment,
  editBeforePicture,
  type Message,
  pictureEdit,
  pingOnly,
  privatePayload,
  toEdit,
  toPayload,
} from './message.ts';
import { retrying } from './retrying.ts';
import {
  type Removable,
  removableFollowUp,
  removableOriginal,
  type SentMessage,
  sentFollowUp,
  sentOriginal,
} from './sent-message.ts';

/** Who sees the answer if it's deferred before its content is known. */
export type Audience = 'everybody' | 'oneself';

/** How long the first answer may take before it's deferred, in ms; Discord's limit is 3000. */
const PUT_OFF_AFTER = 2000;

/**
 * The only way to answer an interaction. The first message is the reply, later ones are follow-ups. Without a reply
 * after two seconds, the interaction is deferred so that it doesn't time out.
 */
export class Answer {
  readonly #interaction: AnswerableInteraction;
  readonly #audience: Audience;
  readonly #latePictures: LatePictures;
  readonly #log: Log;
  readonly #ephemeralListener: EphemeralListener | null;
  readonly #timer: NodeJS.Timeout;
  #deferral: Promise<boolean> | null = null;
  #given = false;
  /** Whether anything has been said, rather than only acknowledged. */
  #said = false;

  constructor(
    interaction: AnswerableInteraction,
    audience: Audience,
    latePictures: LatePictures,
    log: Log,
    ephemeralListener: EphemeralListener | null = null,
  ) {
    this.#interaction = interaction;
    this.#audience = audience;
    this.#latePictures = latePictures;
    this.#log = log;
    this.#ephemeralListener = ephemeralListener;
    this.#timer = setTimeout(() => {
      this.#deferral = this.#defer();
    }, PUT_OFF_AFTER);
  }

  /** Whether what was said last is only how far something is. */
  isSoFar = false;

  /** Whether anything has been sent. */
  get given(): boolean {
    return this.#given;
  }

  /** The public message whose control was used; null for commands and controls of private messages. */
  get source(): SentMessage | null {
    const i = this.#interaction;
    if (!isInMessage(i) || i.message.flags.has(MessageFlags.Ephemeral)) return null;
    return sentOriginal(i, i.message.id);
  }

  /** The private message whose control was used; null for anything else. */
  get privateSource(): Removable | null {
    const i = this.#interaction;
    if (!isInMessage(i) || !i.message.flags.has(MessageFlags.Ephemeral)) return null;
    return removableOriginal(i, i.message.id);
  }

  /** Tells Discord at once that the answer takes a while, unless something has been sent. */
  async defer(): Promise<void> {
    if (this.#given) return;
    clearTimeout(this.#timer);
    this.#deferral ??= this.#defer();
    await this.#deferral;
  }

  /** Sends an ephemeral message. */
  async toOneself(message: Message): Promise<void> {
    await this.open(message);
  }

  /** Sends an ephemeral message that may be removed later. */
  open(message: Message): Promise<Removable> {
    const isFirst = !this.#said;
    return this.#withPicture(message, (ready) => this.#sayToOneself(ready, isFirst));
  }

  async #sayToOneself(message: Message, isFirst = false): Promise<Removable> {
    const said = await this.#sendEphemeral(message, isFirst);
    this.#noteEphemeral(said.messageId);
    return said;
  }

  #noteEphemeral(messageId: string): void {
    const { channelId } = this.#interaction;
    if (channelId !== null) this.#ephemeralListener?.ephemeralSent(channelId, messageId);
  }

  /** The first thing that's said is repeated if it may not have arrived: better twice than not at all. */
  async #sendEphemeral(message: Message, isFirst: boolean): Promise<Removable> {
    const i = this.#interaction;
    const say = () => i.followUp(privatePayload(message, i.client));
    const followUp = async () => removableFollowUp(i, (await (isFirst ? retrying(say) : say())).id);
    switch (await this.#stage()) {
      case 'fresh':
        return removableOriginal(i, await sendReply(i, privatePayload(message, i.client)));
      case 'deferred':
        if (!this.#ownsAnswer) return followUp();
        if (this.#audience !== 'oneself') return this.#besides(followUp);
        return removableOriginal(i, (await retrying(() => i.editReply(toEdit(message, i.client)))).id);
      case 'given':
        return followUp();
    }
  }

  /** Sends a message to the channel. An edit pings nobody, so after a deferral a line of its own does. */
  async toEverybody(message: Message): Promise<SentMessage> {
    const i = this.#interaction;
    const followUp = async () => sentFollowUp(i, (await i.followUp(toPayload(message, i.client))).id);
    switch (await this.#stage()) {
      case 'fresh':
        return sentOriginal(i, await sendReply(i, toPayload(message, i.client)));
      case 'deferred':
        if (!this.#ownsAnswer || this.#audience !== 'everybody') return this.#besides(followUp);
        return this.#editAndCall(message);
      case 'given':
        return followUp();
    }
  }

  async #editAndCall(message: Message): Promise<SentMessage> {
    const i = this.#interaction;
    const { pingText: _above, ...shown } = message;
    const line = pingOnly(message);
    const { id } = await retrying(() => i.editReply(toEdit(shown, i.client)));
    try {
      if (line) await i.followUp(toPayload(line, i.client));
    } catch (error) {
      this.#log.warn({ fault: redactedError(error) }, 'a call could not be sent');
    }
    return sentOriginal(i, id);
  }

  /** Replaces the message whose control was used; if it's been deleted meanwhile, sends an ephemeral one. */
  async update(message: Message): Promise<void> {
    const i = this.#interaction;
    if (!isInMessage(i)) return this.toOneself(message);
    await this.#withPicture(message, async (ready) => {
      const hasOld = i.message.attachments.size > 0;
      const edit = ready.picture ? editBeforePicture(ready, i.client, hasOld) : toEdit(ready, i.client);
      try {
        if ((await this.#stage()) === 'fresh') await sendFirstAnswer(i, () => i.update(edit));
        else await retrying(() => i.editReply(edit));
        return removableOriginal(i, i.message.id);
      } catch (error) {
        if (!isDeleted(error)) throw error;
        return this.#sayToOneself(ready);
      }
    });
  }

  /** Opens a form, which only a first answer can. @returns whether it could be opened */
  async form(modal: APIModalInteractionResponseCallbackData): Promise<boolean> {
    const i = this.#interaction;
    if (i.isModalSubmit() || (await this.#stage()) !== 'fresh') return false;
    await sendFirstAnswer(i, () => i.showModal(modal));
    return true;
  }

  /** Leaves the message whose control was used as it is; answers come as messages of their own. */
  async acknowledge(): Promise<void> {
    const i = this.#interaction;
    if ((await this.#stage()) === 'fresh' && i.isMessageComponent())
      await sendFirstAnswer(i, () => i.deferUpdate());
  }

  /** Edits the original response. */
  async edit(message: Message): Promise<void> {
    const i = this.#interaction;
    await this.#withPicture(message, async (ready) => {
      const edit = ready.picture ? editBeforePicture(ready, i.client) : toEdit(ready, i.client);
      return removableOriginal(i, (await retrying(() => i.editReply(edit))).id);
    });
  }

  /**
   * Sends a message with its picture. If that would take long, it's sent with `picture` still pending; the picture is
   * added once it's drawn, unless there's a newer answer by then.
   */
  async #withPicture(message: Message, send: (ready: Message) => Promise<Removable>): Promise<Removable> {
    const isFirst = !this.#said && !this.#deferral;
    this.#said = true;
    const { picture, ...rest } = message;
    if (!picture) return send(message);
    const { user, channelId } = this.#interaction;
    const key = `${user.id}:${channelId}`;
    const signal = this.#latePictures.claim(key);
    const drawing = picture.draw(signal);
    const inTime = await within(patienceFor(picture, isFirst), drawing);
    if (inTime !== undefined) {
      const sent = await send(inTime ? { ...rest, file: inTime } : rest);
      if (inTime) hasShownPicture();
      this.#latePictures.release(key, signal);
      return sent;
    }
    const sent = await send(message);
    const add = (file: Attachment | null) =>
      this.#interaction.webhook.editMessage(sent.target, pictureEdit(rest, file, this.#interaction.client));
    void addLater(drawing, signal, add, this.#log).finally(() => this.#latePictures.release(key, signal));
    return sent;
  }

  /** Deferring a component keeps its message as it is; deferring a command creates a placeholder message. */
  get #ownsAnswer(): boolean {
    return !isInMessage(this.#interaction);
  }

  /**
   * Sends a message whose audience differs from the deferred reply's. The first follow-up after a deferral would
   * fill the placeholder and get its audience, so the placeholder is filled first and deleted afterwards.
   */
  async #besides<T>(say: () => Promise<T>): Promise<T> {
    if (!this.#ownsAnswer) return say();
    this.#noteEphemeral((await retrying(() => this.#interaction.editReply('…'))).id);
    const said = await say();
    await retrying(() => this.#interaction.deleteReply());
    return said;
  }

  async #stage(): Promise<'fresh' | 'deferred' | 'given'> {
    clearTimeout(this.#timer);
    const given = this.#given;
    this.#given = true;
    markAnswered();
    const { replied, deferred } = this.#interaction;
    // If Discord rejected an earlier reply, the interaction is still open.
    if (given && (replied || deferred)) return 'given';
    return (await this.#deferral) === true ? 'deferred' : 'fresh';
  }

  async #defer(): Promise<boolean> {
    const i = this.#interaction;
    try {
      const flags = this.#audience === 'oneself' ? { flags: MessageFlags.Ephemeral as const } : {};
      await sendFirstAnswer(i, () => (isInMessage(i) ? i.deferUpdate() : i.deferReply(flags)));
      return true;
    } catch {
      return false;
    }
  }
}
