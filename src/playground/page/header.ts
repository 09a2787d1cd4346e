import { html, nothing, type TemplateResult } from 'lit';
import type { Context } from './context.ts';
import { icons } from './icons.ts';
import { iconOf } from './place-icon.ts';
import type { State } from './state.ts';
import type { Theme } from './theme.ts';
import { words } from './words.ts';

export interface HeaderProps {
  readonly theme: Theme;
  /** Whether the sidebar is open on a narrow window. */
  readonly sidebarOpen: boolean;
  openSidebar(): void;
  setTheme(theme: Theme): void;
}

/** The bar above the messages: the channel, and a switch for the theme. */
export function header(context: Context, props: HeaderProps): TemplateResult {
  const { state } = context;
  const place = state.places.get(state.channelId);
  const parent = place?.parent == null ? undefined : state.places.get(place.parent);
  const otherTheme = props.theme === 'dark' ? 'light' : 'dark';
  const mentionedElsewhere = [...state.unread.values()].some(({ mentions }) => mentions > 0);
  return html`<header class="bar">
    <button type="button" class="round only-narrow ${mentionedElsewhere ? 'called' : ''}" aria-label=${words.channels.menu}
      aria-expanded=${props.sidebarOpen} aria-controls="side" @click=${props.openSidebar}>${icons.menu}</button>
    ${parent ? html`<button type="button" class="bar-parent" @click=${() => context.go(parent.id, null)}>${icons.channel}${parent.name}</button>` : nothing}
    <span class="bar-name">${place ? iconOf(place) : nothing}<b>${place?.name ?? ''}</b></span>
    <span class="bar-topic" title=${place?.topic ?? ''}>${place?.topic ?? ''}</span>
    <button type="button" class="round" aria-label=${words.theme[otherTheme]} title=${words.theme[otherTheme]}
      @click=${() => props.setTheme(otherTheme)}>${props.theme === 'dark' ? icons.sun : icons.moon}</button>
  </header>`;
}

export function connectionStatus({ connection }: State): TemplateResult | typeof nothing {
  if (connection === 'open') return nothing;
  return html`<p class="connection ${connection}" role="status">${words.connection[connection]}</p>`;
}
