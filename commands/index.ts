import type { Command } from '../src/discord/handlers/command.ts';
import { byGame } from '../src/games/game.ts';
import { artus } from './artus.ts';
import { court } from './court.ts';
import { games } from './games.ts';
import { hand } from './hand.ts';
import { help } from './help.ts';
import { hint } from './hint.ts';
import { learn } from './learn.ts';
import { practise } from './practise.ts';
import { privacy } from './privacy.ts';
import { cardGame } from './quests.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

/** Every slash command by name. */
export const commands: ReadonlyMap<string, Command> = new Map(
  [
    table,
    hand,
    hint,
    games,
    settings,
    ...byGame({ artus, court, quests: cardGame }).values(),
    help,
    learn,
    rules,
    replay,
    practise,
    privacy,
  ].map((command) => [command.data.name, command]),
);
