/** Groups of file types, as Discord's documentation gives them. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  image: ['.png', '.gif', '.jpg', '.jpeg', '.jfif', '.webp', '.avif'],
  video: ['.mp4', '.mov', '.qt', '.webm'],
  audio: ['.mp3', '.m4a', '.wav', '.ogg', '.opus', '.flac'],
};

/** A group's name, or an extension in lower case. */
export const FILE_TYPE = /^(?:image|video|audio|\.[^\s./\\]{1,20})$/;

/** The extensions that an option's `file_types` allow. */
export function fileExtensions(types: readonly string[]): readonly string[] {
  return types.flatMap((type) => GROUPS[type] ?? [type]);
}

/** Whether an option takes a file of this name; any if it has no types. Its contents aren't looked at. */
export function takesFile(types: readonly string[] | null | undefined, name: string): boolean {
  return !types?.length || fileExtensions(types).some((extension) => name.toLowerCase().endsWith(extension));
}
