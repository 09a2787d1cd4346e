import { html, type TemplateResult } from 'lit';
import type { Context } from '../context.ts';
import { icons } from '../icons.ts';
import { words } from '../words.ts';
import { thinking } from './thinking.ts';

/** Below the messages: commands that failed, and commands waiting for the bot. */
export function notices({ state, store }: Context): TemplateResult {
  const shown = state.notices.filter((notice) => notice.channelId === state.channelId);
  const sending = [...state.pending.values()].flatMap((pending) =>
    pending.kind === 'command' && pending.channelId === state.channelId ? [pending.label] : [],
  );
  return html`<div class="notices">
    ${shown.map(
      ({ id, text, reason }) => html`<p class="notice" role="alert" title=${reason}>
        ${icons.warning}<span>${text}</span>
        <button type="button" class="link" @click=${() => store.dismissNotice(id)}>${words.messages.dismiss}</button>
      </p>`,
    )}
    ${sending.map((label) => html`<p class="notice" role="status">${thinking(words.messages.sending(label))}</p>`)}
  </div>`;
}
