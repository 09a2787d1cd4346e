import { html, type TemplateResult } from 'lit';
import type { Context } from '../context.ts';
import { icons } from '../icons.ts';
import { words } from '../words.ts';
import { channelList } from './channels.ts';
import { languageMenu } from './language.ts';
import { userSwitcher } from './users.ts';

export interface SidebarProps {
  /** Whether it's off screen, in a narrow window. */
  readonly hidden: boolean;
  close(): void;
  switchUser(userId: string): void;
}

/** The guild's channels, and the user this window plays as. */
export function sidebar(context: Context, { hidden, close, switchUser }: SidebarProps): TemplateResult {
  return html`<aside class="side" ?inert=${hidden} id="side">
    <header class="guild">
      <h2>${context.state.guild?.name ?? ''}</h2>
      <button type="button" class="round only-narrow" aria-label=${words.channels.close} @click=${close}>${icons.close}</button>
    </header>
    ${channelList(context, close)}
    ${userSwitcher(context, switchUser)}
    ${languageMenu()}
  </aside>`;
}
