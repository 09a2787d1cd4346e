import { html, type TemplateResult } from 'lit';

export function thinking(text: string): TemplateResult {
  return html`<span class="thinking"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>${text}</span>`;
}
