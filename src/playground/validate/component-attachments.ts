import type { AnyComponent } from './components/message.ts';
import type { FieldPath } from './field-errors.ts';
import { walk } from './walk.ts';

/** The attachments that components reference, by file name. */
export function* componentAttachments(components: readonly AnyComponent[], path: FieldPath) {
  for (const { component, path: at } of walk(components, path)) {
    const media =
      component.type === 12
        ? component.items.map((item, index) => ({
            url: item.media.url,
            path: [...at, 'items', index, 'media', 'url'],
          }))
        : component.type === 11
          ? [{ url: component.media.url, path: [...at, 'media', 'url'] }]
          : component.type === 13
            ? [{ url: component.file.url, path: [...at, 'file', 'url'] }]
            : [];
    for (const reference of media)
      if (reference.url.startsWith('attachment://'))
        yield {
          name: reference.url.slice('attachment://'.length),
          path: reference.path,
          gallery: component.type === 12,
        };
  }
}
