import {
  type APIComponentInMessageActionRow,
  type APIMessage,
  type APIMessageComponent,
  ComponentType,
} from 'discord-api-types/v10';
import type { TemplateResult } from 'lit';
import type { Context } from '../context.ts';
import { button } from './button.ts';
import { menu } from './menu.ts';

const controls: ReadonlySet<number> = new Set([2, 3, 5, 6, 7, 8]);

export function isControl(component: APIMessageComponent): component is APIComponentInMessageActionRow {
  return controls.has(component.type);
}

export function control(
  component: APIComponentInMessageActionRow,
  message: APIMessage,
  context: Context,
): TemplateResult {
  return component.type === ComponentType.Button
    ? button(component, message, context)
    : menu(component, message, context);
}
