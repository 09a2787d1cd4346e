import type { APIMessage } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import type { Context } from '../context.ts';
import { icons } from '../icons.ts';
import { words } from '../words.ts';
import { isEphemeral } from './flags.ts';

export function failure(shown: APIMessage, context: Context): TemplateResult | typeof nothing {
  const reason = context.state.failures.get(shown.id);
  if (reason === undefined) return nothing;
  return html`<p class="failure" slot="components" role="alert" title=${reason}>
    ${icons.warning} ${words.messages.failed}
  </p>`;
}

export function ephemeralNote(shown: APIMessage, context: Context): TemplateResult | typeof nothing {
  if (!isEphemeral(shown)) return nothing;
  return html`<div class="ephemeral-note" slot="reactions">
    ${icons.eye} ${words.messages.onlyYou} •
    <button type="button" class="link" @click=${() => context.store.dismiss(shown)}>${words.messages.dismiss}</button>
  </div>`;
}
