import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';

export interface Announcement {
  readonly number: number;
  readonly text: string;
}

/** Enough for messages that arrive together to be read one after the other. */
const KEPT = 5;

export function withAnnouncement(all: readonly Announcement[], text: string): readonly Announcement[] {
  const number = (all.at(-1)?.number ?? 0) + 1;
  return [...all, { number, text }].slice(-KEPT);
}

/** A region of which screen readers read each new paragraph once, even one with the same words as the last. */
export function liveRegion(all: readonly Announcement[]): TemplateResult {
  return html`<div class="unseen live" aria-live="polite" aria-relevant="additions">
    ${repeat(
      all,
      ({ number }) => number,
      ({ text }) => html`<p>${text}</p>`,
    )}
  </div>`;
}
