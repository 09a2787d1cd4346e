import { type APIMessageTopLevelComponent, ComponentType } from 'discord-api-types/v10';
import type { AnyComponent, MessageComponent } from '../validate/components/message.ts';
import { walk } from '../validate/walk.ts';
import type { MediaResolver } from './media.ts';

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
export function componentObjects(
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
