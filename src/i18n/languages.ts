import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('./languages/', import.meta.url);

/** A language's messages: the text of each `.ftl` file by its name. */
export type Texts = ReadonlyMap<string, string>;

/** The messages of each language, by Discord's locale code, which is its folder's name. */
export const languages: ReadonlyMap<string, Texts> = new Map(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, textsIn(new URL(`${name}/`, folder))]),
);

function textsIn(files: URL): Texts {
  const names = readdirSync(files).filter((name) => name.endsWith('.ftl'));
  return new Map(names.map((name) => [name, readFileSync(new URL(name, files), 'utf8')]));
}
