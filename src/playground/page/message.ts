import '@skyra/discord-components-core/discord-action-row.js';
import { DiscordAuthorInfo } from '@skyra/discord-components-core/discord-author-info.js';
import { DiscordMessage } from '@skyra/discord-components-core/discord-message.js';
import {
  type APIAttachment,
  type APIButtonComponent,
  type APIButtonComponentWithURL,
  type APIMessage,
  type APIMessageComponent,
  type APISelectMenuComponent,
  ButtonStyle,
  ComponentType,
  MessageType,
} from 'discord-api-types/v10';
import { html, nothing, type TemplateResult, unsafeCSS } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { pageIcon } from './element.ts';
import { avatarUri, userDisplayName } from './people.ts';
import { type Chosen, menuOptions } from './select.ts';
import { pendingComponent } from './state.ts';
import type { Context } from './store.ts';
import overrides from './styles/discord-message.shadow.css';
import { clockTime, messageTime, parseLink, previewParts, renderEmoji, renderText } from './text.ts';
import { t } from './words.ts';

export function isEphemeral(message: APIMessage): boolean {
  return ((message.flags ?? 0) & 64) !== 0;
}

export function isLoading(message: APIMessage): boolean {
  return ((message.flags ?? 0) & 128) !== 0;
}

const maxGapMs = 7 * 60_000;

/** Whether a message is shown under the previous one, without avatar and name. */
export function isGrouped(previous: APIMessage | undefined, message: APIMessage): boolean {
  if (!previous || previous.author.id !== message.author.id || previous.type !== message.type) return false;
  if (message.interaction || message.message_reference) return false;
  return Date.parse(message.timestamp) - Date.parse(previous.timestamp) < maxGapMs;
}

for (const { elementStyles } of [DiscordMessage, DiscordAuthorInfo]) elementStyles.push(unsafeCSS(overrides));

export function thinking(text: string): TemplateResult {
  return html`<span class="thinking"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>${text}</span>`;
}

/** The line above a message: the command that was used, or the message it replies to. */
function origin(shown: APIMessage, context: Context): TemplateResult | typeof nothing {
  if (shown.interaction) {
    const { user, name } = shown.interaction;
    return html`<div class="origin" slot="reply">
      <img src=${avatarUri(user)} alt=""><b>${userDisplayName(user)}</b> ${t('playground-messages-used')}
      <button type="button" class="mention" @click=${() => context.fill(`/${name}`)}>/${name}</button>
    </div>`;
  }
  const target = shown.message_reference?.message_id;
  if (target === undefined) return nothing;
  // A reference to an ephemeral message leads nowhere for everybody but its user.
  const original = context.state.messages.get(shown.channel_id)?.find(({ id }) => id === target);
  if (!original)
    return html`<div class="origin" slot="reply">${pageIcon('reply')}<i>${t('playground-messages-deleted-reply')}</i></div>`;
  return html`<div class="origin" slot="reply">
    ${pageIcon('reply')}<span class="unseen">${t('playground-messages-reply-to')}</span>
    <img src=${avatarUri(original.author)} alt=""><b>${userDisplayName(original.author)}</b>
    <button type="button" class="said" @click=${() => context.go(original.channel_id, original.id)}>
      ${original.content === '' ? t('playground-messages-reply-without') : previewParts(original.content, context)}
    </button>
  </div>`;
}

function threadStarted(shown: APIMessage, context: Context): TemplateResult {
  const id = shown.message_reference?.channel_id ?? '';
  return html`<article class="entry system" id="message-${shown.id}" tabindex="-1">
    ${pageIcon('thread')}
    <button type="button" class="said" @click=${() => context.go(id, null)}>
      ${t('playground-messages-thread-started', { author: userDisplayName(shown.author), thread: shown.content })}
    </button>
  </article>`;
}

function failure(shown: APIMessage, context: Context): TemplateResult | typeof nothing {
  const reason = context.state.failures.get(shown.id);
  if (reason === undefined) return nothing;
  return html`<p class="failure" slot="components" role="alert" title=${reason}>
    ${pageIcon('warning')} ${t('playground-messages-failed')}
  </p>`;
}

function ephemeralNote(shown: APIMessage, context: Context): TemplateResult | typeof nothing {
  if (!isEphemeral(shown)) return nothing;
  return html`<div class="ephemeral-note" slot="reactions">
    ${pageIcon('eye')} ${t('playground-messages-only-you')} •
    <button type="button" class="link" @click=${() => context.store.dismiss(shown)}>${t('playground-messages-dismiss')}</button>
  </div>`;
}

/** A picture that opens at full size when clicked. Its known size reserves space while it loads. */
function picture(
  { url, description: alt = '', width, height }: APIAttachment,
  context: Context,
  kind: string,
) {
  return html`<button
    type="button"
    class="picture ${kind}"
    title=${alt}
    aria-label=${alt === '' ? t('playground-picture-open') : t('playground-picture-open-alt', { alt })}
    @click=${() => context.openPicture({ url, alt })}
  >
    <img src=${url} alt=${alt} width=${ifDefined(width ?? undefined)} height=${ifDefined(height ?? undefined)} decoding="async">
  </button>`;
}

function isImage({ content_type }: APIAttachment): boolean {
  return content_type?.startsWith('image/') ?? false;
}

/** The attachments below a message's text: pictures, then other files. */
function attachments({ attachments: own }: APIMessage, context: Context): TemplateResult | typeof nothing {
  if (own.length === 0) return nothing;
  const images = own.filter(isImage);
  return html`<div class="attachments" slot="attachments">
    ${images.map((attachment) => picture(attachment, context, images.length > 1 ? 'tile' : ''))}
    ${own.filter((attachment) => !isImage(attachment)).map(file)}
  </div>`;
}

function file({ url, filename, size }: APIAttachment): TemplateResult {
  return html`<a class="file" href=${url} download=${filename}
    >${pageIcon('file')}<span>${t('playground-messages-download', { name: filename, size: sizeOf(size) })}</span></a
  >`;
}

function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

const looks: Readonly<Record<number, string>> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
};

function button(component: APIButtonComponent, message: APIMessage, context: Context): TemplateResult {
  if (component.style === ButtonStyle.Link) return linkButton(component, context);
  if (component.style === ButtonStyle.Premium)
    return html`<span>${t('playground-messages-unsupported', { type: component.type })}</span>`;
  const { custom_id: customId } = component;
  const pending = pendingComponent(context.state, message.id);
  const busy = pending === customId;
  return html`<button
    type="button"
    class="button ${looks[component.style] ?? 'secondary'} ${busy ? 'busy' : ''}"
    data-control=${customId}
    ?disabled=${component.disabled ?? false}
    aria-busy=${busy}
    aria-disabled=${pending === undefined ? nothing : 'true'}
    @click=${() => context.store.press(message, customId, ComponentType.Button)}
  >
    <span class="button-face">${renderEmoji(component.emoji)}${component.label === undefined ? nothing : html`<span>${component.label}</span>`}</span>
    ${busy ? html`<span class="dots" role="status" aria-label=${t('playground-messages-working')}><i></i><i></i><i></i></span>` : nothing}
  </button>`;
}

function linkButton(
  { url, label, emoji, disabled }: APIButtonComponentWithURL,
  context: Context,
): TemplateResult {
  const face = html`<span class="button-face">${renderEmoji(emoji)}<span>${label}</span>${pageIcon('launch')}</span>`;
  const link = parseLink(url, (id) => context.state.places.has(id));
  if (link.kind === 'place') {
    return html`<button
      type="button"
      class="button secondary"
      ?disabled=${disabled ?? false}
      @click=${() => context.go(link.channelId, link.messageId)}
    >${face}</button>`;
  }
  if (link.kind === 'none' || disabled)
    return html`<button type="button" class="button secondary" disabled>${face}</button>`;
  return html`<a class="button secondary" href=${link.href} target="_blank" rel="noreferrer noopener">${face}</a>`;
}

/** Any select menu of a message; those of users, roles and channels list what the page knows. */
function menu(component: APISelectMenuComponent, message: APIMessage, context: Context): TemplateResult {
  const pending = pendingComponent(context.state, message.id);
  return html`<page-select
    .control=${component.custom_id}
    .options=${menuOptions(component, context.state)}
    .min=${component.min_values ?? 1}
    .max=${component.max_values ?? 1}
    .placeholder=${component.placeholder ?? ''}
    .disabled=${component.disabled ?? false}
    .busy=${pending === component.custom_id}
    .failed=${context.state.failures.has(message.id)}
    @chosen=${({ detail }: CustomEvent<Chosen>) =>
      context.store.press(message, component.custom_id, component.type, detail.values)}
  ></page-select>`;
}

/** A message's components. */
function components(message: APIMessage, context: Context): TemplateResult | typeof nothing {
  const all = message.components ?? [];
  if (all.length === 0) return nothing;
  return html`<div class="components" slot="components">
    ${all.map((row) => rowOf(row, message, context))}
  </div>`;
}

/** A row of buttons or a menu; the page has no Components V2. */
function rowOf(row: APIMessageComponent, message: APIMessage, context: Context): TemplateResult {
  if (row.type !== ComponentType.ActionRow)
    return html`<p class="unsupported">${t('playground-messages-unsupported', { type: row.type })}</p>`;
  return html`<discord-action-row class="row" role="group" aria-label=${t('playground-messages-actions')}>
    ${row.components.map((inner) =>
      inner.type === ComponentType.Button ? button(inner, message, context) : menu(inner, message, context),
    )}
  </discord-action-row>`;
}

/** A message. `grouped` messages follow another one by the same author and show no avatar or name. */
export function message(item: APIMessage, grouped: boolean, context: Context): TemplateResult {
  if (item.type === MessageType.ThreadCreated) return threadStarted(item, context);
  const { author } = item;
  const when = new Date(item.timestamp);
  const time = messageTime(when, new Date());
  const me = context.state.me?.id;
  const mentioned = item.mentions.some((user) => user.id === me);
  const kind = isEphemeral(item) ? 'ephemeral' : mentioned ? 'called' : '';
  const by = t('playground-messages-by', { author: userDisplayName(author), time });
  // A negative tabindex on an element with a shadow tree would take all its controls out of the Tab order.
  return html`<article
    id="message-${item.id}"
    class="entry"
    tabindex="-1"
    aria-label=${isEphemeral(item) ? t('playground-messages-whispered', { said: by }) : by}
  ><discord-message
    class="message ${kind}"
    author=${userDisplayName(author)}
    avatar=${avatarUri(author)}
    timestamp=${grouped ? clockTime(when) : time}
    ?bot=${author.bot ?? false}
    ?message-body-only=${grouped}
  >
    ${origin(item, context)}
    ${body(item, context)}
    ${attachments(item, context)}
    ${components(item, context)}
    ${failure(item, context)}
    ${ephemeralNote(item, context)}
  </discord-message></article>`;
}

function body(item: APIMessage, context: Context): TemplateResult | typeof nothing {
  if (isLoading(item))
    return thinking(t('playground-messages-thinking', { bot: userDisplayName(item.author) }));
  if (item.content === '') return nothing;
  const edited =
    item.edited_timestamp === null
      ? nothing
      : html`<small class="edited">${t('playground-messages-edited')}</small>`;
  return renderText(item.content, context, edited);
}
