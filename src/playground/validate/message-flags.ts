import { MessageFlags } from 'discord-api-types/v10';
import type { FieldErrors } from './field-errors.ts';
import type { MessageContext, MessageUse } from './message-context.ts';
import type { MessageBody } from './message-schema.ts';

const NEW_FLAGS =
  MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

const EDIT_FLAGS = MessageFlags.SuppressEmbeds | MessageFlags.IsComponentsV2;

const FLAGS: Readonly<Record<MessageUse, number>> = {
  create: NEW_FLAGS,
  followUp: NEW_FLAGS | MessageFlags.Ephemeral,
  reply: NEW_FLAGS | MessageFlags.Ephemeral,
  update: EDIT_FLAGS,
  edit: EDIT_FLAGS,
};

export function checkFlags(
  form: MessageBody,
  v2: boolean,
  context: MessageContext,
  errors: FieldErrors,
): void {
  const { path, use, existing } = context;
  if ((form.flags ?? 0) & ~FLAGS[use])
    errors.add([...path, 'flags'], 'FLAGS_INVALID', 'A flag is set that cannot be set here');
  if (!v2) return;
  for (const field of ['content', 'embeds'] as const)
    if (form[field]?.length)
      errors.add(
        [...path, field],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      );
  const kept = existing && !(existing.flags & MessageFlags.IsComponentsV2) ? existing : null;
  for (const field of ['content', 'embeds'] as const)
    if (kept && form[field] === undefined && (field === 'content' ? kept.content : kept.embeds))
      errors.add(
        [...path, field],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      );
}
