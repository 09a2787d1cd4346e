import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('./languages/', import.meta.url);

/** The messages of each language by Discord's locale code: what the `.ftl` files in its folder say. */
export const languages: ReadonlyMap<string, readonly string[]> = new Map(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, textsOf(name)]),
);

function textsOf(locale: string): string[] {
  const files = new URL(`${locale}/`, folder);
  return readdirSync(files)
    .filter((file) => file.endsWith('.ftl'))
    .map((file) => readFileSync(new URL(file, files), 'utf8'));
}
