import { parseRecord, RecordError, verifyRecord } from '../src/games/record.ts';
import { readArguments } from './arguments.ts';
import { ScriptError } from './errors.ts';
import { explainRecordError } from './explain-record.ts';
import { linesOf } from './lines.ts';
import { runScript } from './run-script.ts';
import { counted } from './wording.ts';

const USAGE = `npm run replay -- <file>...
Plays every record of the files again, one JSON line a game, and stops at the first false one.
Ends with 0 if all are true, 1 at a false one, 2 if it could not be told; see docs/record.md.`;

/** What has been found true so far. */
interface Found {
  records: number;
  steps: number;
}

const describe = ({ records, steps }: Found): string =>
  `${counted(records, 'record')}, ${counted(steps, 'step')}`;

/** @returns the number of steps */
function verifyLine(line: string, where: string): number {
  try {
    const record = parseRecord(line);
    verifyRecord(record);
    return record.steps.length;
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new ScriptError(`${where} is false: ${explainRecordError(error)}.`, 1);
  }
}

async function verifyFile(file: string, found: Found): Promise<void> {
  let number = 0;
  for await (const line of linesOf(file)) {
    number += 1;
    if (line.trim() === '') continue;
    found.steps += verifyLine(line, `${file}, line ${number},`);
    found.records += 1;
  }
}

async function verifyFiles(files: readonly string[], found: Found): Promise<void> {
  try {
    for (const file of files) await verifyFile(file, found);
  } catch (error) {
    if (!(error instanceof ScriptError) || found.records === 0) throw error;
    throw new ScriptError(`${error.message}\nBefore that: ${describe(found)}, all true.`, error.exitCode);
  }
}

await runScript(async () => {
  const { positionals: files } = readArguments(USAGE, { allowPositionals: true, options: {} });
  if (files.length === 0) throw new ScriptError(`Name a file of records.\n${USAGE}`, 2);
  const found: Found = { records: 0, steps: 0 };
  await verifyFiles(files, found);
  if (found.records === 0) throw new ScriptError('There is no record to check.', 1);
  console.log(`${describe(found)}: all true.`);
});
