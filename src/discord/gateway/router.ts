import { randomBytes } from 'node:crypto';
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  InteractionType,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
} from 'discord.js';
import { systemClock } from '../../base/clock.ts';
import { answeringBy, markAnswered } from '../../base/deadline.ts';
import { concerns, forInteraction, hasAnswered } from '../../base/interaction.ts';
import { redactedError } from '../../base/log.ts';
import type { InteractionKind } from '../../base/measures.ts';
import { Refusal } from '../../table/refusal.ts';
import { Answer, type Audience } from '../answers/answer.ts';
import {
  hasLostEmoji,
  isAnswered,
  isGone,
  isMalformed,
  isShut,
  isTooLarge,
  isUnreachable,
} from '../answers/discord-errors.ts';
import type { ComponentData } from '../choices/controls.ts';
import type { Command } from '../handlers/command.ts';
import type { BotContext } from '../handlers/context.ts';
import { controlWith } from '../handlers/controls.ts';
import { refusalSentence, refuse } from '../handlers/refuse.ts';
import { answerAtLast, createKnownRequest, createRequest, type Request } from '../handlers/request.ts';
import { isWellFormed } from './well-formed.ts';

/** How long somebody waits for the store before they're told that it's away, in ms; Discord's limit is 3000. */
const ANSWER_WITHIN = 2_500;
/** Whoever types sees nothing until then, in ms. */
const COMPLETE_WITHIN = 1_500;

/** Answers every interaction exactly once, even if something fails or it's delivered repeatedly. Never throws. */
export async function route(
  interaction: Interaction,
  commands: ReadonlyMap<string, Command>,
  context: BotContext,
): Promise<void> {
  const within = interaction.isAutocomplete() ? COMPLETE_WITHIN : ANSWER_WITHIN;
  const about = {
    ...{ id: interaction.id, kind: kindOf(interaction), shard: interaction.guild?.shardId ?? null },
    asker: { person: interaction.user.id, server: interaction.guildId },
  };
  await forInteraction(about, () =>
    answeringBy(systemClock.now() + within, () => taken(interaction, commands, context)),
  );
}

function kindOf(interaction: Interaction): InteractionKind {
  if (interaction.isAutocomplete()) return 'autocomplete';
  if (interaction.isModalSubmit()) return 'form';
  return interaction.isMessageComponent() ? 'press' : 'command';
}

async function taken(
  interaction: Interaction,
  commands: ReadonlyMap<string, Command>,
  context: BotContext,
): Promise<void> {
  try {
    if (!context.deliveries.isFirst(interaction.id)) return;
    if (!isWellFormed(interaction)) return await unreadable(interaction, context);
    const wait = await context.limits.waitFor(interaction);
    if (wait > 0) await tooMuch(interaction, wait, context);
    else if (interaction.isAutocomplete()) await complete(interaction, commands, context);
    else if (interaction.isChatInputCommand()) await commanded(interaction, commands, context);
    else if (interaction.isMessageComponent()) await controlUsed(interaction, context);
    else if (interaction.isModalSubmit()) await formSubmitted(interaction, context);
    else await unreadable(interaction, context);
  } catch (error) {
    context.log.error({ fault: redactedError(error) }, 'an interaction could not be handled');
  } finally {
    markAnswered();
  }
}

/** Answers a rate-limited interaction without accessing the store. */
async function tooMuch(interaction: Interaction, wait: number, context: BotContext): Promise<void> {
  if (interaction.isAutocomplete()) await interaction.respond([]).catch(() => undefined);
  if (!interaction.isRepliable()) return;
  const answer = new Answer(interaction, 'oneself', context.latePictures, context.log, context.announcer);
  const request = { ...createKnownRequest(interaction, context), answer };
  const content = refusalSentence(new Refusal('tooMuch', { until: systemClock.now() + wait }), request.t);
  await guarded(request, null, () => request.answer.toOneself({ content }));
}

async function commanded(
  interaction: ChatInputCommandInteraction,
  commands: ReadonlyMap<string, Command>,
  context: BotContext,
): Promise<void> {
  const command = commands.get(interaction.commandName);
  const audience = command?.audience(interaction.options.getSubcommand(false)) ?? 'oneself';
  const request = await answerable(interaction, context, audience);
  return guarded(request, null, async () => {
    if (!command) await notUnderstood(request);
    else if (!interaction.inGuild() && command.data.contexts?.length === 1)
      await request.answer.toOneself({ content: request.t('discord-refused-elsewhere') });
    else await command.run(request);
  });
}

async function controlUsed(interaction: MessageComponentInteraction, context: BotContext): Promise<void> {
  const request = await answerable(interaction, context, 'oneself');
  const found = controlWith(interaction.customId);
  return guarded(request, found?.component ?? null, async () => {
    if (!found) return;
    const { control, component } = found;
    if (component.tableId !== null) context.announcer.seen(request.person, component.tableId);
    await control.press({ ...request, component });
  });
}

async function formSubmitted(interaction: ModalSubmitInteraction, context: BotContext): Promise<void> {
  const request = await answerable(interaction, context, 'oneself');
  const found = controlWith(interaction.customId);
  return guarded(request, found?.component ?? null, async () =>
    found?.control.submit?.({ ...request, component: found.component }),
  );
}

/** An interaction that isn't as Discord documents it, or of a kind that the bot doesn't have. */
async function unreadable(interaction: Interaction, context: BotContext): Promise<void> {
  context.log.warn({ type: InteractionType[interaction.type] }, 'an interaction could not be read');
  if (interaction.isAutocomplete()) await interaction.respond([]);
  if (!interaction.isRepliable()) return;
  const answer = new Answer(interaction, 'oneself', context.latePictures, context.log);
  await notUnderstood({ ...createKnownRequest(interaction, context), answer });
}

/** The answer's time runs while the settings are read. */
async function answerable<I extends Request['interaction']>(
  interaction: I,
  context: BotContext,
  audience: Audience,
): Promise<Request<I>> {
  const answer = new Answer(interaction, audience, context.latePictures, context.log, context.announcer);
  return { ...(await createRequest(interaction, context)), answer };
}

const notUnderstood = ({ answer, t }: Request): Promise<void> =>
  answer.toOneself({ content: t('discord-refused-not-understood') });

/** Makes sure that the user gets an answer even if something fails or nothing handles their request. */
async function guarded(
  request: Request,
  component: ComponentData | null,
  run: () => Promise<void>,
): Promise<void> {
  if (component && component.tableId !== null) concerns(component.tableId);
  try {
    try {
      await request.context.announcer.answering(request.person, run);
      if (!request.answer.given) await notUnderstood(request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await refuse(request, error, component?.tableId ?? (await tableHere(request)));
    }
  } catch (error) {
    if (isMalformed(error)) await notUnderstood(request);
    else if (isShut(error)) await refuse(request, new Refusal('threadLocked', null), null);
    else if (isTooLarge(error)) await tooLarge(request, error);
    // Another process has the same interaction, while one takes the other's place.
    else if (isAnswered(error)) request.context.log.debug({}, 'somebody has been answered already');
    else if (isGone(error) || isUnreachable(error))
      request.context.log.warn({ fault: redactedError(error) }, 'somebody could not be answered');
    else {
      // Somebody has deleted the bot's emoji. From now on, Unicode ones are shown.
      if (hasLostEmoji(error)) request.interaction.client.application.emojis.cache.clear();
      await unexpected(request, component, error);
    }
  }
}

async function tooLarge(request: Request, error: unknown): Promise<void> {
  request.context.log.warn({ fault: redactedError(error) }, 'a file was too large for Discord');
  await answerAtLast(request, { content: request.t('discord-refused-file') });
}

/** ID of the table in the channel of a refused command; null if there's none. */
async function tableHere({ context, interaction }: Request): Promise<string | null> {
  if (interaction.channelId === null) return null;
  return context.tables.inChannel(interaction.channelId).then(
    ({ id }) => id,
    () => null,
  );
}

/** An ID that people can quote in a bug report, to find the matching line in the log. */
const newFaultId = (): string => randomBytes(4).toString('hex');

async function unexpected(request: Request, component: ComponentData | null, error: unknown): Promise<void> {
  const { context, t, interaction } = request;
  const id = newFaultId();
  const what = interaction.isChatInputCommand() ? interaction.commandName : component?.verb;
  context.log.error(
    { id, what, tableId: component?.tableId, fault: redactedError(error) },
    'an interaction went wrong',
  );
  await answerAtLast(request, { content: t('discord-refused-unexpected', { id }) }).catch(
    (fault: unknown) => {
      context.log.warn({ id, fault: redactedError(fault) }, 'nor could the person be told');
    },
  );
}

/** Autocomplete can't show errors, so a failure gives an empty list. */
async function complete(
  interaction: AutocompleteInteraction,
  commands: ReadonlyMap<string, Command>,
  context: BotContext,
): Promise<void> {
  try {
    const command = commands.get(interaction.commandName);
    await interaction.respond((await command?.complete?.(await createRequest(interaction, context))) ?? []);
    hasAnswered();
  } catch (error) {
    if (isGone(error) || isUnreachable(error)) return;
    if (!(error instanceof Refusal) && !isMalformed(error))
      context.log.error(
        { what: interaction.commandName, fault: redactedError(error) },
        'an autocompletion went wrong',
      );
    if (!interaction.responded) await interaction.respond([]).catch(() => undefined);
  }
}
