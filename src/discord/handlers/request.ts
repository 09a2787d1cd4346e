import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  GuildMember,
  type MessageComponentInteraction,
  MessageFlags,
  PermissionFlagsBits,
} from 'discord.js';
import { type Words, wordsOf } from '../../i18n/index.ts';
import type { Actor } from '../../table/types.ts';
import type { InteractionSender } from '../announcing/senders.ts';
import type { Answer, AnswerableInteraction } from '../answers/answer.ts';
import type { Message } from '../answers/message.ts';
import type { Press } from '../choices/custom-id.ts';
import type { BotContext } from './context.ts';

type Asked = AnswerableInteraction | AutocompleteInteraction;

/** Who's asking, in which languages, and the context for answering. */
export interface BaseRequest<I extends Asked = Asked> {
  readonly interaction: I;
  readonly context: BotContext;
  /** In the user's language. */
  readonly words: Words;
  /** In the server's language. */
  readonly publicWords: Words;
  readonly person: Actor;
}

/** A request with the means to answer it. */
export interface Request<I extends Asked = AnswerableInteraction> extends BaseRequest<I> {
  readonly answer: Answer;
}

export type CommandRequest = Request<ChatInputCommandInteraction>;
export interface PressRequest extends Request<MessageComponentInteraction> {
  readonly press: Press;
}

export function requestOf<I extends Asked>(interaction: I, context: BotContext): BaseRequest<I> {
  return {
    interaction,
    context,
    words: wordsOf(interaction.locale),
    publicWords: wordsOf(interaction.guildLocale ?? interaction.locale),
    person: { userId: interaction.user.id, name: displayName(interaction), requestId: interaction.id },
  };
}

function displayName({ member, user }: Asked): string {
  if (member instanceof GuildMember) return member.displayName;
  return member?.nick ?? user.displayName;
}

/** Sends to the interaction's channel. */
export function senderOf({ answer, person, publicWords }: Request): InteractionSender {
  return {
    words: publicWords,
    userId: person.userId,
    send: (message: Message) => answer.toEverybody(message),
  };
}

/** Like `senderOf`, for a control of the table's message: that message is updated or loses its controls. */
export function senderAtTable(request: Request): InteractionSender {
  const { answer } = request;
  return {
    ...senderOf(request),
    send: async (message) => {
      if (!answer.given) await answer.stripSource();
      return answer.toEverybody(message);
    },
    inPlace: (message) => answer.updateForEverybody(message),
  };
}

export const mayManage = ({ interaction }: BaseRequest): boolean =>
  interaction.memberPermissions?.has(PermissionFlagsBits.ManageChannels) ?? false;

/** Whether the control is in an ephemeral message. */
const pressedInPrivate = ({ interaction }: Request): boolean =>
  interaction.isMessageComponent() && interaction.message.flags.has(MessageFlags.Ephemeral);

/** Updates the private message whose control was used, or sends a new one. */
export async function answerPrivately(request: Request, message: Message): Promise<void> {
  if (pressedInPrivate(request)) await request.answer.update(message);
  else await request.answer.toOneself(message);
}
