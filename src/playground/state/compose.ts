import type { APIEmbed, APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { MessageComponent } from '../validate/components.ts';
import type { Embed } from '../validate/embeds.ts';
import { walk } from '../validate/layout.ts';
import type { Files } from './files.ts';
import type { StoredFile } from './message.ts';

const SCHEME = 'attachment://';

const SELECT = { min_values: 1, max_values: 1 };

/** What Discord says of a component where the bot has said nothing, by its type. */
const DEFAULTS: Readonly<Record<number, Readonly<Record<string, unknown>>>> = {
  3: SELECT,
  5: SELECT,
  6: SELECT,
  7: SELECT,
  8: SELECT,
  11: { spoiler: false },
  13: { spoiler: false },
  14: { divider: true, spacing: 1 },
  17: { accent_color: null, spoiler: false },
};

/** Puts the addresses of stored files where a message names its attachments. */
export class Composer {
  readonly #byName: ReadonlyMap<string, StoredFile>;
  readonly #files: Files;
  readonly #mediaId: () => string;

  constructor(files: Files, attached: Iterable<StoredFile>, mediaId: () => string) {
    this.#mediaId = mediaId;
    this.#files = files;
    this.#byName = new Map([...attached].map((file) => [file.name, file]));
  }

  #media(url: string) {
    const file = url.startsWith(SCHEME) ? this.#byName.get(url.slice(SCHEME.length)) : undefined;
    if (!file) return { id: this.#mediaId(), url, proxy_url: url };
    const address = this.#files.urlOf(file);
    return {
      id: this.#mediaId(),
      url: address,
      proxy_url: address,
      attachment_id: file.id,
      content_type: file.contentType,
      ...(file.dimensions ?? {}),
    };
  }

  #image(image: { url: string } | null | undefined) {
    if (!image) return undefined;
    const { id, attachment_id, content_type, ...media } = {
      attachment_id: '',
      content_type: '',
      ...this.#media(image.url),
    };
    return media;
  }

  embeds(embeds: readonly Embed[]): APIEmbed[] {
    return embeds.map((one) => {
      const composed = {
        ...one,
        type: 'rich',
        image: this.#image(one.image),
        thumbnail: this.#image(one.thumbnail),
        footer: one.footer && {
          text: one.footer.text,
          ...(one.footer.icon_url ? { icon_url: this.#media(one.footer.icon_url).url } : {}),
        },
        author: one.author && {
          ...one.author,
          ...(one.author.icon_url ? { icon_url: this.#media(one.author.icon_url).url } : {}),
        },
      };
      return withoutEmpty(composed) as APIEmbed;
    });
  }

  /** Components as Discord gives them back: each with a number, media with addresses and sizes. */
  components(components: readonly MessageComponent[]): APIMessageTopLevelComponent[] {
    const copies = structuredClone(components) as MessageComponent[];
    const taken = new Set([...walk(copies, [])].map(({ component }) => component.id));
    let next = 1;
    for (const { component } of walk(copies, [])) {
      while (!component.id && taken.has(next)) next += 1;
      component.id ||= next++;
      for (const [key, value] of Object.entries(DEFAULTS[component.type] ?? {}))
        Object.assign(component, { [key]: Reflect.get(component, key) ?? value });
      if (component.type === 12)
        for (const item of component.items)
          Object.assign(item, {
            description: item.description ?? null,
            spoiler: item.spoiler ?? false,
            media: this.#media(item.media.url),
          });
      else if (component.type === 11) Object.assign(component, { media: this.#media(component.media.url) });
      else if (component.type === 13) {
        const name = component.file.url.slice(SCHEME.length);
        const size = this.#byName.get(name)?.bytes.length ?? 0;
        Object.assign(component, { file: this.#media(component.file.url), name, size });
      }
    }
    return copies as APIMessageTopLevelComponent[];
  }
}

function withoutEmpty(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined && one !== null));
}
