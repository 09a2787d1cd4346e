const longest = (words: string, localisations: Partial<Record<string, string>> | null | undefined) =>
  Math.max(words.length, ...Object.values(localisations ?? {}).map((item) => item?.length ?? 0));

export interface Sized {
  readonly name: string;
  readonly name_localizations?: Partial<Record<string, string>> | null | undefined;
  readonly description?: string;
  readonly description_localizations?: Partial<Record<string, string>> | null | undefined;
  readonly value?: string | number;
  readonly options?: readonly Sized[] | undefined;
  readonly choices?: readonly Sized[] | undefined;
}

/** Characters that count towards a command's limit: the longest localisation of each name and description, and values. */
export function commandSize(item: Sized): number {
  let size = longest(item.name, item.name_localizations);
  if (item.description !== undefined) size += longest(item.description, item.description_localizations);
  if (item.value !== undefined) size += String(item.value).length;
  for (const inner of [...(item.options ?? []), ...(item.choices ?? [])]) size += commandSize(inner);
  return size;
}
