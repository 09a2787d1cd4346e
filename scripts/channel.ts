import { readArguments } from './arguments.ts';
import { type Measures, measure, type Tempo } from './channel/measure.ts';
import { allSettings } from './clicks/settings.ts';
import { ScriptError } from './errors.ts';
import { runScript } from './run-script.ts';

const MOST_MESSAGES = 3;
const MOST_HEIGHT = 2_500;
/** Requests against the global limit per turn, of games of a move a day. */
const MOST_REQUESTS = 1;

const USAGE = `npm run channel -- [--game ID] [--tempo live|daily] [--chat 0] [--seed S]
Plays a game of every kind on the real bot and measures what a channel sees of it and what it costs. With --chat 0.3,
somebody says something before three turns of ten. Ends with 1 if more than ${MOST_MESSAGES} messages or ${MOST_HEIGHT} px are left, if
somebody is called more or less often than awaited, or if a turn costs more requests than it may.`;

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
    },
  });
  const chat = Number(values.chat);
  const tempo = values.tempo as Tempo;
  if (!['live', 'daily'].includes(tempo) || !(chat >= 0 && chat <= 1)) throw new ScriptError(USAGE, 2);
  const settings = allSettings().filter(({ game }) => values.game === undefined || values.game === game);
  if (settings.length === 0) throw new ScriptError(USAGE, 2);
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
