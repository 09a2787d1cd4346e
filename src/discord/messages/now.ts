import { cut } from '../../faces/markdown.ts';
import { guideOf } from '../../faces/registry.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { SeatView } from '../../table/types.ts';
import type { Message } from '../answers/message.ts';
import { namesToAct } from '../answers/names.ts';
import { buttonRows } from '../choices/controls.ts';
import { howToPlay } from './rules.ts';
import { guideScene } from './scene.ts';
import { resultLines } from './table.ts';

const MOST_CHARACTERS = 1800;

/**
 * *What can I do now?*: the seat's present decision and its kinds of choices; otherwise who decides what. Leads to the
 * rules.
 */
export function nowMessage(seat: SeatView, say: Say): Message {
  const { table, view, actions } = seat;
  if (table.status === 'finished')
    return { content: [say('discord-hand-over'), ...resultLines(table, view, say)].join('\n') };
  const said = guideOf(table.game).explain?.(guideScene(seat, say), actions) ?? [];
  const head =
    actions.length > 0
      ? say('discord-now-yours')
      : say('discord-hand-waiting', { names: namesToAct(table, say) });
  return {
    content: cut([`**${head}**`, ...said].join('\n'), MOST_CHARACTERS),
    rows: buttonRows([howToPlay(table.game, say)]),
  };
}
