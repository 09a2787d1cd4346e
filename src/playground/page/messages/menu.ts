import type { APIMessage, APISelectMenuComponent } from 'discord-api-types/v10';
import { html, type TemplateResult } from 'lit';
import type { Context } from '../context.ts';
import { optionsOf } from '../select/offered.ts';
import '../select/select.ts';
import type { Chosen } from '../select/select.ts';
import { pendingComponent } from './button.ts';

/** Any select menu of a message; those of users, roles and channels list what the page knows. */
export function menu(
  component: APISelectMenuComponent,
  message: APIMessage,
  context: Context,
): TemplateResult {
  const pending = pendingComponent(context.state, message.id);
  return html`<page-select
    .control=${component.custom_id}
    .options=${optionsOf(component, context.state)}
    .min=${component.min_values ?? 1}
    .max=${component.max_values ?? 1}
    .placeholder=${component.placeholder ?? ''}
    .disabled=${component.disabled ?? false}
    .busy=${pending === component.custom_id}
    @chosen=${({ detail }: CustomEvent<Chosen>) =>
      context.store.press(message, component.custom_id, component.type, detail.values)}
  ></page-select>`;
}
