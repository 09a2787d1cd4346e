import { MessageFlags } from 'discord-api-types/v10';
import { checkMentions } from './allowed-mentions.ts';
import { apiError } from './api-error.ts';
import { checkAttachments } from './attachments.ts';
import { checkEmbeds } from './embeds.ts';
import { FieldErrors } from './field-errors.ts';
import { parseForm } from './form.ts';
import { checkLayout } from './layout.ts';
import type { MessageContext } from './message-context.ts';
import { checkFlags } from './message-flags.ts';
import { body, type MessageBody } from './message-schema.ts';
import { MAX_FILE_BYTES } from './upload.ts';

function isEmpty(form: MessageBody, { existing, uploads }: MessageContext): boolean {
  const left = <T>(given: T | null | undefined, before: T): T | null =>
    given === undefined ? before : given;
  const files = form.attachments?.length ?? existing?.files.size ?? 0;
  return (
    !left(form.content, existing?.content ?? '') &&
    !left(form.embeds?.length, existing?.embeds ?? 0) &&
    !left(form.components?.length, existing?.components ?? 0) &&
    !files &&
    !uploads.length
  );
}

/**
 * Validates the body of a message.
 * @throws {ApiError} 50035 for invalid fields, 50006 for an empty message, 40005 for a file that's too large
 */
export function checkMessage(value: unknown, context: MessageContext): MessageBody {
  if (context.uploads.some(({ bytes }) => bytes.length > MAX_FILE_BYTES)) throw apiError('requestTooLarge');
  const form = parseForm(body, value, context.path);
  const errors = new FieldErrors();
  const v2 = Boolean(((form.flags ?? 0) | (context.existing?.flags ?? 0)) & MessageFlags.IsComponentsV2);
  checkFlags(form, v2, context, errors);
  checkMentions(form, context.path, errors);
  checkEmbeds(form.embeds ?? [], [...context.path, 'embeds'], errors);
  checkLayout(form.components ?? [], v2, context.emoji, [...context.path, 'components'], errors);
  checkAttachments(form, v2, context, errors);
  errors.throwIfAny();
  if (isEmpty(form, context)) throw apiError('emptyMessage');
  return form;
}
