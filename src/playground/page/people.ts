import type { APIUser } from 'discord-api-types/v10';

const colours = ['#5865f2', '#3ba55d', '#c9743a', '#d84f7f', '#8e5bd0', '#2f8f9d', '#b3872b'] as const;

/** A user's display name, or else their username. */
export function userDisplayName(user: APIUser): string {
  return user.global_name ?? user.username;
}

function colourOf(user: APIUser): string {
  let sum = 0;
  for (const digit of user.id) sum = (sum * 31 + digit.charCodeAt(0)) % 9973;
  return colours[sum % colours.length] ?? colours[0];
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

/** A table with eight chairs around it. */
const TABLE = `<g fill="none" stroke="#f3d999"><circle cx="40" cy="40" r="17" stroke-width="4"/>
  <circle cx="40" cy="40" r="27" stroke-width="8" stroke-linecap="round" pathLength="8" stroke-dasharray="0 1"/></g>
  <circle cx="40" cy="40" r="6" fill="#f3d999"/>`;

/** A generated avatar as a data URI: the bot's round table, or the user's initial on their colour. */
export function avatarUri(user: APIUser): string {
  const initial = escapeXml([...userDisplayName(user).trim()][0]?.toUpperCase() ?? '?');
  const face = user.bot
    ? TABLE
    : `<text x="40" y="41" fill="#fff" font-family="sans-serif" font-size="38" font-weight="600" text-anchor="middle" dominant-baseline="central">${initial}</text>`;
  const ground = user.bot ? '#7a2531' : colourOf(user);
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="${ground}"/>${face}</svg>`,
  )}`;
}

/** The URL of this page with another `user` or `language`. */
export function addressWith(name: 'user' | 'language', value: string): string {
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  return url.href;
}
