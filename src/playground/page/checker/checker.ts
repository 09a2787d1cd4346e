import { html, nothing, type TemplateResult } from 'lit';
import { createTranslator, type Translate } from '../../../i18n/fluent/translate.ts';
import type { SpokenEverywhere } from '../../../i18n/spoken.ts';
import { PageElement, pageIcon } from '../element.ts';
import { applyTheme, preferredTheme, saveTheme, type Theme } from '../theme.ts';
import { type Finding, findingAt, type Report, reportOn } from './reading.ts';
import { details, limits } from './record.ts';
import { type Verdict, verdictOn } from './verdict.ts';

/** The server puts what the page says into it, in all languages: a page on disk can't ask for another. */
const spoken: SpokenEverywhere = JSON.parse(document.getElementById('messages')?.textContent ?? '');

const sayIn = (locale: string): Translate => createTranslator(spoken.own[locale] ?? [], spoken.source);

/** A file that was checked, or couldn't be read. */
interface Checked {
  readonly file: File;
  readonly report: Report | null;
  /** The record that's shown: the first, or the wrong one. */
  readonly shown: Finding | null;
}

/** The whole page: where a record is dropped, and what was found in it. */
class Checker extends PageElement {
  static override properties = {
    locale: { state: true },
    theme: { state: true },
    isOver: { state: true },
    checking: { state: true },
    checked: { state: true },
  };

  declare locale: string;
  declare theme: Theme;
  /** Whether something is dragged over the page. */
  declare isOver: boolean;
  /** The file that's being checked. */
  declare checking: File | null;
  declare checked: Checked | null;
  #t: Translate;

  constructor() {
    super();
    this.locale = document.documentElement.lang;
    this.#t = sayIn(this.locale);
    this.theme = preferredTheme();
    this.isOver = false;
    this.checking = null;
    this.checked = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    applyTheme(this.theme);
    this.#speak(this.locale);
    // Without these, a file that's dropped beside the page's parts would replace the page.
    window.addEventListener('dragover', (event) => this.#onDrag(event, true));
    window.addEventListener('dragleave', (event) => this.#onDrag(event, event.relatedTarget !== null));
    window.addEventListener('drop', (event) => {
      this.#onDrag(event, false);
      this.#check(event.dataTransfer?.files[0]);
    });
  }

  #onDrag(event: DragEvent, isOver: boolean): void {
    event.preventDefault();
    this.isOver = isOver;
  }

  #speak(locale: string): void {
    this.locale = locale;
    this.#t = sayIn(locale);
    document.documentElement.lang = locale;
    document.title = this.#t('checker-title');
  }

  #setTheme(theme: Theme): void {
    this.theme = theme;
    applyTheme(theme);
    saveTheme(theme);
  }

  readonly #onChosen = ({ currentTarget }: Event): void => {
    if (!(currentTarget instanceof HTMLInputElement)) return;
    this.#check(currentTarget.files?.[0]);
    // So that the same file can be chosen again once it has changed.
    currentTarget.value = '';
  };

  #check(file: File | undefined): void {
    if (file) void this.#checkFile(file);
  }

  async #checkFile(file: File): Promise<void> {
    this.checking = file;
    this.checked = null;
    const checked = await checkedFile(file);
    if (this.checking !== file) return;
    this.checking = null;
    this.checked = checked;
    await this.updateComplete;
    this.querySelector('.verdict')?.scrollIntoView({ block: 'nearest' });
  }

  async #show({ file, report }: Checked, at: number): Promise<void> {
    const place = report?.places[at];
    const shown = place ? await findingAt(file, place) : null;
    if (this.checked?.file === file) this.checked = { file, report, shown };
  }

  protected override render(): TemplateResult {
    const t = this.#t;
    const { checked, checking } = this;
    const verdict = checked && verdictOn(checked.report, t);
    return html`${this.#header()}
    <main>
      <h1>${t('checker-title')}</h1>
      <p class="about">${t('checker-about')}</p>
      <div class="drop ${this.isOver ? 'over' : ''}">
        ${pageIcon('file')}
        <p>${t('checker-drop')}</p>
        <label class="button primary">
          <input type="file" class="unseen" accept=".jsonl,.json" aria-describedby="where" @change=${this.#onChosen}>
          ${t('checker-choose')}
        </label>
        <p class="note" id="where">${t('checker-where')}</p>
      </div>
      <p class="note private">${pageIcon('lock')}<span>${t('checker-private')} ${this.#saveLink()}</span></p>
      <div role="status">
        ${checking ? html`<p class="note">${t('checker-checking', { file: checking.name })}</p>` : nothing}
        ${checked && verdict ? verdictCard(verdict, checked.file.name) : nothing}
      </div>
      ${checked ? this.#places(checked) : nothing}
      ${checked?.shown?.record ? details(checked.shown, checked.shown.record, t) : nothing}
      ${limits(t)}
    </main>`;
  }

  #header(): TemplateResult {
    const t = this.#t;
    const other = this.theme === 'dark' ? 'light' : 'dark';
    return html`<header class="bar">
      <b>${t('playground-app')}</b>
      <nav aria-label=${t('playground-language')}>
        ${spoken.languages.map(
          ({ locale, name }) => html`<button type="button" class="language" lang=${locale}
            aria-pressed=${locale === this.locale} @click=${() => this.#speak(locale)}>${name}</button>`,
        )}
      </nav>
      <button type="button" class="round" aria-label=${t(`playground-theme-${other}`)} title=${t(`playground-theme-${other}`)}
        @click=${() => this.#setTheme(other)}>${pageIcon(other === 'light' ? 'sun' : 'moon')}</button>
    </header>`;
  }

  /** Of a page that's served: one on disk is saved already. */
  #saveLink(): TemplateResult | typeof nothing {
    if (location.protocol === 'file:') return nothing;
    const t = this.#t;
    const here = `${location.pathname}?language=${this.locale}`;
    return html`<a href=${here} download=${t('checker-save.file')}>${pageIcon('save')}${t('checker-save')}</a>`;
  }

  /** Which of several records to show. */
  #places(checked: Checked): TemplateResult | typeof nothing {
    const { report, shown } = checked;
    if (!report || report.places.length < 2) return nothing;
    const t = this.#t;
    return html`<label class="places">${t('checker-record')}
      <select @change=${({ currentTarget }: Event) => {
        if (currentTarget instanceof HTMLSelectElement) void this.#show(checked, currentTarget.selectedIndex);
      }}>
        ${report.places.map(
          ({ line }) =>
            html`<option ?selected=${line === shown?.line}>${t('checker-record.option', { line })}</option>`,
        )}
      </select>
    </label>`;
  }
}

async function checkedFile(file: File): Promise<Checked> {
  try {
    const report = await reportOn(file);
    const first = report.places[0];
    return { file, report, shown: report.wrong ?? (first ? await findingAt(file, first) : null) };
  } catch (error) {
    // A file that has been moved, or that this person may not read.
    if (error instanceof DOMException) return { file, report: null, shown: null };
    throw error;
  }
}

function verdictCard({ look, title, about }: Verdict, file: string): TemplateResult {
  return html`<div class="verdict ${look}">
    ${pageIcon(look)}
    <div><h2>${title}</h2><p>${about}</p><p class="note">${file}</p></div>
  </div>`;
}

customElements.define('page-checker', Checker);
document.body.append(document.createElement('page-checker'));
