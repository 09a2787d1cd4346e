import { IllegalAction } from '../src/games/game.ts';
import type { RecordError } from '../src/games/record.ts';

/** A sentence for whoever started a script, and the code it ends with: 2 for bad arguments, 1 for a false record. */
export class Complaint extends Error {
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.name = 'Complaint';
    this.exitCode = exitCode;
  }
}

const at = (step: unknown): string => (step === null ? 'at set-up' : `at step ${step}`);
const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** What is wrong with a record, in one sentence. Steps are counted from 0, as in the record. */
export function explainRecordError({ code, data }: RecordError): string {
  switch (code) {
    case 'notJson':
      return 'it is not JSON.';
    case 'unknownVersion':
      return `its version is ${show(data.version)}; the versions known are ${show(data.known)}.`;
    case 'unknownGame':
      return `there is no game ${show(data.game)}.`;
    case 'shape':
      return `its field "${data.path}" is wrong: ${data.problem}.`;
    case 'setup':
      return `the game refuses its options: ${data.code} ${show(data.data)}.`;
    case 'illegalStep':
      return `${at(data.step)} the action breaks the rules: ${data.code} ${show(data.data)}.`;
    case 'chance':
      return data.what === null
        ? `${at(data.step)} there is a random outcome too many: ${show(data.entry)}.`
        : `${at(data.step)} the random outcome "${data.what}" is missing or impossible: ${show(data.entry)}.`;
    case 'facts':
      return `${at(data.step)} the facts differ in "${data.path}": recorded ${show(data.recorded)}, computed ${show(data.computed)}.`;
    case 'result':
      return `the result differs in "${data.path}": recorded ${show(data.recorded)}, computed ${show(data.computed)}.`;
  }
}

/** What the game has against the options, in one sentence. */
export function explainRefusedOptions({ code, data }: IllegalAction): string {
  const field = (key: string): string =>
    show(data !== null && typeof data === 'object' ? (data as Record<string, unknown>)[key] : data);
  switch (code) {
    case 'unknownVariant':
      return `There is no variant ${field('variant')} of this game; known are ${field('known')}.`;
    case 'seatCount':
      return `This game has ${field('min')} to ${field('max')} seats, not ${field('seats')}.`;
    case 'unknownRule':
      return `This game has no rule ${field('rule')} with the value ${field('value')}.`;
    default:
      return `The game refuses these options: ${code} ${show(data)}.`;
  }
}

/** Runs a script's body; a complaint becomes a sentence on stderr and the exit code. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const complaint = error instanceof IllegalAction ? new Complaint(explainRefusedOptions(error), 2) : error;
    if (!(complaint instanceof Complaint)) throw error;
    process.stderr.write(`${complaint.message}\n`);
    process.exitCode = complaint.exitCode;
  }
}
