import type { FieldErrors, FieldPath } from './field-errors.ts';
import type { MessageBody } from './message-schema.ts';

export function checkMentions(form: MessageBody, path: FieldPath, errors: FieldErrors): void {
  const { users, roles } = form.allowed_mentions ?? {};
  const parse = form.allowed_mentions?.parse ?? [];
  const named = { users, roles };
  for (const kind of ['users', 'roles'] as const)
    if (parse.includes(kind) && named[kind]?.length)
      errors.add(
        [...path, 'allowed_mentions'],
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
  for (const [kind, ids] of Object.entries(named))
    if (ids && new Set(ids).size < ids.length)
      errors.add(
        [...path, 'allowed_mentions', kind],
        'SET_TYPE_ALREADY_CONTAINS_VALUE',
        'The set already contains this value',
      );
}
