import { html, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Context } from '../context.ts';
import { words } from '../words.ts';

interface Shown {
  readonly url: string;
  readonly alt: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A picture that opens at full size when clicked. Its known size reserves space while it loads. */
export function picture({ url, alt, width, height }: Shown, context: Context, kind = ''): TemplateResult {
  return html`<button
    type="button"
    class="picture ${kind}"
    title=${alt}
    aria-label=${words.picture.open(alt)}
    @click=${() => context.openPicture({ url, alt })}
  >
    <img src=${url} alt=${alt} width=${ifDefined(width)} height=${ifDefined(height)} decoding="async">
  </button>`;
}
