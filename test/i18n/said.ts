/** Where a request to Discord has words that somebody reads. */
const READ = new Set(['content', 'label', 'description', 'placeholder', 'title', 'topic']);

/** Everything in a request's body that somebody reads: messages, labels, menus, forms, and descriptions of pictures. */
export function readIn(body: unknown): string[] {
  if (Array.isArray(body)) return body.flatMap(readIn);
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) =>
    typeof value === 'string' ? (READ.has(key) ? [value] : []) : readIn(value),
  );
}
