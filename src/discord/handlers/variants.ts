import type { APIApplicationCommandOptionChoice, AutocompleteInteraction } from 'discord.js';
import { guideOf } from '../../faces/registry.ts';
import type { AnyGame } from '../../games/game.ts';
import { games } from '../../games/registry.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { BaseRequest } from './request.ts';

const gameNamed = (id: string | null): AnyGame | undefined =>
  [...games.values()].find((game) => game.id === id);

/** Suggests the chosen game's variants; none before a game is chosen. */
export function completeVariant(
  { interaction, say }: BaseRequest<AutocompleteInteraction>,
  gameOption: string,
): APIApplicationCommandOptionChoice<string>[] {
  const game = gameNamed(interaction.options.getString(gameOption));
  const typed = interaction.options.getFocused().toLowerCase();
  return variantsOf(game, say).filter(({ name }) => name.toLowerCase().includes(typed));
}

function variantsOf(game: AnyGame | undefined, say: Say): { name: string; value: string }[] {
  return (game?.variants ?? []).map((id) => ({ name: guideOf(game!.id).variant(id, say), value: id }));
}

/** The ID of the variant typed, by ID or by name; what was typed if there's none. */
export function variantMeant(game: string, typed: string, say: Say): string {
  const wanted = typed.trim().toLowerCase();
  const found = variantsOf(gameNamed(game), say).find(
    ({ name, value }) => value === wanted || name.toLowerCase() === wanted,
  );
  return found?.value ?? typed;
}
