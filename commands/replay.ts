import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, entry, inServers } from '../src/discord/handlers/command.ts';
import { completeEnded, replayGame, replayUpload } from '../src/discord/handlers/look-back.ts';
import { RECORD_TYPES } from '../src/discord/handlers/upload.ts';

const game = entry('commands-replay-game');
const file = entry('commands-replay-file');

export const replay: Command = {
  data: {
    ...inServers,
    ...entry('commands-replay'),
    options: [
      { type: ApplicationCommandOptionType.String, ...game, autocomplete: true },
      { type: ApplicationCommandOptionType.Attachment, ...file, file_types: RECORD_TYPES },
    ],
  },
  audience: () => 'oneself',
  run: (request) => {
    const { options } = request.interaction;
    const uploaded = options.getAttachment(file.name);
    return uploaded ? replayUpload(request, uploaded) : replayGame(request, options.getString(game.name));
  },
  complete: completeEnded,
};
