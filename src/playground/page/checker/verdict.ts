import type { Fault } from '../../../games/fairness.ts';
import type { FieldProblem, RecordError } from '../../../games/record-error.ts';
import type { Translate } from '../../../i18n/fluent/translate.ts';
import type { Finding, Report } from './reading.ts';

/** What a file comes to, in words, and by which icon and colour it's shown. */
export interface Verdict {
  readonly look: 'true' | 'lie' | 'warning';
  readonly title: string;
  readonly about: string;
}

/** @param report null if the file couldn't be read */
export function verdictOn(report: Report | null, t: Translate): Verdict {
  if (report === null)
    return { look: 'warning', title: t('checker-unread'), about: t('checker-unread-about') };
  const { records, outcomes, wrong } = report;
  if (wrong) return wrongVerdict(wrong, t);
  return records === 0
    ? { look: 'warning', title: t('checker-empty'), about: t('checker-where') }
    : { look: 'true', title: t('checker-true'), about: t('checker-true-about', { records, outcomes }) };
}

function wrongVerdict({ line, wrong }: Finding, t: Translate): Verdict {
  if (wrong instanceof Error)
    return { about: unreadableReason(wrong, line, t), ...unreadable(wrong, line, t) };
  const about = wrong ? faultReason(wrong, t) : '';
  return { look: 'lie', title: t('checker-lie', { line }), about };
}

/** @param step its index in the record; null for the set-up */
export const stepPlace = (step: number | null, t: Translate): string =>
  t('checker-place', { step: step === null ? 0 : step + 1 });

function faultReason({ step, problem, what, recorded, computed }: Fault, t: Translate): string {
  const drawn = { place: stepPlace(step, t), what: what ?? '' };
  switch (problem) {
    case 'words':
      return t('checker-reason-words', { words: Number(recorded), seats: Number(computed) });
    case 'commitment':
      return t('checker-reason-commitment');
    case 'start':
      return t('checker-reason-start');
    case 'label':
      return t('checker-reason-label', drawn);
    case 'outcome':
      return t('checker-reason-outcome', drawn);
  }
}

function unreadable(
  { code, data }: RecordError,
  line: number,
  t: Translate,
): Pick<Verdict, 'look' | 'title'> {
  if (code === 'shape') return { look: 'lie', title: t('checker-broken', { line }) };
  return {
    look: 'warning',
    title: data.version === undefined ? t('checker-no-record') : t('checker-old', { line }),
  };
}

function unreadableReason({ code, data }: RecordError, line: number, t: Translate): string {
  switch (code) {
    case 'notJson':
      return t('checker-reason-not-json', { line });
    case 'tooDeep':
      return t('checker-reason-too-deep');
    case 'unknownVersion':
      return data.version === 1
        ? t('checker-reason-old')
        : t('checker-reason-version', { version: String(data.version) });
    case 'shape':
      return t('checker-reason-field', { path: String(data.path), problem: data.problem as FieldProblem });
    default:
      return t('checker-reason-not-record', { line });
  }
}
