import type { GameId } from '../../src/games/game.ts';
import { locales } from '../../src/i18n/index.ts';
import { lessons } from '../../src/lessons/registry.ts';
import { openStage } from '../clicks/stage.ts';
import { ScriptError } from '../errors.ts';
import { type Walk, walk } from './play.ts';

/**
 * Plays each of the lessons in each language. @throws ScriptError if a lesson goes wrong, if the bot logged a fault or
 * sent what Discord refuses
 */
export async function walkAll(
  onWalk: (game: GameId, locale: string, walk: Walk) => void,
  only: string | undefined = undefined,
): Promise<void> {
  const stage = await openStage(
    locales.map((locale) => ({ name: locale.toLowerCase(), locale })),
    'learn',
  );
  const { discord } = stage.playground;
  try {
    for (const { game } of lessons.values())
      for (const [at, locale] of locales.entries()) {
        if (only !== undefined && game !== only) continue;
        const { id } = discord.addChannel(discord.guild(), { name: `${game}-${locale.toLowerCase()}` });
        onWalk(game, locale, await walk(stage, discord.users[at]!, game, id));
      }
    const [refused] = discord.refusals;
    if (refused) throw new ScriptError(`Discord refused: ${JSON.stringify(refused)}`, 1);
    if (stage.faults.length > 0) throw new ScriptError(JSON.stringify(stage.faults[0]), 1);
  } finally {
    await stage.close();
  }
}
