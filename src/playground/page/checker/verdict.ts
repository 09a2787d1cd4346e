import type { Fault } from '../../../games/fairness.ts';
import type { FieldProblem, RecordError } from '../../../games/record-error.ts';
import type { Say } from '../../../i18n/fluent/say.ts';
import type { Finding, Report } from './reading.ts';

/** What a file comes to, in words, and by which icon and colour it's shown. */
export interface Verdict {
  readonly look: 'true' | 'lie' | 'warning';
  readonly title: string;
  readonly about: string;
}

/** @param report null if the file couldn't be read */
export function verdictOn(report: Report | null, say: Say): Verdict {
  if (report === null)
    return { look: 'warning', title: say('checker-unread'), about: say('checker-unread-about') };
  const { records, outcomes, wrong } = report;
  if (wrong) return wrongVerdict(wrong, say);
  return records === 0
    ? { look: 'warning', title: say('checker-empty'), about: say('checker-where') }
    : { look: 'true', title: say('checker-true'), about: say('checker-true-about', { records, outcomes }) };
}

function wrongVerdict({ line, wrong }: Finding, say: Say): Verdict {
  if (wrong instanceof Error)
    return { about: unreadableReason(wrong, line, say), ...unreadable(wrong, line, say) };
  const about = wrong ? faultReason(wrong, say) : '';
  return { look: 'lie', title: say('checker-lie', { line }), about };
}

/** @param step its index in the record; null for the set-up */
export const placeOf = (step: number | null, say: Say): string =>
  say('checker-place', { step: step === null ? 0 : step + 1 });

function faultReason({ step, problem, what, recorded, computed }: Fault, say: Say): string {
  const drawn = { place: placeOf(step, say), what: what ?? '' };
  switch (problem) {
    case 'words':
      return say('checker-reason-words', { words: Number(recorded), seats: Number(computed) });
    case 'commitment':
      return say('checker-reason-commitment');
    case 'start':
      return say('checker-reason-start');
    case 'label':
      return say('checker-reason-label', drawn);
    case 'outcome':
      return say('checker-reason-outcome', drawn);
  }
}

function unreadable({ code, data }: RecordError, line: number, say: Say): Pick<Verdict, 'look' | 'title'> {
  if (code === 'shape') return { look: 'lie', title: say('checker-broken', { line }) };
  return {
    look: 'warning',
    title: data.version === undefined ? say('checker-no-record') : say('checker-old', { line }),
  };
}

function unreadableReason({ code, data }: RecordError, line: number, say: Say): string {
  switch (code) {
    case 'notJson':
      return say('checker-reason-not-json', { line });
    case 'tooDeep':
      return say('checker-reason-too-deep');
    case 'unknownVersion':
      return data.version === 1
        ? say('checker-reason-old')
        : say('checker-reason-version', { version: String(data.version) });
    case 'shape':
      return say('checker-reason-field', { path: String(data.path), problem: data.problem as FieldProblem });
    default:
      return say('checker-reason-not-record', { line });
  }
}
