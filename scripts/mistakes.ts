import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SeededChance } from '../src/games/seeded-chance.ts';
import { positive, readArguments } from './arguments.ts';
import { type Mistake, mistakesIn } from './mistakes/kinds.ts';
import { Importers } from './mistakes/nearest.ts';
import { TIME_LIMIT, Workshop } from './mistakes/trial.ts';
import { runScript } from './run-script.ts';
import { counted } from './wording.ts';

const USAGE = `npm run mistakes -- [--seed N] [--count 120] [--room src/store] [--seconds 60] [--jobs J] [--pick 3,17]
Makes small mistakes in the code, one at a time, and tells which tests catch them. They're made in a copy.
A mistake survives once the tests that load its file have passed, or as many as run in so many seconds.
With --pick, only those with these numbers are made.`;

const GENERATED = 'src/i18n/messages.ts';
const isProduct = (file: string): boolean => /^(src|commands|render)\/.*(?<!\.d)\.ts$/.test(file);
const isTest = (file: string): boolean =>
  /^test\/(?!browser\/).*\.test\.ts$/.test(file) && !file.endsWith('.long.test.ts');

/** The folder in `src` or `render`, or in the rooms of which each has folders. */
const roomOf = (file: string): string =>
  /^(src\/(?:discord|games|players|faces)\/[^./]+(?=\/)|(?:src|render)\/[^./]+(?=\/))/.exec(file)?.[0] ??
  dirname(file);

function grouped<T>(all: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
}

/** Mistakes in random order: from each room in turn, of each kind in turn, in a file that had none so far. */
function drawn(mistakes: readonly Mistake[], seed: string, count: number): Mistake[] {
  const chance = new SeededChance(seed);
  const order = chance.shuffle('mistakes', [...mistakes.keys()]).map((at) => mistakes[at]!);
  const rooms = grouped(order, ({ file }) => roomOf(file));
  const files = new Map<string, Mistake>();
  const kinds = new Map<string, number>();
  const made = (kind: string): number => kinds.get(kind) ?? 0;
  while (rooms.size > 0 && files.size < count)
    for (const [room, all] of rooms) {
      const left = all.filter(({ file }) => !files.has(file));
      rooms.set(room, left);
      const rarest = Math.min(...left.map(({ kind }) => made(kind)));
      const next = left.find(({ kind }) => made(kind) === rarest);
      if (!next) {
        rooms.delete(room);
        continue;
      }
      files.set(next.file, next);
      kinds.set(next.kind, rarest + 1);
    }
  return [...files.values()];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 200) || '(nothing)';

function told({ file, kind, start, end, text }: Mistake, source: string): string {
  const begin = source.lastIndexOf('\n', start) + 1;
  const line = source.slice(0, begin).split('\n').length;
  const rest = source.slice(end, source.indexOf('\n', end));
  const before = oneLine(source.slice(begin, end) + rest);
  const after = oneLine(source.slice(begin, start) + text + rest);
  return `${file}:${line}, ${kind}\n   - ${before}\n   + ${after}`;
}

function summed(what: string, all: readonly [name: string, isCaught: boolean][]): void {
  for (const [name, these] of grouped(all, ([each]) => each))
    console.log(`${what} ${name}: ${these.filter(([, isCaught]) => isCaught).length} of ${these.length}`);
}

await runScript(async () => {
  const { values } = readArguments(USAGE, {
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '120' },
      room: { type: 'string' },
      seconds: { type: 'string', default: '60' },
      jobs: { type: 'string', default: '1' },
      pick: { type: 'string' },
    },
  });
  const [count, seconds] = [positive('count', values.count), positive('seconds', values.seconds)];
  const jobs = positive('jobs', values.jobs);
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const importers = new Importers([...files, GENERATED].filter((file) => /\.(ts|mjs)$/.test(file)));
  const testsOf = (file: string): string[] => importers.nearest(file, isTest);
  const tried = files.filter((file) => isProduct(file) && file.startsWith(values.room ?? ''));
  const mistakes = tried.flatMap((file) => mistakesIn(file, readFileSync(file, 'utf8')));
  const workshops = Array.from({ length: jobs }, () => new Workshop([...files, GENERATED]));
  const [workshop] = workshops as [Workshop];
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  process.once('exit', () => {
    for (const each of workshops) each.clear();
  });
  const likely = drawn(mistakes, values.seed, Math.ceil(1.6 * count)).filter(
    ({ file }) => testsOf(file).length > 0,
  );
  const chosen = workshop.unchecked(likely).slice(0, count);
  const picked = values.pick?.split(',').map(Number);
  const toMake = [...chosen.entries()].filter(([at]) => !picked || picked.includes(at + 1));
  const caught = new Map<Mistake, boolean>();
  const catching = new Set<string>();
  let hanging = 0;
  await Promise.all(
    workshops.map(async (each) => {
      for (let next = toMake.shift(); next; next = toMake.shift()) {
        const [at, mistake] = next;
        const tests = testsOf(mistake.file);
        const { caughtBy, passed } = await each.with(mistake, tests, 1_000 * seconds);
        caught.set(mistake, caughtBy !== undefined);
        if (caughtBy === TIME_LIMIT) hanging++;
        else if (caughtBy) catching.add(caughtBy.split(' ')[0]!);
        const outcome = caughtBy ?? `SURVIVED ${passed} of ${counted(tests.length, 'file')} of tests`;
        console.log(`${at + 1}. ${told(mistake, each.read(mistake.file))}\n   ${outcome}`);
      }
    }),
  );
  const outcomes = [...caught];
  summed(
    'kind',
    outcomes.map(([{ kind }, isCaught]) => [kind, isCaught]),
  );
  summed(
    'room',
    outcomes.map(([{ file }, isCaught]) => [roomOf(file), isCaught]),
  );
  const catchers = [...catching].filter(isTest);
  const without = catchers.length > 0 ? await workshop.run(catchers, 10 * 60_000) : null;
  if (without?.caughtBy)
    console.log(`Not to be relied on, since it fails without a mistake: ${without.caughtBy}`);
  const all = outcomes.filter(([, isCaught]) => isCaught).length;
  console.log(`${all} of ${counted(outcomes.length, 'mistake')} caught, ${hanging} of them by a time limit`);
});
