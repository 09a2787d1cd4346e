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

/** Who asks, in which languages, and what the request is answered with. */
export interface BaseRequest<I extends Asked = Asked> {
  readonly interaction: I;
  readonly context: BotContext;
  /** In the language of the person who asks. */
  readonly words: Words;
  /** In the language of the server. */
  readonly publicWords: Words;
  readonly person: Actor;
}

/** An interaction on its way to an answer. */
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

/** The interaction as a way of telling its channel. */
export function senderOf({ answer, person, publicWords }: Request): InteractionSender {
  return {
    words: publicWords,
    userId: person.userId,
    send: (message: Message) => answer.toEverybody(message),
  };
}

/** The same where a control of the table's message was used: that message goes on, or is done with. */
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

/** Whether the control that was used stands in a message that only this person sees. */
const pressedInPrivate = ({ interaction }: Request): boolean =>
  interaction.isMessageComponent() && interaction.message.flags.has(MessageFlags.Ephemeral);

/** Answers in the private message whose control was used, or in a new one. */
export async function answerPrivately(request: Request, message: Message): Promise<void> {
  if (pressedInPrivate(request)) await request.answer.update(message);
  else await request.answer.toOneself(message);
}
