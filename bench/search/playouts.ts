import type { GameState } from '../../src/games/game.ts';
import { derivedSeed } from '../../src/games/playout.ts';
import { recordGame } from '../../src/games/record.ts';
import { SeededChance } from '../../src/games/seeded-chance.ts';
import { SearchChance } from '../../src/players/search/chance.ts';
import { createSearchJudge } from '../../src/players/search/position.ts';
import { Search } from '../../src/players/search/search.ts';
import { searchGames } from '../../src/players/search-games.ts';
import { spent } from '../engine/time.ts';
import type { Searched } from './subjects.ts';

const GAMES = 12;
const PLAYOUTS = 400;

/** Playouts/s of a Knight's search, on one core, at every decision of whole games that it plays against itself. */
export function searchSpeed({ game: id, options }: Searched): number {
  const game = recordGame({ game: id });
  const search = searchGames.get(id);
  if (search === undefined) throw new Error(`${id} can't be searched`);
  const judge = createSearchJudge(search, options.variant, options.seats);
  let time = 0;
  let playouts = 0;
  for (let index = 0; index < GAMES; index++) {
    const chance = new SeededChance(derivedSeed('search', index));
    let state: GameState = game.setup(options, chance);
    for (let ply = 0, [seat] = game.toAct(state); seat !== undefined; ply++, [seat] = game.toAct(state)) {
      const actions = game.legalActions(state, seat);
      let action = actions[0]!;
      if (actions.length > 1) {
        const view = game.view(state, seat);
        const random = new SearchChance(ply);
        const began = spent();
        const known = search.fromView(view, seat, [], random);
        const tree = new Search(
          search,
          judge,
          known,
          search.fromView(view, seat, [], random),
          search.strengths.knight.settings,
        );
        tree.run(PLAYOUTS);
        time += spent() - began;
        playouts += PLAYOUTS;
        const { moves, plays, count } = tree.root;
        let best = 0;
        for (let at = 1; at < count; at++) if (plays[at]! > plays[best]!) best = at;
        action = actions.find((legal) => search.moveOf(legal, known) === moves[best]) ?? action;
      }
      state = game.play(state, seat, action, chance).state;
    }
  }
  return (playouts * 1000) / time;
}
