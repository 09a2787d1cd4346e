import { Refusal } from '../../table/refusal.ts';
import type { TableInfo } from '../../table/types.ts';
import { type PressCall, voiceOf } from '../call.ts';
import { lobbyMessage, ruleChosen } from '../messages/lobby.ts';

/** A lobby button: changes the table and shows it in the same message. */
const lobbyPress =
  (change: (call: PressCall, tableId: string) => Promise<TableInfo>) =>
  async (call: PressCall, tableId: string): Promise<void> => {
    try {
      const table = await change(call, tableId);
      await call.answer.update(lobbyMessage(table, call.publicWords));
    } catch (error) {
      if (error instanceof Refusal) await refresh(call, tableId);
      throw error;
    }
  };

/** A lobby message that shows an earlier moment is brought up to date before the refusal is told. */
async function refresh({ desk, answer, press, publicWords }: PressCall, tableId: string): Promise<void> {
  const table = await desk.tables.info(tableId).catch(() => null);
  if (table && table.revision !== press.revision) await answer.update(lobbyMessage(table, publicWords));
}

export const join = lobbyPress(({ desk, person }, id) => desk.tables.join(id, person));
export const leave = lobbyPress(({ desk, person }, id) => desk.tables.leave(id, person));
export const add = lobbyPress(({ desk, person }, id) => desk.tables.addComputer(id, person));
export const drop = lobbyPress(({ desk, person }, id) => desk.tables.removeComputer(id, person));

/** A rule and the value chosen for it in the menu. */
export const rule = lobbyPress(({ desk, interaction, person }, id) => {
  const [name = '', value = ''] = interaction.isStringSelectMenu() ? ruleChosen(interaction.values[0]) : [];
  return desk.tables.setRule(id, person, name, value);
});

const startTable = lobbyPress(({ desk, person }, id) => desk.tables.start(id, person));

export async function start(call: PressCall, tableId: string): Promise<void> {
  await startTable(call, tableId);
  await call.desk.announcer.announce(tableId, voiceOf(call));
}

/** Opens a table like the one whose button was used, with the person as host. */
export async function again(call: PressCall, tableId: string): Promise<void> {
  const { desk, answer, interaction, person, publicWords } = call;
  const before = await desk.tables.info(tableId);
  const computers = before.seats.filter(({ kind }) => kind === 'computer').length;
  const table = await desk.tables.open({
    guildId: before.guildId,
    channelId: interaction.channelId,
    host: person,
    game: before.game,
    variant: before.variant,
    rules: before.rules,
    theme: before.theme,
    computers: Math.min(computers, before.maxSeats - 1),
  });
  desk.announcer.replace(table.id, await answer.toEverybody(lobbyMessage(table, publicWords)));
}
