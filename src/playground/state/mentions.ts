import type { APIUser } from 'discord-api-types/v10';
import type { MessageBody } from '../validate/message-schema.ts';
import { walk } from '../validate/walk.ts';

export interface Mentions {
  readonly mentions: APIUser[];
  readonly mention_roles: string[];
  readonly mention_everyone: boolean;
}

/** The users and roles a message mentions, as far as `allowed_mentions` permits. */
export function mentionsOf(form: MessageBody, user: (id: string) => APIUser | undefined): Mentions {
  const texts = [form.content ?? ''];
  for (const { component } of walk(form.components ?? [], []))
    if (component.type === 10) texts.push(component.content);
  const words = texts.join('\n');
  const allowed = form.allowed_mentions;
  const may = (kind: 'users' | 'roles', id: string) =>
    !allowed || (allowed.parse ?? []).includes(kind) || (allowed[kind] ?? []).includes(id);
  const named = (pattern: RegExp) => [...new Set([...words.matchAll(pattern)].map(([, id]) => id!))];
  const users = named(/<@!?(\d+)>/g).filter((id) => may('users', id));
  return {
    mentions: users.flatMap((id) => user(id) ?? []),
    mention_roles: named(/<@&(\d+)>/g).filter((id) => may('roles', id)),
    mention_everyone:
      /@(everyone|here)\b/.test(words) && (!allowed || (allowed.parse ?? []).includes('everyone')),
  };
}
