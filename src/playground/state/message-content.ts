import type { APIAttachment, APIMessage } from 'discord-api-types/v10';
import type { MessageBody } from '../validate/message-schema.ts';
import type { Upload } from '../validate/upload.ts';
import { componentObjects } from './component-objects.ts';
import { embedObjects } from './embed-objects.ts';
import type { Files } from './files.ts';
import { MediaResolver } from './media.ts';
import type { StoredFile } from './message.ts';
import type { Snowflakes } from './snowflakes.ts';

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
