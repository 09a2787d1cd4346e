import type { APIMessage } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { avatarOf, nameOf } from '../avatar.ts';
import type { Context } from '../context.ts';
import { icons } from '../icons.ts';
import { summaryOf } from '../text/render.ts';
import { words } from '../words.ts';

/** The line above a message: the command that was used, or the message it replies to. */
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
  // A reference to an ephemeral message leads nowhere for everybody but its user.
  const original = context.state.messages.get(shown.channel_id)?.find(({ id }) => id === target);
  if (!original)
    return html`<div class="origin" slot="reply">${icons.reply}<i>${words.messages.deletedReply}</i></div>`;
  const summary = summaryOf(original.content, context);
  return html`<div class="origin" slot="reply">
    ${icons.reply}<span class="unseen">${words.messages.replyTo}</span>
    <img src=${avatarOf(original.author)} alt=""><b>${nameOf(original.author)}</b>
    <button type="button" class="said" @click=${() => context.go(original.channel_id, original.id)}>
      ${summary === '' ? words.messages.replyWithout : summary}
    </button>
  </div>`;
}
