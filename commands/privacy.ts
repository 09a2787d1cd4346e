import { anywhere, type Command, entry } from '../src/discord/handlers/command.ts';
import { showPrivacy } from '../src/discord/handlers/privacy.ts';

export const privacy: Command = {
  data: { ...anywhere, ...entry('commands-privacy') },
  audience: () => 'oneself',
  run: showPrivacy,
};
