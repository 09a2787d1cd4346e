import type { APIInteraction } from 'discord.js';
import type { Outcome } from '../../src/playground/users/outcome.ts';
import { button, row } from './payloads.ts';
import type { RawClient } from './raw-client.ts';

export const COMMANDS = [
  { name: 'help', description: 'Help' },
  {
    name: 'artus',
    description: 'Artus',
    options: [{ type: 3, name: 'card', description: 'Card', autocomplete: true }],
  },
];

/** Ann runs /help. The test decides how the bot responds. */
export async function runHelp(
  raw: RawClient,
): Promise<{ interaction: APIInteraction; outcome: Promise<Outcome> }> {
  const next = raw.nextInteraction();
  const outcome = raw.discord.user('ann').command(raw.hall, 'help');
  outcome.catch(() => undefined);
  return { interaction: await next, outcome };
}

/** Ann clicks the button of a message. */
export async function clickButton(
  raw: RawClient,
  message: object = { content: 'x', components: [row(button())] },
) {
  const { interaction: first, outcome: shown } = await runHelp(raw);
  await raw.callback(first, { type: 4, data: message });
  const next = raw.nextInteraction();
  const outcome = raw.discord.user('ann').click((await shown).message!, 'a');
  outcome.catch(() => undefined);
  return { interaction: await next, outcome };
}
