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
import './shell.ts';
import { ephemeralNote, failure } from './notes.ts';
import { origin } from './origin.ts';
import { thinking } from './thinking.ts';
import { thread, threadStarted } from './thread.ts';

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
