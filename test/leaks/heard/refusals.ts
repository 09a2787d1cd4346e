import type { Message } from '../../../src/discord/answers/message.ts';
import { seatToAct } from '../../../src/discord/handlers/play.ts';
import { refuse } from '../../../src/discord/handlers/refuse.ts';
import type { Refusal } from '../../../src/table/refusal.ts';
import type { Person } from '../../../src/table/types.ts';
import { GUILD } from '../documents.ts';
import type { World } from '../world.ts';
import type { Heard } from './heard.ts';
import { completable, completed, requestIn } from './requests.ts';

const SAME_CHANNEL = { guildId: GUILD, theme: 'court', computers: 0 };

/** What somebody hears who asks for what they can't have; nothing here changes the table. */
export async function hearRefusals(
  heard: Heard,
  world: World,
  person: Person,
  { game, canUndo }: { readonly game: string; readonly canUndo: boolean },
): Promise<void> {
  const { tables, id, channelId } = world;
  const finished = (await tables.info(id)).status === 'finished';
  const request = requestIn(world, person, []);
  const nothing = () => ({ type: 'nothing' });
  const asks: Readonly<Record<string, () => Promise<unknown>>> = {
    act: () => tables.act(id, person, null, nothing),
    'act at an earlier moment': () => tables.act(id, person, 0, nothing),
    'act on a button': () => seatToAct(request, id, null),
    'look at an earlier moment': () => tables.seatView(id, person.userId, 0),
    ...(canUndo ? {} : { undo: () => tables.undo(id, person, null) }),
    'undo at an earlier moment': () => tables.undo(id, person, 0, 'step'),
    join: () => tables.join(id, person),
    leave: () => tables.leave(id, person),
    'add a computer': () => tables.addComputer(id, person),
    'set a rule': () => tables.setRule(id, person, 'payment', 'lean'),
    start: () => tables.start(id, person),
    'take a seat': () => tables.takeSeat(id, 0, person),
    'come back': () => tables.comeBack(id, person),
    'leave by a stranger': () => tables.leaveSeat(id, { userId: '77', name: 'Kay' }),
    'open a seat': () => tables.vacate(id, person, 0),
    'make a stranger the host': () => tables.passHost(id, person, '77'),
    invite: () => tables.invite(id, person, { userId: '77', name: 'Kay' }),
    'remove somebody': () => tables.removeFromLobby(id, person, 1),
    ...(finished ? {} : { 'look at a hand': () => tables.handAfterEnd(id, 0) }),
    'close by a stranger': () => tables.close(id, { userId: '77', name: 'Kay' }, false),
    ...(finished ? {} : { open: () => tables.open({ ...SAME_CHANNEL, channelId, host: person, game }) }),
  };
  const refusals = new Map<string, Refusal>();
  for (const [what, ask] of Object.entries(asks)) {
    const refusal = await heard.asked(what, ask);
    if (!refusal) throw new Error(`${what} wasn't refused`);
    refusals.set(refusal.code, refusal);
  }
  for (const refusal of refusals.values()) await hearRefusal(heard, world, person, refusal);
  // The record of a finished game is open to everybody.
  const kept = finished ? [] : [id, ...world.others];
  for (const table of kept) await heard.asked(`export ${table}`, () => tables.exportRecord(table));
  for (const other of world.others) await heard.asked(`look at ${other}`, () => tables.spectatorView(other));
  for (const { subcommand, option } of completable(game))
    await heard.asked(`complete ${subcommand} ${option} out of turn`, () =>
      completed(world, person, { command: game, subcommand, given: {}, option, typed: '' }),
    );
  await heard.asked('complete who begins', () =>
    completed(world, person, {
      command: 'table',
      subcommand: 'start',
      given: {},
      option: 'first',
      typed: '',
    }),
  );
}

async function hearRefusal(heard: Heard, world: World, person: Person, refusal: Refusal): Promise<void> {
  const answers: Message[] = [];
  await refuse(requestIn(world, person, answers), refusal, world.id);
  for (const answer of answers) await heard.message(`refused: ${refusal.code}`, answer);
}
