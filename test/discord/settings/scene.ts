import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { encodeCustomId, type Verb } from '../../../src/discord/choices/controls.ts';
import { translator } from '../../../src/i18n/index.ts';
import type { ModalValues } from '../../../src/playground/users/interaction-data.ts';
import type { Outcome } from '../../../src/playground/users/outcome.ts';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import type { Stage } from '../fixtures/stage.ts';
import { isPrivate } from '../fixtures/stranger.ts';

export const t = translator('en-US');

/** Ann owns the server, Ben may manage it, Cleo has a role, Dan has nothing. */
export const HOUSE = {
  users: ['Ann', 'Ben', 'Cleo', 'Dan'].map((displayName) => ({
    name: displayName.toLowerCase(),
    displayName,
  })),
  guilds: [
    {
      name: 'House',
      roles: [
        { name: 'admins', permissions: 1n << 5n, members: ['ben'] },
        { name: 'stewards', members: ['cleo'] },
        { name: 'players', mentionable: true },
        { name: 'squires' },
      ],
      channels: [{ name: 'round-table' }, { name: 'hall' }, { name: 'board' }],
    },
  ],
};

export const user = (on: Stage, name: string): LocalUser => on.playground.discord.user(name);
export const channel = (on: Stage, name: string) => on.playground.discord.channel(name);

export function roleId(on: Stage, name: string): string {
  const role = [...on.playground.discord.guild().roles.values()].find((each) => each.name === name);
  return role!.id;
}

/** The custom ID of a settings' control or form. */
export const idOf = (verb: Verb, field: string): string =>
  encodeCustomId({ tableId: null, revision: 0, verb, args: [field] });

/** Opens the settings. */
export async function open(on: Stage, name: string, which: 'me' | 'server'): Promise<APIMessage> {
  const { message } = await user(on, name).command(on.channelId, `settings ${which}`);
  expect(isPrivate(message!)).toBe(true);
  return message!;
}

/** Opens a form from the settings' message and submits it. @returns the message as it's then */
export async function fill(
  of: LocalUser,
  message: APIMessage,
  verb: Verb,
  field: string,
  values: ModalValues,
): Promise<Outcome> {
  return of.submitModal(await of.click(message, idOf(verb, field)), values);
}

/** What a form's lines hold when it's opened, by the ID of the line. */
export async function held(of: LocalUser, message: APIMessage, verb: Verb, field: string) {
  const { modal } = await of.click(message, idOf(verb, field));
  const lines = modal!.components.flatMap((label) =>
    'component' in label ? [label.component as { custom_id: string; value?: string }] : [],
  );
  return Object.fromEntries(lines.map(({ custom_id, value }) => [custom_id, value ?? '']));
}

export function nothingWrong(on: Stage): void {
  expect(on.playground.discord.refusals).toEqual([]);
  expect(on.faults()).toEqual([]);
}
