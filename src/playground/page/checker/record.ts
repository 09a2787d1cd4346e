import { html, nothing, type TemplateResult } from 'lit';
import type { ChanceEntry } from '../../../games/chance.ts';
import type { Checked, Fault } from '../../../games/fairness.ts';
import type { Json } from '../../../games/json.ts';
import type { Translate } from '../../../i18n/fluent/translate.ts';
import { pageIcon } from '../element.ts';
import type { Finding } from './reading.ts';
import { stepPlace } from './verdict.ts';

/** Whether something agrees with the rest; what comes after the first lie isn't checked. */
type Truth = 'true' | 'lie' | 'unchecked';

/** As many digits of a hash as the bot shows at a table. */
const SHOWN = 12;
/** The most items that are shown without being asked for. */
const FEW = 8;

const fault = ({ wrong }: Finding): Fault | null => (wrong instanceof Error ? null : wrong);

/** A record: what was committed to, what it started from, what was drawn, and whether each is so. */
export function details(finding: Finding, record: Checked, t: Translate): TemplateResult {
  const wrong = fault(finding);
  return html`<div class="columns">${opening(record, wrong, t)}${beginning(record, wrong, t)}</div>
    ${outcomes(record, wrong, t)}
    <section>
      <h2>${t('checker-compare-heading')}</h2>
      <p>${t('checker-compare')}</p>
    </section>`;
}

/** What no check proves. */
export function limits(t: Translate): TemplateResult {
  return html`<section>
    <h2>${t('checker-limits-heading')}</h2>
    <ul class="limits">
      ${(['cards', 'word', 'rules'] as const).map((id) => html`<li>${t(`checker-limits-${id}`)}</li>`)}
    </ul>
  </section>`;
}

function opening({ game, options, fairness }: Checked, wrong: Fault | null, t: Translate): TemplateResult {
  const { number, seed, commitment } = fairness;
  const truth = hashTruth('commitment', wrong);
  return html`<section>
    <h2>${t('checker-commitment-heading')}</h2>
    <dl>
      ${row(t('checker-number'), number)}
      ${row(t('checker-game'), code(game))}
      ${row(t('checker-variant'), code(options.variant))}
      ${row(t('checker-seed'), hash(seed))}
      ${row(
        t('checker-commitment'),
        html`${hash(commitment)}${agreement(truth, wrong, t)}
          <p class="note">${t('checker-commitment-shown', { digits: commitment.slice(0, SHOWN) })}</p>`,
      )}
    </dl>
  </section>`;
}

function beginning({ options, fairness }: Checked, wrong: Fault | null, t: Translate): TemplateResult {
  const { words, start } = fairness;
  const { seats, startSeat, rules = {} } = options;
  const chosen = Object.entries(rules).map(([name, value]) => t('checker-rule', { name, value }));
  return html`<section>
    <h2>${t('checker-start-heading')}</h2>
    <dl>
      ${row(t('checker-seats'), seats)}
      ${row(t('checker-start-seat'), startSeat ?? t('checker-start-drawn'))}
      ${row(t('checker-rules'), chosen.length === 0 ? t('checker-rules-none') : list(chosen))}
      ${row(t('checker-words'), givenWords(words, t))}
      ${row(
        t('checker-start'),
        html`${hash(start)}${agreement(hashTruth('start', wrong), wrong, t)}
          <p class="note">${t('checker-start-shown', { digits: start.slice(0, SHOWN) })}</p>`,
      )}
    </dl>
  </section>`;
}

function givenWords(words: readonly (string | null)[], t: Translate): TemplateResult {
  const each = words.map((word, seat) =>
    word === null ? t('checker-word.none', { seat }) : t('checker-word.given', { seat, word }),
  );
  const areNone = words.every((word) => word === null);
  return html`${list(each)}${areNone ? html`<p class="note">${t('checker-words-none')}</p>` : nothing}`;
}

/** The hashes in the order in which they're checked, and what's checked before any of them. */
const CHECKED: readonly (Fault['problem'] | undefined)[] = ['words', 'commitment', 'start'];

function hashTruth(hash: 'commitment' | 'start', wrong: Fault | null): Truth {
  const at = CHECKED.indexOf(wrong?.problem);
  if (at < 0 || at > CHECKED.indexOf(hash)) return 'true';
  return wrong?.problem === hash ? 'lie' : 'unchecked';
}

function agreement(truth: Truth, wrong: Fault | null, t: Translate): TemplateResult {
  const words = { true: 'checker-agrees', lie: 'checker-differs', unchecked: 'checker-unchecked' } as const;
  return html`${mark(truth, t(words[truth]))}
    ${truth === 'lie' ? html`<p class="should">${t('checker-expected', { value: String(wrong?.computed) })}</p>` : nothing}`;
}

const mark = (truth: Truth, words: string): TemplateResult =>
  html`<span class="mark ${truth}">${pageIcon(truth)}${words}</span>`;

const row = (name: string, value: unknown): TemplateResult =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

const code = (text: string): TemplateResult => html`<code>${text}</code>`;

const hash = (digits: string): TemplateResult => html`<code class="hash">${digits}</code>`;

const list = (items: readonly string[]): TemplateResult =>
  html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;

function outcomes({ chance, steps }: Checked, wrong: Fault | null, t: Translate): TemplateResult {
  const all = [
    ...chance.map((entry) => ({ step: null, entry })),
    ...steps.flatMap((step, at) => step.chance.map((entry) => ({ step: at, entry }))),
  ];
  /** The outcome that's a lie; none is checked if what they follow from is one. */
  const lie = wrong === null ? all.length : (wrong.at ?? -1);
  return html`<section>
    <h2>${t('checker-outcomes-heading')}</h2>
    <p class="note">${t(all.length === 0 ? 'checker-outcomes-none' : 'checker-outcomes-about')}</p>
    <ol class="outcomes" start="0">
      ${all.map(({ step, entry }, at) => {
        const truth = at < lie ? 'true' : at === lie ? 'lie' : 'unchecked';
        return html`<li class=${truth}>
          <div class="outcome-head">
            <b>${entry.what}</b><span class="note">${stepPlace(step, t)}</span>
            ${mark(truth, t(truth === 'unchecked' ? 'checker-unchecked' : `checker-outcome-${truth}`))}
          </div>
          ${truth === 'lie' && wrong ? comparison(entry, wrong, t) : drawn(entry, t)}
        </li>`;
      })}
    </ol>
  </section>`;
}

const textOf = (item: Json): string => (typeof item === 'string' ? item : JSON.stringify(item));

const joined = (items: readonly Json[]): string => items.map(textOf).join(' · ');

function drawn(entry: ChanceEntry, t: Translate): TemplateResult {
  if (!('order' in entry))
    return html`<p class="items">${t('checker-outcome-pick', {
      outcome: textOf(entry.outcome),
      among: joined(entry.among ?? []),
    })}</p>`;
  const { order } = entry;
  const count = t('checker-outcome-order', { count: order.length });
  return order.length <= FEW
    ? html`<p class="items">${count}</p><p class="items"><code>${joined(order)}</code></p>`
    : html`<details><summary>${count}</summary><p class="items"><code>${joined(order)}</code></p></details>`;
}

/** What the record has beside what was drawn. */
function comparison(
  entry: ChanceEntry,
  { problem, recorded, computed }: Fault,
  t: Translate,
): TemplateResult {
  if (problem === 'label')
    return html`${drawn(entry, t)}
      <p class="should">${t('checker-outcome-label', { recorded: textOf(recorded), computed: textOf(computed) })}</p>`;
  const shown = (value: Json) =>
    'order' in entry ? joined(value as readonly Json[]) : textOf((value as readonly Json[])[0]!);
  return html`<p class="items">${t('checker-outcome-recorded')} <code>${shown(recorded)}</code></p>
    <p class="should">${t('checker-outcome-computed')} <code>${shown(computed)}</code></p>`;
}
