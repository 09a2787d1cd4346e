import { nameOf } from '../avatar.ts';
import { labelOf } from '../channels.ts';
import type { Context } from '../context.ts';
import { formats, words } from '../words.ts';
import type { Mark } from './parse.ts';

/** The text a mention is shown as. */
export function mentionOf(mark: Mark, { state }: Context): string {
  switch (mark.type) {
    case 'user': {
      const user = state.users.get(mark.id ?? '');
      return `@${user ? nameOf(user) : words.messages.unknownUser}`;
    }
    case 'role': {
      const role = state.guild?.roles.find(({ id }) => id === mark.id);
      return `@${role?.name ?? words.messages.unknownRole}`;
    }
    case 'channel': {
      const place = state.places.get(mark.id ?? '');
      return place ? labelOf(place) : `#${words.messages.unknownChannel}`;
    }
    case 'slashCommand':
      return `/${mark.fullName ?? ''}`;
    case 'everyone':
    case 'here':
      return `@${mark.type}`;
    case 'emoji':
      return `:${mark.name ?? ''}:`;
    case 'twemoji':
      return mark.name ?? '';
    case 'timestamp':
      return new Date(Number(mark.timestamp) * 1000).toLocaleString(formats);
    default:
      return '';
  }
}
