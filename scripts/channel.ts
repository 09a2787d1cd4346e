import { LEVELS } from '../src/players/levels.ts';
import { positive, readArguments } from './arguments.ts';
import { type Load, playBusy, type Strain } from './channel/busy.ts';
import { type Measures, measure, type Tempo } from './channel/measure.ts';
import { allSettings, type Setting } from './clicks/play.ts';
import { ScriptError } from './errors.ts';
import { runScript } from './run-script.ts';

const MOST_MESSAGES = 3;
const MOST_HEIGHT = 2_500;
/** Requests against the global limit per turn, of games of a move a day. */
const MOST_REQUESTS = 1;
/** Of the bot after SIGTERM, in ms. */
const LATEST_END = 5_000;

const USAGE = `npm run channel -- [--game ID] [--tempo live|daily] [--chat 0] [--seed S]
Plays a game of every kind on the real bot and measures what a channel sees of it and what it costs. With --chat 0.3,
somebody says something before three turns of ten. Ends with 1 if more than ${MOST_MESSAGES} messages or ${MOST_HEIGHT} px are left, if
somebody is called more or less often than awaited, or if a turn costs more requests than it may.

npm run channel -- --busy 20 [--level knight] [--minutes 6] [--game ID] [--seed S]
Plays a game of each of three kinds against computer players, the bot in its own process, while so many other programs
keep all cores busy. Ends with 1 if an interaction has no answer, a call comes for a turn that's over, a computer
player moves at random, a game doesn't end, or SIGTERM takes more than ${LATEST_END / 1000} s or ends with anything but 0.`;

/** What's played on a busy machine; the person has one seat. */
const BUSY_SETTINGS: readonly Setting[] = [
  { game: 'artus', variant: 'advanced', seats: 3 },
  { game: 'court', variant: 'standard', seats: 3 },
  { game: 'quests', variant: 'seals', seats: 2 },
];

const isUnharmed = ({ unanswered, late, atRandom, isOver, ending: { took, code } }: Strain): boolean =>
  unanswered + late + atRandom === 0 && isOver && took <= LATEST_END && code === 0;

async function strained(settings: readonly Setting[], load: Load, seed: string): Promise<void> {
  console.log(
    '| game | interactions | unanswered | calls | for turns that are over | computer moves | by a Squire instead | at random | to its end | SIGTERM |',
  );
  console.log(`|${'---|'.repeat(10)}`);
  for (const setting of settings) {
    const found = await playBusy(setting, load, seed);
    const { interactions, unanswered, calls, late, thoughts, byStandIn, atRandom, isOver, ending } = found;
    const { game, variant, seats } = setting;
    const cells = [
      interactions,
      unanswered,
      calls,
      late,
      thoughts,
      byStandIn,
      atRandom,
      isOver ? 'yes' : 'no',
    ];
    const end = `${(ending.took / 1000).toFixed(1)} s, ${ending.code}`;
    console.log(`| ${game} ${variant}, ${seats} | ${cells.join(' | ')} | ${end} |`);
    if (!isUnharmed(found)) process.exitCode = 1;
  }
}

const median = ({ requests }: Measures): number => requests[Math.floor(requests.length / 2)] ?? 0;
const worst = ({ requests }: Measures): number => requests.at(-1) ?? 0;

const isQuiet = (found: Measures, tempo: Tempo): boolean =>
  found.messages <= MOST_MESSAGES &&
  found.height <= MOST_HEIGHT &&
  found.calls === found.waits &&
  (tempo === 'daily' ? worst(found) <= MOST_REQUESTS : median(found) === 0);

await runScript(async () => {
  const { values } = readArguments(USAGE, {
    options: {
      game: { type: 'string' },
      tempo: { type: 'string', default: 'live' },
      chat: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
      busy: { type: 'string' },
      level: { type: 'string', default: 'knight' },
      minutes: { type: 'string', default: '6' },
    },
  });
  const isAsked = ({ game }: Setting) => values.game === undefined || values.game === game;
  const chat = Number(values.chat);
  const tempo = values.tempo as Tempo;
  if (!['live', 'daily'].includes(tempo) || !(chat >= 0 && chat <= 1)) throw new ScriptError(USAGE, 2);
  const settings = allSettings().filter(isAsked);
  if (settings.length === 0) throw new ScriptError(USAGE, 2);
  if (values.busy !== undefined) {
    const level = LEVELS.find((one) => one === values.level);
    if (!level) throw new ScriptError(USAGE, 2);
    const busy = positive('busy', values.busy);
    const minutes = positive('minutes', values.minutes as string);
    return strained(BUSY_SETTINGS.filter(isAsked), { level, busy, minutes }, values.seed as string);
  }
  console.log(
    '| game | turns | messages left | px left | most at a time | calls | waits | requests per turn |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const setting of settings) {
    const found = await measure(setting, { tempo, chat }, values.seed as string);
    const { turns, messages, height, most, calls, waits } = found;
    const { game, variant, seats } = setting;
    const cells = [
      turns,
      messages,
      height,
      most,
      calls,
      waits,
      `median ${median(found)}, most ${worst(found)}`,
    ];
    console.log(`| ${game} ${variant}, ${seats} | ${cells.join(' | ')} |`);
    if (!isQuiet(found, tempo)) process.exitCode = 1;
  }
});
