import { type APIMessage, MessageType } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { avatarOf, nameOf } from '../avatar.ts';
import type { Context } from '../context.ts';
import { renderText } from '../text/render.ts';
import { clockTime, messageTime } from '../text/time.ts';
import { words } from '../words.ts';
import { attachments } from './attachments.ts';
import { components } from './components.ts';
import { embeds } from './embed.ts';
import { isEphemeral, isLoading } from './flags.ts';
import './component-overrides.ts';
import { ephemeralNote, failure } from './notes.ts';
import { origin } from './origin.ts';
import { thinking } from './thinking.ts';
import { thread, threadStarted } from './thread.ts';

const componentsV2 = 32768;

/** A message. `grouped` messages follow another one by the same author and show no avatar or name. */
export function message(item: APIMessage, grouped: boolean, context: Context): TemplateResult {
  if (item.type === MessageType.ThreadCreated) return threadStarted(item, context);
  const { author } = item;
  const when = new Date(item.timestamp);
  const time = messageTime(when, new Date());
  const v2 = ((item.flags ?? 0) & componentsV2) !== 0;
  const me = context.state.me?.id;
  const mentioned = item.mentions.some((user) => user.id === me);
  const kind = isEphemeral(item) ? 'ephemeral' : mentioned ? 'called' : '';
  const by = words.messages.by(nameOf(author), time);
  // A negative tabindex on an element with a shadow tree would take all its controls out of the Tab order.
  return html`<article
    id="message-${item.id}"
    class="entry"
    tabindex="-1"
    aria-label=${isEphemeral(item) ? words.messages.whispered(by) : by}
  ><discord-message
    class="message ${kind}"
    author=${nameOf(author)}
    avatar=${avatarOf(author)}
    timestamp=${grouped ? clockTime(when) : time}
    ?bot=${author.bot ?? false}
    ?message-body-only=${grouped}
  >
    ${origin(item, context)}
    ${body(item, context)}
    ${v2 ? nothing : [attachments(item, context), ...embeds(item, context)]}
    ${components(item, context)}
    ${thread(item, context)}
    ${failure(item, context)}
    ${ephemeralNote(item, context)}
  </discord-message></article>`;
}

function body(item: APIMessage, context: Context): TemplateResult | typeof nothing {
  if (isLoading(item)) return thinking(words.messages.thinking(nameOf(item.author)));
  if (item.content === '') return nothing;
  const edited =
    item.edited_timestamp === null ? nothing : html`<small class="edited">${words.messages.edited}</small>`;
  return renderText(item.content, context, edited);
}
