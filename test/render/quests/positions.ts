import type { ChoiceOption, Scene } from '../../../render/painter.ts';
import { quests } from '../../../src/games/quests/index.ts';
import type { QuestsAction, QuestsEvent, QuestsView, Variant } from '../../../src/games/quests/types.ts';
import { wordsOf } from '../../../src/i18n/index.ts';
import { type Moment, pick, walk } from '../fixtures/walk.ts';

export type QuestsOption = ChoiceOption<QuestsView, QuestsAction, QuestsEvent>;

export type QuestsPosition = Moment<QuestsView, QuestsAction, QuestsEvent>;

export interface QuestsCourse {
  readonly variant: Variant;
  readonly seats: number;
  /** 32 hexadecimal digits. */
  readonly seed: string;
  readonly rules?: Readonly<Record<string, string>>;
}

/** Haphazard, but nobody draws nothing for long, so that games get somewhere. */
function choose(actions: readonly QuestsAction[], ply: number): QuestsAction {
  const useful = actions.filter((action) => action.type !== 'draw' || action.count > 0);
  const wanted = ply % 11 === 0 || useful.length === 0 ? actions : useful;
  return wanted[pick(ply, wanted.length)] as QuestsAction;
}

/** The positions of one game of haphazard legal actions, set-up first. */
export function positions({ variant, seats, seed, rules = {} }: QuestsCourse): Generator<QuestsPosition> {
  return walk(quests, { variant, seats, rules }, seed, choose);
}

export const NAMES: readonly string[] = ['Guinevere', 'Lancelot du Lac', 'Morgan le Fay', 'Kay', 'Bedivere'];

export function sceneOf(
  view: QuestsView,
  over: Partial<Scene<QuestsView, QuestsEvent>> = {},
): Scene<QuestsView, QuestsEvent> {
  return { view, names: NAMES, theme: 'court', words: wordsOf('en-US'), events: [], ...over };
}
