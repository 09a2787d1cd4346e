import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseRecord, RecordError, verifyRecord } from '../src/games/record.ts';
import { readArguments } from './arguments.ts';
import { Complaint, explainRecordError, runScript } from './complaint.ts';

const USAGE = `npm run replay -- <file>...
Plays every record of the files again, one JSON line a game, and stops at the first false one.`;

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

async function* linesOf(file: string): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
    throw new Complaint(`"${file}" cannot be read: ${(error as Error).message}.`, 2);
  }
}

/** @returns the number of steps */
function verifyLine(line: string, where: string): number {
  try {
    const record = parseRecord(line);
    verifyRecord(record);
    return record.steps.length;
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new Complaint(`${where} is false: ${explainRecordError(error)}`, 1);
  }
}

await runScript(async () => {
  const { positionals: files } = readArguments(USAGE, { allowPositionals: true, options: {} });
  if (files.length === 0) throw new Complaint(`Name a file of records.\n${USAGE}`, 2);
  let records = 0;
  let steps = 0;
  for (const file of files) {
    let number = 0;
    for await (const line of linesOf(file)) {
      number += 1;
      if (line.trim() === '') continue;
      steps += verifyLine(line, `${file}, line ${number},`);
      records += 1;
    }
  }
  if (records === 0) throw new Complaint('There is no record to check.', 1);
  console.log(`${counted(records, 'record')}, ${counted(steps, 'step')}: all true.`);
});
