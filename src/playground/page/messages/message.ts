import { type APIMessage, MessageType } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { avatarOf, nameOf } from '../avatar.ts';
import type { Context } from '../context.ts';
import { icons } from '../icons.ts';
import { isEphemeral, isLoading } from '../state.ts';
import { renderText, summaryOf } from '../text/render.ts';
import { clockTime, messageTime } from '../time.ts';
import { words } from '../words.ts';
import { attachments } from './attachments.ts';
import { components } from './components.ts';
import { embeds } from './embed.ts';
import './shell.ts';

const componentsV2 = 32768;

/** One message with all that belongs to it; `joined` when it follows another of the same author. */
export function message(shown: APIMessage, joined: boolean, context: Context): TemplateResult {
  if (shown.type === MessageType.ThreadCreated) return threadStarted(shown, context);
  const { author } = shown;
  const when = new Date(shown.timestamp);
  const time = messageTime(when, new Date());
  const v2 = ((shown.flags ?? 0) & componentsV2) !== 0;
  const me = context.state.me?.id;
  const called = shown.mentions.some((user) => user.id === me);
  const kind = isEphemeral(shown) ? 'ephemeral' : called ? 'called' : '';
  return html`<discord-message
    id="message-${shown.id}"
    class="message ${kind}"
    role="article"
    tabindex="-1"
    aria-label=${words.messages.by(nameOf(author), time)}
    author=${nameOf(author)}
    avatar=${avatarOf(author)}
    timestamp=${joined ? clockTime(when) : time}
    ?bot=${author.bot ?? false}
    ?message-body-only=${joined}
  >
    ${origin(shown, context)}
    ${body(shown, context)}
    ${v2 ? nothing : [attachments(shown, context), ...embeds(shown, context)]}
    ${components(shown, context)}
    ${thread(shown, context)}
    ${failure(shown, context)}
    ${ephemeralNote(shown, context)}
  </discord-message>`;
}

function body(shown: APIMessage, context: Context): TemplateResult | typeof nothing {
  if (isLoading(shown)) return thinking(words.messages.thinking(nameOf(shown.author)));
  if (shown.content === '') return nothing;
  const edited =
    shown.edited_timestamp === null ? nothing : html`<small class="edited">${words.messages.edited}</small>`;
  return renderText(shown.content, context, edited);
}

export function thinking(text: string): TemplateResult {
  return html`<span class="thinking" role="status"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>${text}</span>`;
}

/** The line above: which command somebody used, or which message this answers. */
function origin(shown: APIMessage, context: Context): TemplateResult | typeof nothing {
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

/** A message's own thread has the message's id. */
function thread(shown: APIMessage, context: Context): TemplateResult | typeof nothing {
  const place = context.state.places.get(shown.thread?.id ?? shown.id);
  if (!place || place.id === context.state.channelId) return nothing;
  return html`<button type="button" class="thread" slot="thread" @click=${() => context.go(place.id, null)}>
    ${icons.thread}<b>${place.name}</b><span>${words.messages.openThread} ›</span>
  </button>`;
}

function threadStarted(shown: APIMessage, context: Context): TemplateResult {
  const id = shown.message_reference?.channel_id ?? shown.thread?.id ?? '';
  return html`<div class="system" id="message-${shown.id}" role="article">
    ${icons.thread}
    <button type="button" class="said" @click=${() => context.go(id, null)}>
      ${words.messages.threadStarted(nameOf(shown.author), shown.content)}
    </button>
  </div>`;
}

function failure(shown: APIMessage, context: Context): TemplateResult | typeof nothing {
  const reason = context.state.failures.get(shown.id);
  if (reason === undefined) return nothing;
  return html`<p class="failure" slot="components" role="alert" title=${reason}>
    ${icons.warning} ${words.messages.failed}
  </p>`;
}

function ephemeralNote(shown: APIMessage, context: Context): TemplateResult | typeof nothing {
  if (!isEphemeral(shown)) return nothing;
  return html`<div class="ephemeral-note" slot="reactions">
    ${icons.eye} ${words.messages.onlyYou} •
    <button type="button" class="link" @click=${() => context.store.dismiss(shown)}>${words.messages.dismiss}</button>
  </div>`;
}
