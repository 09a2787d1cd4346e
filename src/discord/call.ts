import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  GuildMember,
  type MessageComponentInteraction,
  MessageFlags,
  PermissionFlagsBits,
} from 'discord.js';
import { type Words, wordsOf } from '../i18n/index.ts';
import type { Person } from '../table/types.ts';
import type { CallerVoice } from './announce.ts';
import type { Answer } from './answer.ts';
import type { Press } from './custom-id.ts';
import type { Desk } from './desk.ts';
import type { Message } from './message.ts';

type Asked = ChatInputCommandInteraction | MessageComponentInteraction | AutocompleteInteraction;

/** Who asks, in which languages, and what the asking is answered with. */
export interface Asking<I extends Asked = Asked> {
  readonly interaction: I;
  readonly desk: Desk;
  /** In the language of the person who asks. */
  readonly words: Words;
  /** In the language of the server. */
  readonly publicWords: Words;
  readonly person: Person;
}

/** An interaction on its way to an answer. */
export interface Call<I extends Asked = ChatInputCommandInteraction | MessageComponentInteraction>
  extends Asking<I> {
  readonly answer: Answer;
}

export type CommandCall = Call<ChatInputCommandInteraction>;
export interface PressCall extends Call<MessageComponentInteraction> {
  readonly press: Press;
}

export function askingOf<I extends Asked>(interaction: I, desk: Desk): Asking<I> {
  return {
    interaction,
    desk,
    words: wordsOf(interaction.locale),
    publicWords: wordsOf(interaction.guildLocale ?? interaction.locale),
    person: { userId: interaction.user.id, name: displayName(interaction) },
  };
}

function displayName({ member, user }: Asked): string {
  if (member instanceof GuildMember) return member.displayName;
  return member?.nick ?? user.displayName;
}

/** The interaction as a way of telling its channel. */
export function voiceOf({ answer, person, publicWords }: Call): CallerVoice {
  return {
    words: publicWords,
    userId: person.userId,
    say: (message: Message) => answer.toEverybody(message),
  };
}

/** The same where a control of the table's message was used: that message goes on, or is done with. */
export function voiceAtTable(call: Call): CallerVoice {
  const { answer } = call;
  return {
    ...voiceOf(call),
    say: async (message) => {
      if (!answer.given) await answer.stripSource();
      return answer.toEverybody(message);
    },
    inPlace: (message) => answer.updateForEverybody(message),
  };
}

export const mayManage = ({ interaction }: Asking): boolean =>
  interaction.memberPermissions?.has(PermissionFlagsBits.ManageChannels) ?? false;

/** Whether the control that was used stands in a message that only this person sees. */
const pressedInPrivate = ({ interaction }: Call): boolean =>
  interaction.isMessageComponent() && interaction.message.flags.has(MessageFlags.Ephemeral);

/** Answers in the private message whose control was used, or in a new one. */
export async function answerPrivately(call: Call, message: Message): Promise<void> {
  if (pressedInPrivate(call)) await call.answer.update(message);
  else await call.answer.toOneself(message);
}
