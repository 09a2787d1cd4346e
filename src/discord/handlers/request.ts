import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Guild,
  GuildMember,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
  type User,
} from 'discord.js';
import { uncounted, within } from '../../base/deadline.ts';
import { redactedError } from '../../base/log.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { locales, translator } from '../../i18n/index.ts';
import type { PersonSettings } from '../../settings/person.ts';
import { SERVER, type ServerSettings } from '../../settings/server.ts';
import type { Actor } from '../../table/document.ts';
import type { TableInfo } from '../../table/views.ts';
import type { Answer } from '../answers/answer.ts';
import type { AnswerableInteraction } from '../answers/answerable.ts';
import type { Message } from '../answers/message.ts';
import type { ComponentData, Verb } from '../choices/controls.ts';
import type { BotContext } from './context.ts';

type Asked = AnswerableInteraction | AutocompleteInteraction;

/** Who's asking, in which languages, and the context for answering. */
export interface BaseRequest<I extends Asked = Asked> {
  readonly interaction: I;
  readonly context: BotContext;
  /** In the user's language. */
  readonly t: Translate;
  /** In the server's language; `tableTranslator` for what's about a table. */
  readonly translatePublicly: Translate;
  readonly person: Actor & { readonly name: string };
  readonly settings: RequestSettings;
}

/** What holds for a request. */
export interface RequestSettings {
  readonly person: PersonSettings;
  readonly server: ServerSettings;
}

/** A request with the means to answer it. */
export interface Request<I extends Asked = AnswerableInteraction> extends BaseRequest<I> {
  readonly answer: Answer;
}

export type CommandRequest = Request<ChatInputCommandInteraction>;
export interface ComponentRequest extends Request<MessageComponentInteraction> {
  readonly component: ComponentData;
}

export interface ModalRequest extends Request<ModalSubmitInteraction> {
  readonly component: ComponentData;
}

/** How long a first answer may wait for settings, in ms; then the defaults hold. */
const SETTINGS_WITHIN = 300;

/** The request, with the settings of who asks and where. Never fails. */
export async function createRequest<I extends Asked>(
  interaction: I,
  context: BotContext,
): Promise<BaseRequest<I>> {
  const { settings } = context;
  const { user, guildId } = interaction;
  const read = Promise.all([settings.person(user.id), guildId === null ? SERVER : settings.server(guildId)]);
  const [person, server] = (await within(SETTINGS_WITHIN, read)) ?? [];
  if (!person || !server) return createKnownRequest(interaction, context);
  const { locale } = interaction;
  // What can't be noted now is at their next request.
  if (person.locale && person.locale !== locale)
    void settings.noteLocale(user.id, locale).catch(() => undefined);
  return requestUnder({ person, server }, interaction, context);
}

/** The request with the settings in memory; the store isn't read. */
export function createKnownRequest<I extends Asked>(interaction: I, context: BotContext): BaseRequest<I> {
  const { settings } = context;
  const { user, guildId } = interaction;
  const person = settings.knownPerson(user.id);
  const server = guildId === null ? SERVER : settings.knownServer(guildId);
  return requestUnder({ person, server }, interaction, context);
}

function requestUnder<I extends Asked>(
  settings: RequestSettings,
  interaction: I,
  context: BotContext,
): BaseRequest<I> {
  const { user, locale, guildLocale, channelId } = interaction;
  if (channelId !== null) context.unlisted.noteSeen(channelId, user.id);
  const name = settings.person.name ?? displayName(interaction);
  return {
    interaction,
    context,
    t: chooseTranslator(settings.person.language, locale),
    translatePublicly: chooseTranslator(settings.server.language, guildLocale ?? locale),
    person: { userId: user.id, name, requestId: interaction.id },
    settings,
  };
}

/** The words of the chosen language, while it exists, otherwise of Discord's. */
export const chooseTranslator = (chosen: string | null, discords: string | null | undefined): Translate =>
  translator(chosen !== null && locales.includes(chosen) ? chosen : discords);

/** The words of a table's public messages. */
export const tableTranslator = (
  { translatePublicly }: Pick<BaseRequest, 'translatePublicly'>,
  { language }: Pick<TableInfo, 'language'>,
): Translate => (language !== null && locales.includes(language) ? translator(language) : translatePublicly);

interface Named {
  readonly user: User;
  readonly member: GuildMember | { readonly nick?: string | null } | null;
}

/** The name that somebody goes by in the server. */
export function displayName({ member, user }: Named): string {
  if (member instanceof GuildMember) return member.displayName;
  return member?.nick ?? user.displayName;
}

/** The request's server; null for a direct message, and if the bot isn't in it or can't find out. */
export async function fetchServer({ context, interaction }: BaseRequest): Promise<Guild | null> {
  const { guild, guildId } = interaction;
  if (guild || guildId === null) return guild;
  return uncounted(() => context.servers.guild(guildId)).catch((error: unknown) => {
    context.log.warn({ guildId, fault: redactedError(error) }, 'a server could not be looked at');
    return null;
  });
}

export const mayManage = ({ interaction }: BaseRequest): boolean =>
  interaction.memberPermissions?.has(PermissionFlagsBits.ManageChannels) ?? false;

/** Whether the person may manage the whole server. */
export const mayManageServer = ({ interaction }: BaseRequest): boolean =>
  interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;

/** Updates the private message whose control was used, or sends a new one. */
export async function answerPrivately(request: Request, message: Message): Promise<void> {
  if (request.answer.privateSource) await request.answer.update(message);
  else await request.answer.toOneself(message);
}

/** Replaces what a private answer has said so far; if that's nothing, answers privately. */
export async function answerAgain(request: Request, message: Message): Promise<void> {
  const { answer } = request;
  answer.isSoFar = false;
  if (answer.given && !answer.privateSource) await answer.edit(message);
  else await answerPrivately(request, message);
}

/** Says how far something is, until the next private answer takes its place. */
export async function answerSoFar(request: Request, message: Message): Promise<void> {
  await answerAgain(request, message);
  request.answer.isSoFar = true;
}

/** Answers privately, in place of how far something was. */
export async function answerAtLast(request: Request, message: Message): Promise<void> {
  const { answer } = request;
  await (answer.isSoFar ? answerAgain(request, message) : answer.toOneself(message));
}

/**
 * Leaves the public message whose control was used as it is, but lets the announcer use its token: it can change
 * that message for 15 minutes without counting against the bot's rate limit.
 */
export async function deferUpdate({ answer, context }: Request): Promise<void> {
  const { source } = answer;
  if (!source) return;
  await answer.acknowledge();
  context.announcer.reached(source);
}

/** A button, menu or form: its verb, what its ID says, and what it does. */
export interface Control {
  readonly verb: Verb;
  readonly press: (request: ComponentRequest) => Promise<void>;
  /** What's done with the form that it opens. */
  readonly submit?: (request: ModalRequest) => Promise<void>;
}

/** What the arguments in a control's ID mean, with what was chosen from a menu. */
export type Read<Args> = (args: readonly string[], chosen: readonly string[]) => Args;

export const asWritten: Read<readonly string[]> = (args) => args;

/** A control that doesn't belong to one table. */
export const control = <Args>(
  verb: Verb,
  read: Read<Args>,
  run: (request: ComponentRequest, args: Args) => Promise<void>,
): Control => ({
  verb,
  press: (request) => {
    const { interaction, component } = request;
    return run(request, read(component.args, interaction.isStringSelectMenu() ? interaction.values : []));
  },
});

/** A control of a table. Without a table it does nothing, and isn't understood. */
export const onTable = <Args>(
  verb: Verb,
  read: Read<Args>,
  run: (request: ComponentRequest, tableId: string, args: Args) => Promise<void>,
): Control =>
  control(verb, read, async (request, args) => {
    const { tableId } = request.component;
    if (tableId !== null) await run(request, tableId, args);
  });
