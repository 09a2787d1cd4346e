import { DefaultRestOptions, type RESTOptions } from '@discordjs/rest';
import { measure } from '../../base/measures.ts';

type Send = RESTOptions['makeRequest'];

/** What a request is for, by the first part of its path after the version. */
const ROUTES: Readonly<Record<string, string>> = {
  interactions: 'answer',
  webhooks: 'token',
  channels: 'message',
};

const routeOf = (url: string): string => ROUTES[/\/v\d+\/(\w+)/.exec(url)?.[1] ?? ''] ?? 'other';

/** Sends a request as discord.js does, each attempt of it measured. */
export const measuredRequest: Send = async (url, init) => {
  const route = routeOf(url);
  try {
    const response = await DefaultRestOptions.makeRequest(url, init);
    measure('request', { route, status: response.status });
    return response;
  } catch (error) {
    measure('request', { route, status: null });
    throw error;
  }
};
