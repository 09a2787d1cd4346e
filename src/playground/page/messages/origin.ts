import type { APIMessage } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { avatarOf, nameOf } from '../avatar.ts';
import type { Context } from '../context.ts';
import { summaryOf } from '../text/render.ts';
import { words } from '../words.ts';

/** The line above: which command somebody used, or which message this answers. */
export function origin(shown: APIMessage, context: Context): TemplateResult | typeof nothing {
  if (shown.interaction) {
    const { user, name } = shown.interaction;
    return html`<div class="origin" slot="reply">
      <img src=${avatarOf(user)} alt=""><b>${nameOf(user)}</b> ${words.messages.used}
      <button type="button" class="mention" @click=${() => context.fill(`/${name}`)}>/${name}</button>
    </div>`;
  }
  const target = shown.message_reference?.message_id;
  if (target === undefined) return nothing;
  const answered =
    shown.referenced_message ?? context.state.messages.get(shown.channel_id)?.find(({ id }) => id === target);
  if (!answered) return html`<div class="origin" slot="reply"><i>${words.messages.deletedReply}</i></div>`;
  const said = summaryOf(answered.content, context);
  return html`<div class="origin" slot="reply">
    <img src=${avatarOf(answered.author)} alt=""><b>${nameOf(answered.author)}</b>
    <button type="button" class="said" @click=${() => context.go(answered.channel_id, answered.id)}>
      ${said === '' ? words.messages.replyWithout : said}
    </button>
  </div>`;
}
