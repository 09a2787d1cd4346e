import { ahead } from '../../../scripts/players/ahead/ahead.ts';
import { choicesAt } from '../../../src/discord/choices/decision.ts';
import { handMessage, nowMessage } from '../../../src/discord/messages/hand.ts';
import { hintMessage } from '../../../src/discord/messages/hint.ts';
import { decisionAt } from '../../../src/discord/messages/nodes.ts';
import type { Pictures } from '../../../src/discord/messages/pictures.ts';
import type { Seat } from '../../../src/games/game.ts';
import type { RandomIndex } from '../../../src/games/playout.ts';
import { recordGame } from '../../../src/games/record.ts';
import { seededRandom } from '../../../src/players/random.ts';
import { ownReasonsFor } from '../../../src/players/reasons.ts';
import { knightWith, page, squire } from '../../../src/players/registry.ts';
import { decideHere } from '../../../src/players/thinker.ts';
import type { Person } from '../../../src/table/document.ts';
import type { SeatView } from '../../../src/table/views.ts';
import { seatViewFor } from '../../../src/table/views.ts';
import type { World } from '../world.ts';
import { publicInfo } from './everybody.ts';
import type { Heard } from './heard.ts';
import { completable, completed, t } from './requests.ts';

/** So many actions are looked at of a seat that has more. */
const MOST_PREVIEWS = 40;
const MOST_PLACES = 2;

/** One of each kind; the Knight searches briefly. */
const PLAYERS = [page, squire, knightWith(20), ahead];

/** Everything that a seated person alone gets. */
export async function hearSeat(
  heard: Heard,
  world: World,
  person: Person,
  random: RandomIndex,
): Promise<SeatView> {
  const { tables, id, context } = world;
  const seat = await tables.read(id, seatViewFor(person.userId));
  const isToAct = seat.actions.length > 0;
  heard.add('seat view', isToAct ? seat : { ...seat, table: publicInfo(seat.table) });
  const pictures = world.drawn ?? context.pictures;
  await heard.message('hand', handMessage(seat, t, pictures));
  await heard.message('now', nowMessage(seat, t, pictures));
  if (!isToAct) return seat;
  hearPreviews(heard, seat);
  await hearComputers(heard, seat);
  await hearHint(heard, seat);
  await hearPlaces(heard, pictures, seat, random);
  await hearLists(heard, world, seat, person);
  return seat;
}

function hearPreviews(heard: Heard, { table, seat, view, actions }: SeatView): void {
  const game = recordGame(table);
  heard.add(
    'previews',
    actions.slice(0, MOST_PREVIEWS).map((action) => game.preview(view, seat, action)),
  );
}

/** What computer players would do in the seat. */
async function hearComputers(heard: Heard, { table, seat, view, actions }: SeatView): Promise<void> {
  const game = recordGame(table);
  for (const player of PLAYERS) {
    const decision = {
      game,
      view,
      seat,
      actions,
      history: [],
      random: seededRandom('the same in both worlds'),
    };
    heard.add(`move of ${player.id}`, await player.choose(decision));
  }
}

/** The hint of a quick adviser, with the reasons that are for the seat alone. */
async function hearHint(heard: Heard, seat: SeatView): Promise<void> {
  const { table, view, actions } = seat;
  const asked = { game: table.game, view, seat: seat.seat, actions, history: [] };
  const thought = await decideHere({ ...asked, player: 'squire', seed: 'the same in both worlds' });
  const own = ownReasonsFor({ ...asked, game: recordGame(table), thought });
  const share = thought.considered[0]?.share ?? null;
  const best = { action: thought.action, share, reasons: own };
  await heard.message('hint', hintMessage(seat, { best, next: null }, t));
}

/** Some of the places that the private message leads to. */
async function hearPlaces(
  heard: Heard,
  pictures: Pictures,
  seat: SeatView,
  random: RandomIndex,
): Promise<void> {
  let node = decisionAt(seat);
  for (let place = 0; place < MOST_PLACES; place++) {
    const ways = choicesAt(node).filter(({ actions }) => actions.length > 1);
    if (ways.length === 0) return;
    node = ways[random(ways.length)]!;
    await heard.message(`choice ${place}`, handMessage(seat, t, pictures, { node, page: place }));
  }
}

/** What's offered while they type, from the first option to the last. */
async function hearLists(heard: Heard, world: World, { table }: SeatView, person: Person): Promise<void> {
  const given: Record<string, string> = {};
  for (const { subcommand, before, option } of completable(table.game)) {
    if (before.length === 0) for (const name of Object.keys(given)) delete given[name];
    const offered = await completed(world, person, {
      command: table.game,
      subcommand,
      given,
      option,
      typed: '',
    });
    heard.add(`complete ${subcommand} ${option}`, offered);
    const [first] = offered;
    if (first) given[option] = first.value;
  }
}

export const personIn = async ({ tables, id }: World, seat: Seat): Promise<Person> => {
  const holder = (await tables.info(id)).seats[seat]!;
  if (holder.kind !== 'person') throw new Error('a computer sits there');
  return holder;
};
