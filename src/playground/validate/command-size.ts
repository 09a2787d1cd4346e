const longest = (words: string, localisations: Partial<Record<string, string>> | null | undefined) =>
  Math.max(words.length, ...Object.values(localisations ?? {}).map((one) => one?.length ?? 0));

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
export function commandSize(one: Sized): number {
  let size = longest(one.name, one.name_localizations);
  if (one.description !== undefined) size += longest(one.description, one.description_localizations);
  if (one.value !== undefined) size += String(one.value).length;
  for (const inner of [...(one.options ?? []), ...(one.choices ?? [])]) size += commandSize(inner);
  return size;
}
