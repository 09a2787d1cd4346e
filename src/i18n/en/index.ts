import { artus } from './artus.ts';
import { artusExplain } from './artusExplain.ts';
import { artusPicture } from './artusPicture.ts';
import { clock } from './clock.ts';
import { commands } from './commands.ts';
import { config } from './config.ts';
import { court } from './court.ts';
import { courtExplain } from './courtExplain.ts';
import { courtPicture } from './courtPicture.ts';
import { courtTable } from './courtTable.ts';
import { discord } from './discord.ts';
import { errors } from './errors.ts';
import { people } from './people.ts';
import { pictures } from './pictures.ts';
import { players } from './players.ts';
import { playground } from './playground.ts';
import { quests } from './quests.ts';
import { questsExplain } from './questsExplain.ts';
import { questsPicture } from './questsPicture.ts';
import { questsTable } from './questsTable.ts';
import { settings } from './settings.ts';

/** English, the source of every other language. Each word is a string or a function of its data. */
export const en = {
  artus,
  artusExplain,
  artusPicture,
  clock,
  commands,
  config,
  court,
  courtExplain,
  courtPicture,
  courtTable,
  discord,
  errors,
  people,
  pictures,
  players,
  playground,
  quests,
  questsExplain,
  questsPicture,
  questsTable,
  settings,
};
