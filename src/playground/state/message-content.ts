import {
  type APIAttachment,
  type APIEmbed,
  type APIMessage,
  type APIMessageTopLevelComponent,
  ComponentType,
} from 'discord-api-types/v10';
import type { AnyComponent, MessageComponent } from '../validate/components.ts';
import { walk } from '../validate/layout.ts';
import type { Upload } from '../validate/message-context.ts';
import type { Embed, MessageBody } from '../validate/message-schema.ts';
import type { Files } from './files.ts';
import type { StoredFile } from './message.ts';
import type { Snowflakes } from './snowflakes.ts';

const ATTACHMENT_SCHEME = 'attachment://';

/** Resolves `attachment://` URLs to the stored files of one message. */
class MediaResolver {
  readonly #byName: ReadonlyMap<string, StoredFile>;
  readonly #files: Files;
  readonly #nextId: () => string;

  constructor(files: Files, attached: Iterable<StoredFile>, nextId: () => string) {
    this.#files = files;
    this.#nextId = nextId;
    this.#byName = new Map([...attached].map((file) => [file.name, file]));
  }

  /** The stored file an URL refers to, if it refers to one. */
  file(url: string): StoredFile | undefined {
    return url.startsWith(ATTACHMENT_SCHEME)
      ? this.#byName.get(url.slice(ATTACHMENT_SCHEME.length))
      : undefined;
  }

  /** An unfurled media item, as the API returns it. */
  item(url: string) {
    const file = this.file(url);
    const id = this.#nextId();
    if (!file) return { id, url, proxy_url: url };
    const address = this.#files.urlOf(file);
    return {
      id,
      url: address,
      proxy_url: address,
      attachment_id: file.id,
      content_type: file.contentType,
      ...(file.dimensions ?? {}),
    };
  }
}

/** Embeds as the API returns them, with attachment URLs resolved. */
function embedObjects(embeds: readonly Embed[], media: MediaResolver): APIEmbed[] {
  return embeds.map((embed) => {
    const resolved = {
      ...embed,
      type: 'rich',
      image: imageOf(embed.image, media),
      thumbnail: imageOf(embed.thumbnail, media),
      footer: embed.footer && { text: embed.footer.text, ...iconOf(embed.footer, media) },
      author: embed.author && { ...embed.author, ...iconOf(embed.author, media) },
    };
    return withoutEmpty(resolved) as APIEmbed;
  });
}

function imageOf(image: { url: string } | null | undefined, media: MediaResolver) {
  if (!image) return undefined;
  const { id, attachment_id, content_type, ...rest } = {
    attachment_id: '',
    content_type: '',
    ...media.item(image.url),
  };
  return rest;
}

function iconOf({ icon_url }: { icon_url?: string | null | undefined }, media: MediaResolver) {
  return icon_url ? { icon_url: media.item(icon_url).url } : {};
}

function withoutEmpty(value: object): object {
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined && field !== null),
  );
}

const SELECT_DEFAULTS = { min_values: 1, max_values: 1 };

/** Values the API fills in for what the bot leaves out, by component type. */
const DEFAULTS: Readonly<Record<number, Readonly<Record<string, unknown>>>> = {
  [ComponentType.StringSelect]: SELECT_DEFAULTS,
  [ComponentType.UserSelect]: SELECT_DEFAULTS,
  [ComponentType.RoleSelect]: SELECT_DEFAULTS,
  [ComponentType.MentionableSelect]: SELECT_DEFAULTS,
  [ComponentType.ChannelSelect]: SELECT_DEFAULTS,
  [ComponentType.Thumbnail]: { spoiler: false },
  [ComponentType.File]: { spoiler: false },
  [ComponentType.Separator]: { divider: true, spacing: 1 },
  [ComponentType.Container]: { accent_color: null, spoiler: false },
};

/** Components as the API returns them: numbered, with defaults and resolved media. */
function componentObjects(
  components: readonly MessageComponent[],
  media: MediaResolver,
): APIMessageTopLevelComponent[] {
  const copies = structuredClone(components) as MessageComponent[];
  const taken = new Set([...walk(copies, [])].map(({ component }) => component.id));
  let next = 1;
  for (const { component } of walk(copies, [])) {
    while (!component.id && taken.has(next)) next += 1;
    component.id ||= next++;
    for (const [key, value] of Object.entries(DEFAULTS[component.type] ?? {}))
      Object.assign(component, { [key]: Reflect.get(component, key) ?? value });
    resolveMedia(component, media);
  }
  return copies as APIMessageTopLevelComponent[];
}

function resolveMedia(component: AnyComponent, media: MediaResolver): void {
  if (component.type === ComponentType.MediaGallery)
    for (const item of component.items)
      Object.assign(item, {
        description: item.description ?? null,
        spoiler: item.spoiler ?? false,
        media: media.item(item.media.url),
      });
  else if (component.type === ComponentType.Thumbnail)
    Object.assign(component, { media: media.item(component.media.url) });
  else if (component.type === ComponentType.File) {
    const file = media.file(component.file.url);
    Object.assign(component, {
      file: media.item(component.file.url),
      name: file?.name ?? '',
      size: file?.bytes.length ?? 0,
    });
  }
}

type FilesById = ReadonlyMap<string, StoredFile>;

/** Turns the body of a request into the content of a message, and stores its files. */
export class MessageContent {
  readonly #files: Files;
  readonly #ids: Snowflakes;

  constructor(files: Files, ids: Snowflakes) {
    this.#files = files;
    this.#ids = ids;
  }

  /** The files of a message after `form`: the ones it keeps, then the uploads. */
  attach(channelId: string, form: MessageBody, uploads: readonly Upload[], before: FilesById): FilesById {
    const listed = new Map((form.attachments ?? []).map((item) => [item.id, item]));
    const kept = [...before.values()].filter(({ id }) => form.attachments === undefined || listed.has(id));
    const added = uploads.map((upload) =>
      this.#files.add(this.#ids.next(), channelId, upload, listed.get(upload.index)?.description ?? null),
    );
    return new Map([...kept, ...added].map((file) => [file.id, file]));
  }

  build(form: MessageBody, files: FilesById) {
    const media = new MediaResolver(this.#files, files.values(), () => this.#ids.next());
    return {
      content: form.content ?? '',
      embeds: embedObjects(form.embeds ?? [], media),
      components: componentObjects(form.components ?? [], media),
    };
  }

  /** Attachments of a message: the files that neither embeds nor components show. */
  attachments(
    { embeds, components }: Pick<APIMessage, 'embeds' | 'components'>,
    files: FilesById,
    ephemeral: boolean,
  ): APIAttachment[] {
    const shown = JSON.stringify([embeds, components]);
    return [...files.values()]
      .filter((file) => !shown.includes(this.#files.urlOf(file)))
      .map((file) => this.#files.data(file, ephemeral));
  }
}
