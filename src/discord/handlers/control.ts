import type { Verb } from '../choices/controls.ts';
import type { ModalRequest, PressRequest } from './request.ts';

/** A button, menu or form: its verb, what its ID says, and what it does. */
export interface Control {
  readonly verb: Verb;
  readonly press: (request: PressRequest) => Promise<void>;
  /** What's done with the form that it opens. */
  readonly submit?: (request: ModalRequest) => Promise<void>;
}

/** What the arguments in a control's ID mean, with what was chosen from a menu. */
export type Read<Args> = (args: readonly string[], chosen: readonly string[]) => Args;

export const asWritten: Read<readonly string[]> = (args) => args;

/** A control that doesn't belong to one table. */
export const control = <Args>(
  verb: Verb,
  read: Read<Args>,
  run: (request: PressRequest, args: Args) => Promise<void>,
): Control => ({
  verb,
  press: (request) => {
    const { interaction, press } = request;
    return run(request, read(press.args, interaction.isStringSelectMenu() ? interaction.values : []));
  },
});

/** A control of a table. Without a table it does nothing, and isn't understood. */
export const onTable = <Args>(
  verb: Verb,
  read: Read<Args>,
  run: (request: PressRequest, tableId: string, args: Args) => Promise<void>,
): Control =>
  control(verb, read, async (request, args) => {
    const { tableId } = request.press;
    if (tableId !== null) await run(request, tableId, args);
  });
