/** Where a link leads: to a place in this page, out of it, or nowhere that is safe. */
export type Link =
  | { readonly kind: 'place'; readonly channelId: string; readonly messageId: string | null }
  | { readonly kind: 'web'; readonly href: string }
  | { readonly kind: 'none' };

const placePath = /^\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** Discord's own channel and message links stay in the page; only http and https lead out of it. */
export function linkOf(target: string, known: (channelId: string) => boolean): Link {
  let url: URL;
  try {
    url = new URL(target);
  } catch {
    return { kind: 'none' };
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { kind: 'none' };
  const place = placePath.exec(url.pathname);
  const channelId = place?.[1];
  if (channelId !== undefined && known(channelId)) {
    return { kind: 'place', channelId, messageId: place?.[2] ?? null };
  }
  return { kind: 'web', href: url.href };
}
