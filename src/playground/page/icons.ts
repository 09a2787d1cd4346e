import { html, svg, type TemplateResult } from 'lit';

function icon(body: TemplateResult): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${body}</svg>`;
}

function stroke(path: string): TemplateResult {
  return icon(
    svg`<path d=${path} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />`,
  );
}

export const icons = {
  channel: stroke('M10 4 8 20M16 4l-2 16M5 9h15M4 15h15'),
  at: stroke('M16 8v5a3 3 0 0 0 5 2 9.5 9.5 0 1 0-3.5 4.5M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z'),
  thread: stroke('M5 4v9a4 4 0 0 0 4 4h9m-4-4 4 4-4 4'),
  menu: stroke('M4 6h16M4 12h16M4 18h16'),
  close: stroke('M6 6l12 12M18 6 6 18'),
  reply: stroke('M5 18v-5a4 4 0 0 1 4-4h11'),
  send: stroke('M4 12h14m-6-6 6 6-6 6'),
  down: stroke('m6 9 6 6 6-6'),
  add: stroke('M12 5v14M5 12h14'),
  launch: stroke('M14 5h5v5M19 5l-9 9M18 14v5H5V6h5'),
  slash: stroke('M16 4 8 20'),
  moon: stroke('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z'),
  sun: stroke(
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-6v2m0 16v2M2 12h2m16 0h2M5 5l1.4 1.4m11.2 11.2L19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  ),
  people: stroke(
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 10a7 7 0 0 1 14 0m1-10.5a4 4 0 0 0 0-7.5m5 18a7 7 0 0 0-4-6.3',
  ),
  eye: stroke('M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z'),
  warning: stroke('M12 3 2 20h20L12 3Zm0 7v4m0 3v.5'),
  file: stroke('M6 3h8l4 4v14H6V3Zm8 0v4h4'),
} as const;
