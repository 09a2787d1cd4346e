/** Where a link leads: a channel or message in this page, the web, or nowhere safe. */
export type Link =
  | { readonly kind: 'place'; readonly channelId: string; readonly messageId: string | null }
  | { readonly kind: 'web'; readonly href: string }
  | { readonly kind: 'none' };

const placePath = /^\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** Discord's channel and message links stay in the page. Other links must be http or https. */
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
