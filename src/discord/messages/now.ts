import { cut } from '../../faces/markdown.ts';
import { guideOf } from '../../faces/registry.ts';
import type { Words } from '../../i18n/index.ts';
import type { SeatView } from '../../table/views.ts';
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
export function nowMessage(seat: SeatView, words: Words): Message {
  const { table, view, actions } = seat;
  const { hand, now } = words.discord;
  if (table.status === 'finished')
    return { content: [hand.over, ...resultLines(table, view, words)].join('\n') };
  const said = guideOf(table.game).explain?.(guideScene(seat, words), actions) ?? [];
  const head = actions.length > 0 ? now.yours : hand.waiting(namesToAct(table, words));
  return {
    content: cut([`**${head}**`, ...said].join('\n'), MOST_CHARACTERS),
    rows: buttonRows([howToPlay(table.game, words)]),
  };
}
