import type { Say } from '../fluent/say.ts';
import { artus } from './artus.ts';
import { artusExplain } from './artusExplain.ts';
import { artusLesson } from './artusLesson.ts';
import { artusPicture } from './artusPicture.ts';
import { artusReasons } from './artusReasons.ts';
import { artusRules } from './artusRules.ts';
import { court } from './court.ts';
import { courtExplain } from './courtExplain.ts';
import { courtLesson } from './courtLesson.ts';
import { courtPicture } from './courtPicture.ts';
import { courtReasons } from './courtReasons.ts';
import { courtRules } from './courtRules.ts';
import { courtTable } from './courtTable.ts';
import { language } from './language.ts';
import { pictures } from './pictures.ts';
import { playground } from './playground.ts';
import { quests } from './quests.ts';
import { questsExplain } from './questsExplain.ts';
import { questsLesson } from './questsLesson.ts';
import { questsPicture } from './questsPicture.ts';
import { questsReasons } from './questsReasons.ts';
import { questsRules } from './questsRules.ts';
import { questsTable } from './questsTable.ts';

/** What people see, as functions of its data: the same for all languages, said in one of them. */
export const wordsBy = (say: Say) =>
  Object.assign(say, {
    artus: artus(say),
    artusLesson: artusLesson(say),
    artusExplain: artusExplain(say),
    artusPicture: artusPicture(say),
    artusReasons: artusReasons(say),
    artusRules: artusRules(say),
    court: court(say),
    courtLesson: courtLesson(say),
    courtExplain: courtExplain(say),
    courtPicture: courtPicture(say),
    courtReasons: courtReasons(say),
    courtRules: courtRules(say),
    courtTable: courtTable(say),
    language: language(say),
    pictures: pictures(say),
    playground: playground(say),
    quests: quests(say),
    questsLesson: questsLesson(say),
    questsExplain: questsExplain(say),
    questsPicture: questsPicture(say),
    questsReasons: questsReasons(say),
    questsRules: questsRules(say),
    questsTable: questsTable(say),
  });

export type Words = ReturnType<typeof wordsBy>;
