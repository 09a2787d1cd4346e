import { verifyRecord } from '../src/games/record.ts';
import { RecordError } from '../src/games/record-error.ts';
import { parseRecord } from '../src/games/record-form.ts';
import { readArguments } from './arguments.ts';
import { ScriptError } from './errors.ts';
import { explainRecordError } from './explain-record.ts';
import { linesOf } from './lines.ts';
import { runScript } from './run-script.ts';
import { counted } from './wording.ts';

const USAGE = `npx tsx scripts/replay.ts <file>...
Replays and verifies the records in the files, one line of JSON per game. Stops at the first invalid one.
Exit code: 0 if all are valid, 1 if one is invalid, 2 if a file can't be read; see docs/record.md.`;

/** Verified so far. */
interface Verified {
  records: number;
  steps: number;
}

const describe = ({ records, steps }: Verified): string =>
  `${counted(records, 'record')}, ${counted(steps, 'step')}`;

/** @returns the number of steps */
function verifyLine(line: string, where: string): number {
  try {
    const record = parseRecord(line);
    verifyRecord(record);
    return record.steps.length;
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new ScriptError(`${where}: ${explainRecordError(error)}.`, 1);
  }
}

async function verifyFile(file: string, verified: Verified): Promise<void> {
  let number = 0;
  for await (const line of linesOf(file)) {
    number += 1;
    if (/^[ \t\r]*$/.test(line)) continue;
    verified.steps += verifyLine(line, `${file}, line ${number}`);
    verified.records += 1;
  }
}

async function verifyFiles(files: readonly string[], verified: Verified): Promise<void> {
  try {
    for (const file of files) await verifyFile(file, verified);
  } catch (error) {
    if (!(error instanceof ScriptError) || verified.records === 0) throw error;
    throw new ScriptError(`${error.message}\nBefore that: ${describe(verified)}, all valid.`, error.exitCode);
  }
}

await runScript(async () => {
  const { positionals: files } = readArguments(USAGE, { allowPositionals: true, options: {} });
  if (files.length === 0) throw new ScriptError(`Name at least one file of records.\n${USAGE}`, 2);
  const verified: Verified = { records: 0, steps: 0 };
  await verifyFiles(files, verified);
  if (verified.records === 0) throw new ScriptError('There are no records to verify.', 1);
  console.log(`${describe(verified)}: all valid.`);
});
