import type { APIMessage } from 'discord-api-types/v10';
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Context } from './context.ts';
import { isEphemeral, isLoading } from './message.ts';
import { nameOf } from './people.ts';
import { summaryOf } from './text.ts';
import { say } from './words.ts';

/**
 * What screen readers say about a message that's new, or edited from what it was `before`. Null for one's own, for
 * those of other channels, and for an edit that changes no words.
 */
export function announcementOf(
  message: APIMessage,
  before: APIMessage | undefined,
  context: Context,
): string | null {
  const { channelId, me } = context.state;
  if (message.channel_id !== channelId || message.author.id === me?.id || isLoading(message)) return null;
  const known = before && !isLoading(before);
  const text = wordsOf(message, context);
  if (text === '' || (known && text === wordsOf(before, context))) return null;
  const author = nameOf(message.author);
  const said = known
    ? say('playground-messages-changed', { author, text })
    : say('playground-messages-said', { author, text });
  return isEphemeral(message) ? say('playground-messages-whispered', { said }) : said;
}

function wordsOf({ content, attachments }: APIMessage, context: Context): string {
  const parts = [summaryOf(content, context), ...attachments.map(({ description }) => description ?? '')];
  return parts.filter((part) => part !== '').join(' ');
}

export interface Announcement {
  readonly number: number;
  readonly text: string;
}

/** Enough for messages that arrive together to be read one after the other. */
const KEPT = 5;

export function withAnnouncement(all: readonly Announcement[], text: string): readonly Announcement[] {
  const number = (all.at(-1)?.number ?? 0) + 1;
  return [...all, { number, text }].slice(-KEPT);
}

/** A region of which screen readers read each new paragraph once, even one with the same words as the last. */
export function liveRegion(all: readonly Announcement[]): TemplateResult {
  return html`<div class="unseen live" aria-live="polite" aria-relevant="additions">
    ${repeat(
      all,
      ({ number }) => number,
      ({ text }) => html`<p>${text}</p>`,
    )}
  </div>`;
}
