import { type AnyGame, actionKey, type SetupOptions } from '../../src/games/game.ts';
import { derivedSeed } from '../../src/games/playout.ts';
import { SeededChance } from '../../src/games/seeded-chance.ts';
import type { ComputerPlayer, PublicStep } from '../../src/players/player.ts';
import { seededRandom } from '../../src/players/random.ts';
import { ScriptError } from '../errors.ts';

/** One game of a tournament. */
export interface Match {
  /** Games of the same deal have the same chance and differ by who sits where. */
  readonly deal: number;
  /** How many places the players have moved on from the seats they're listed in. */
  readonly rotation: number;
}

/** What a seat achieved. Times are in milliseconds, one per decision that had a choice. */
export interface Performance {
  /** Of the first place: 1 alone, 1/n with n tied. */
  readonly share: number;
  readonly score: number;
  readonly times: readonly number[];
}

/**
 * @param randomFirst decisions of each seat that are drawn at random first, the same ones in every rotation
 * @returns what each entrant achieved, in the order listed, whatever their seats were
 */
export async function played(
  game: AnyGame,
  options: SetupOptions,
  entrants: readonly ComputerPlayer[],
  { deal, rotation }: Match,
  seed: string,
  randomFirst = 0,
): Promise<Performance[]> {
  const { seats } = options;
  const dealt = derivedSeed(seed, deal);
  const chance = new SeededChance(dealt);
  const history: PublicStep[] = [];
  const times = entrants.map((): number[] => []);
  const drawn = entrants.map(() => 0);
  const entrantAt = (seat: number): number => (seat + rotation) % seats;
  let state = game.setup(options, chance);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const actions = game.legalActions(state, seat);
    let action = actions[0]!;
    if (actions.length > 1 && drawn[seat]! < randomFirst) {
      const random = seededRandom(`${dealt}:first:${seat}:${drawn[seat]!++}`);
      action = actions[Math.floor(random() * actions.length)]!;
    } else if (actions.length > 1) {
      const player = entrants[entrantAt(seat)]!;
      const random = seededRandom(`${dealt}:${rotation}:${seat}:${history.length}`);
      const view = game.view(state, seat);
      const began = performance.now();
      const chosen = await player.choose({ game, view, seat, actions, history: [...history], random });
      times[entrantAt(seat)]!.push(performance.now() - began);
      const legal = actions.find((candidate) => actionKey(candidate) === actionKey(chosen));
      if (legal === undefined) throw new ScriptError(`${player.id} chose an illegal action.`, 1);
      action = legal;
    }
    const step = game.play(state, seat, action, chance);
    state = step.state;
    history.push({ seat, events: step.events });
  }
  const { scores, places } = game.result(state)!;
  const winners = places.filter((place) => place === 1).length;
  return entrants.map((_, entrant) => {
    const seat = (((entrant - rotation) % seats) + seats) % seats;
    return { share: places[seat] === 1 ? 1 / winners : 0, score: scores[seat]!, times: times[entrant]! };
  });
}
