/** The URL of this page as another user. */
export function addressOf(userId: string): string {
  const url = new URL(location.href);
  url.searchParams.set('user', userId);
  return url.href;
}
