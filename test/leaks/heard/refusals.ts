import type { Message } from '../../../src/discord/answers/message.ts';
import { refuse } from '../../../src/discord/handlers/refuse.ts';
import type { Person } from '../../../src/table/document.ts';
import {
  closed,
  joined,
  left,
  removed,
  started,
  withComputer,
  withSettings,
} from '../../../src/table/lobby.ts';
import type { Refusal } from '../../../src/table/refusal.ts';
import { cameBack, hostPassed, seatLeft, taken, vacated, withInvited } from '../../../src/table/seats.ts';
import { undone } from '../../../src/table/turn.ts';
import { createSpectatorView, openHand, seatViewFor, toExportedRecord } from '../../../src/table/views.ts';
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
  const nothing = () => ({ type: 'nothing' });
  const asks: Readonly<Record<string, () => Promise<unknown>>> = {
    act: () => tables.act(id, person, null, nothing),
    'act at an earlier moment': () => tables.act(id, person, 0, nothing),
    'act on a button': () => tables.act(id, person, null, () => null),
    'look at an earlier moment': () => tables.read(id, seatViewFor(person.userId, 0)),
    ...(canUndo ? {} : { undo: () => tables.change(id, person, undone(null), seatViewFor(person.userId)) }),
    'undo at an earlier moment': () =>
      tables.change(id, person, undone(0, 'step'), seatViewFor(person.userId)),
    join: () => tables.change(id, person, joined),
    leave: () => tables.change(id, person, left),
    'add a computer': () => tables.change(id, person, withComputer()),
    'set a rule': () => tables.change(id, person, withSettings({ rules: { payment: 'lean' } })),
    start: () => tables.change(id, person, started()),
    'take a seat': () => tables.change(id, person, taken(0)),
    'come back': () => tables.change(id, person, cameBack),
    'leave by a stranger': () => tables.change(id, { userId: '77', name: 'Kay' }, seatLeft),
    'open a seat': () => tables.change(id, person, vacated(0)),
    'make a stranger the host': () => tables.change(id, person, hostPassed('77')),
    invite: () => tables.change(id, person, withInvited({ userId: '77', name: 'Kay' })),
    'remove somebody': () => tables.change(id, person, removed(1)),
    ...(finished ? {} : { 'look at a hand': () => tables.read(id, openHand(0)) }),
    'close by a stranger': () => tables.change(id, { userId: '77', name: 'Kay' }, closed(false)),
    ...(finished ? {} : { open: () => tables.open({ ...SAME_CHANNEL, channelId, host: person, game }) }),
  };
  const refusals = new Map<string, Refusal>();
  for (const [what, ask] of Object.entries(asks)) {
    const refusal = await heard.asked(what, ask);
    if (!refusal) throw new Error(`${what} wasn't refused`);
    refusals.set(refusal.code, refusal);
  }
  for (const refusal of refusals.values()) await hearRefusal(heard, world, person, refusal);
  // The record of a game that's over is open to everybody, also of one that was closed.
  const statusOf = async (table: string) => (await tables.info(table).catch(() => null))?.status;
  const kept = finished ? [] : [id, ...world.others];
  for (const table of kept)
    if ((await statusOf(table)) !== 'closed')
      await heard.asked(`export ${table}`, () => tables.read(table, toExportedRecord));
  for (const other of world.others)
    await heard.asked(`look at ${other}`, () => tables.read(other, createSpectatorView));
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
