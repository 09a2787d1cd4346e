import { artus } from './artus.ts';
import { artusExplain } from './artusExplain.ts';
import { artusLesson } from './artusLesson.ts';
import { artusPicture } from './artusPicture.ts';
import { artusReasons } from './artusReasons.ts';
import { artusRules } from './artusRules.ts';
import { clock } from './clock.ts';
import { commands } from './commands.ts';
import { config } from './config.ts';
import { court } from './court.ts';
import { courtExplain } from './courtExplain.ts';
import { courtLesson } from './courtLesson.ts';
import { courtPicture } from './courtPicture.ts';
import { courtReasons } from './courtReasons.ts';
import { courtRules } from './courtRules.ts';
import { courtTable } from './courtTable.ts';
import { discord } from './discord.ts';
import { errors } from './errors.ts';
import { hints } from './hints.ts';
import { learn } from './learn.ts';
import { people } from './people.ts';
import { pictures } from './pictures.ts';
import { players } from './players.ts';
import { playground } from './playground.ts';
import { quests } from './quests.ts';
import { questsExplain } from './questsExplain.ts';
import { questsLesson } from './questsLesson.ts';
import { questsPicture } from './questsPicture.ts';
import { questsReasons } from './questsReasons.ts';
import { questsRules } from './questsRules.ts';
import { questsTable } from './questsTable.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';

/** English, the source of every other language. Each word is a string or a function of its data. */
export const en = {
  artus,
  artusLesson,
  artusExplain,
  artusPicture,
  artusReasons,
  artusRules,
  clock,
  commands,
  config,
  court,
  courtLesson,
  courtExplain,
  courtPicture,
  courtReasons,
  courtRules,
  courtTable,
  discord,
  errors,
  hints,
  learn,
  people,
  pictures,
  players,
  playground,
  quests,
  questsLesson,
  questsExplain,
  questsPicture,
  questsReasons,
  questsRules,
  questsTable,
  rules,
  settings,
};
