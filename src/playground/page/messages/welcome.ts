import { html, nothing, type TemplateResult } from 'lit';
import { labelOf } from '../channels.ts';
import { sendLine } from '../composer/line.ts';
import type { Context } from '../context.ts';
import { iconOf } from '../place-icon.ts';
import { words } from '../words.ts';

/** The start of a channel: where the user is and what to try first. */
export function welcome(context: Context): TemplateResult | typeof nothing {
  const { state } = context;
  const place = state.places.get(state.channelId);
  if (!place) return nothing;
  const suggestions = words.welcome.suggestions.flatMap(({ label, command }) => {
    const send = sendLine(command, context);
    return send ? [{ label, command, send }] : [];
  });
  return html`<section class="welcome">
    <span class="welcome-icon">${iconOf(place)}</span>
    <h2>${words.welcome.heading(labelOf(place))}</h2>
    <p>${words.welcome.body}</p>
    ${
      suggestions.length === 0
        ? nothing
        : html`<p>${words.welcome.hint}</p>
          <div class="suggestions">
            ${suggestions.map(
              ({ label, command, send }, i) => html`<button
                type="button"
                class="button ${i === 0 ? 'primary' : 'secondary'}"
                title=${command}
                @click=${send}
              >${label}</button>`,
            )}
          </div>`
    }
  </section>`;
}
