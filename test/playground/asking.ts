import type { APIInteraction } from 'discord.js';
import type { Outcome } from '../../src/playground/users/outcome.ts';
import { button, row } from './pieces.ts';
import type { Raw } from './raw.ts';

export const COMMANDS = [
  { name: 'help', description: 'Help' },
  {
    name: 'artus',
    description: 'Artus',
    options: [{ type: 3, name: 'card', description: 'Card', autocomplete: true }],
  },
];

/** Ann uses /help; what becomes of it is left to the test. */
export async function used(raw: Raw): Promise<{ interaction: APIInteraction; outcome: Promise<Outcome> }> {
  const next = raw.nextInteraction();
  const outcome = raw.discord.user('ann').command(raw.hall, 'help');
  outcome.catch(() => undefined);
  return { interaction: await next, outcome };
}

/** Ann presses the button of a message that has one. */
export async function pressed(raw: Raw, message: object = { content: 'x', components: [row(button())] }) {
  const { interaction: first, outcome: shown } = await used(raw);
  await raw.callback(first, { type: 4, data: message });
  const next = raw.nextInteraction();
  const outcome = raw.discord.user('ann').click((await shown).message!, 'a');
  outcome.catch(() => undefined);
  return { interaction: await next, outcome };
}
