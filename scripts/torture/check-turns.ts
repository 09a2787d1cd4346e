import { escapedName } from '../../src/discord/answers/escape.ts';
import { guideOf } from '../../src/discord/guides/registry.ts';
import { foldRecord, gameOf } from '../../src/games/record.ts';
import { wordsOf } from '../../src/i18n/index.ts';
import type { TableDocument } from '../../src/table/document.ts';
import { shownBy } from './check-message.ts';
import type { Scene } from './scene.ts';
import { passageEnd } from './tally.ts';

const words = wordsOf('en-US');
const CUT = /^-# \d+ earlier turns? ha(s|ve) no room/;

/** Everything that happened in public, in words. */
function storyOf({ play, game, seats }: TableDocument): string {
  const names = seats.map(({ name }) => escapedName(name));
  const guide = guideOf(game);
  return [...foldRecord(play!.record)]
    .filter(({ index }) => index !== null && index < play!.shared.steps)
    .flatMap(({ events }) => guide.sentences(events, names, words))
    .join(' ');
}

/** The first line of a game's first message; it names everybody around the table, with the computers' levels. */
const [BEFORE_NAMES, AFTER_NAMES] = words.discord.table.started('\n').split('\n') as [string, string];
const isStart = (line: string): boolean => line.startsWith(BEFORE_NAMES) && line.endsWith(AFTER_NAMES);

/** Why a computer player moved as it did: a line of its own in small print. */
const isReason = (line: string): boolean => line.startsWith('-# ') && !CUT.test(line);

/** The lines about turns, above the first empty line. */
const linesIn = (content: string): readonly string[] =>
  content.includes('\n\n') ? content.split('\n\n')[0]!.split('\n') : [];

/**
 * Checks that the table's message has told the whole story in order: each of its versions is a passage of it, and
 * none begins later than the ones before ended, unless it says that it leaves something out.
 */
export function checkTurns(scene: Scene, table: TableDocument): void {
  if (scene.undone && gameOf(table).perfectInformation) return;
  const { log } = scene.stage;
  const story = storyOf(table);
  let told = 0;
  let hasStarted = false;
  for (const version of log.versionsIn(scene.channelId)) {
    if (shownBy(version, table.id) === null || version.content.startsWith('## ')) continue;
    const lines = linesIn(version.content);
    const isCut = lines.some((line) => CUT.test(line));
    hasStarted ||= isCut || lines.some(isStart);
    const passage = lines.filter((line) => !isStart(line) && !isReason(line) && !CUT.test(line)).join(' ');
    const end = passageEnd(story, passage, isCut ? story.length : told);
    if (end === null)
      throw new Error(`told up to “${story.slice(-200 + told, told)}”, then “${passage}”; it was “${story}”`);
    told = Math.max(told, end);
  }
  if (!hasStarted) throw new Error('the start was never told');
  if (told < story.length) throw new Error(`never told: “${story.slice(told)}”`);
}
