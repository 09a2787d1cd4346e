import { seededIndex } from '../../src/games/playout.ts';
import { ScriptError } from '../errors.ts';
import { type Manner, playGame, type Setting } from './play.ts';
import { openStage } from './stage.ts';
import { Tally } from './tally.ts';

const PEOPLE = ['ann', 'ben', 'cleo', 'dan', 'eve'];
const MANNERS: readonly Manner[] = ['any', 'longest'];

/**
 * Plays games of each setting in each manner and counts the presses. @throws ScriptError if the bot logged a fault or
 * sent what Discord refuses
 */
export async function countPresses(
  settings: readonly Setting[],
  games: number,
  seed: string,
  onGame: (setting: Setting, manner: Manner) => void = () => undefined,
): Promise<Tally> {
  const tally = new Tally();
  for (const setting of settings) {
    const name = `${seed} ${setting.game} ${setting.variant} ${setting.seats}`;
    const stage = await openStage(PEOPLE.slice(0, setting.seats), name);
    try {
      for (const manner of MANNERS)
        for (let game = 0; game < games; game++) {
          const random = seededIndex(`${name} ${manner} ${game}`);
          for await (const turn of playGame(stage, setting, manner, random)) tally.add(setting, turn);
          onGame(setting, manner);
        }
      // A hand that a newer one has just replaced is gone, which its answer finds out.
      const refused = stage.playground.discord.refusals.filter(({ status }) => status !== 404).length;
      if (refused > 0) throw new ScriptError(`Discord refused ${refused} requests in ${name}.`, 1);
      if (stage.faults.length > 0) throw new ScriptError(JSON.stringify(stage.faults[0]), 1);
    } finally {
      await stage.close();
    }
  }
  return tally;
}
