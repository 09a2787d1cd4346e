import { type APITextInputComponent, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Context } from '../context.ts';
import { optionsOf } from '../select/offered.ts';
import '../select/select.ts';
import { words } from '../words.ts';
import type { Input } from './inputs.ts';

/** A field of a modal with its label, its description and what's wrong with it. */
export function field(input: Input, error: string | undefined, context: Context): TemplateResult {
  const { spec, label, about } = input;
  const id = `modal-${spec.custom_id}`;
  const required = spec.required ?? true;
  const needed = required
    ? html`<span class="needed" title=${words.modal.required} aria-hidden="true"> *</span>`
    : nothing;
  return html`<div class="modal-field">
    ${
      spec.type === ComponentType.TextInput
        ? html`<label for=${id}>${label}${needed}</label>`
        : html`<span class="modal-label">${label}${needed}</span>`
    }
    ${about === '' ? nothing : html`<p class="option-about" id="${id}-about">${about}</p>`}
    ${spec.type === ComponentType.TextInput ? text(spec, about, error) : menu(input, error, context)}
    ${error === undefined ? nothing : html`<p class="modal-error" id="${id}-error" role="alert">${error}</p>`}
  </div>`;
}

function text(spec: APITextInputComponent, about: string, error: string | undefined): TemplateResult {
  const id = `modal-${spec.custom_id}`;
  const described = [about === '' ? '' : `${id}-about`, error === undefined ? '' : `${id}-error`]
    .join(' ')
    .trim();
  const required = spec.required ?? true;
  return spec.style === TextInputStyle.Paragraph
    ? html`<textarea class="modal-input" id=${id} name=${spec.custom_id} rows="4" aria-required=${required}
        aria-invalid=${error !== undefined} aria-describedby=${described === '' ? nothing : described}
        maxlength=${ifDefined(spec.max_length)} placeholder=${spec.placeholder ?? ''}
        .defaultValue=${spec.value ?? ''}></textarea>`
    : html`<input class="modal-input" id=${id} name=${spec.custom_id} type="text" autocomplete="off"
        aria-required=${required} aria-invalid=${error !== undefined}
        aria-describedby=${described === '' ? nothing : described}
        maxlength=${ifDefined(spec.max_length)} placeholder=${spec.placeholder ?? ''}
        .defaultValue=${spec.value ?? ''}>`;
}

function menu({ spec, label }: Input, error: string | undefined, context: Context): TemplateResult {
  if (spec.type === ComponentType.TextInput) return html``;
  return html`<page-select
    .control=${spec.custom_id}
    .label=${label}
    .required=${spec.required ?? true}
    .error=${error === undefined ? '' : `modal-${spec.custom_id}-error`}
    .options=${optionsOf(spec, context.state)}
    .min=${spec.required === false ? 0 : (spec.min_values ?? 1)}
    .max=${spec.max_values ?? 1}
    .placeholder=${spec.placeholder ?? ''}
  ></page-select>`;
}
