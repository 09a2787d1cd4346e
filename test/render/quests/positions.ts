import type { ChoiceOption, Scene } from '../../../render/painter.ts';
import { SeededChance } from '../../../src/games/chance.ts';
import type { Seat } from '../../../src/games/game.ts';
import { quests } from '../../../src/games/quests/index.ts';
import type { QuestsAction, QuestsEvent, QuestsView, Variant } from '../../../src/games/quests/types.ts';
import { wordsOf } from '../../../src/i18n/index.ts';

export type QuestsOption = ChoiceOption<QuestsView, QuestsAction, QuestsEvent>;

export interface QuestsPosition {
  /** As the spectators see it. */
  readonly table: QuestsView;
  /** As the seat to act sees it, or seat 0 at the end. */
  readonly own: QuestsView;
  readonly toAct: Seat | null;
  readonly options: readonly QuestsOption[];
  /** What happened in this turn, or in the turn before where nothing has. */
  readonly events: readonly QuestsEvent[];
}

export interface QuestsCourse {
  readonly variant: Variant;
  readonly seats: number;
  /** 32 hexadecimal digits. */
  readonly seed: string;
  readonly rules?: Readonly<Record<string, string>>;
}

/** A number 0 to `count` - 1 that looks random and hangs on the ply alone. */
function pick(ply: number, count: number): number {
  return (Math.imul(ply + 1, 2654435761) >>> 8) % count;
}

/** Haphazard, but nobody draws nothing for long, so that games get somewhere. */
function choose(actions: readonly QuestsAction[], ply: number): QuestsAction {
  const useful = actions.filter((action) => action.type !== 'draw' || action.count > 0);
  const wanted = ply % 11 === 0 || useful.length === 0 ? actions : useful;
  return wanted[pick(ply, wanted.length)] as QuestsAction;
}

/** The positions of one game of haphazard legal actions, set-up first. */
export function* positions({ variant, seats, seed, rules = {} }: QuestsCourse): Generator<QuestsPosition> {
  const chance = new SeededChance(seed);
  let state = quests.setup({ variant, seats, rules }, chance);
  let lastTurn: QuestsEvent[] = [];
  let thisTurn: QuestsEvent[] = [];
  for (let ply = 0; ; ply++) {
    const toAct = quests.toAct(state)[0] ?? null;
    const own = quests.view(state, toAct ?? 0);
    const actions = toAct === null ? [] : quests.legalActions(state, toAct);
    yield {
      table: quests.view(state, null),
      own,
      toAct,
      get options() {
        return actions.map((action) => ({ action, preview: quests.preview(own, toAct ?? 0, action) }));
      },
      events: thisTurn.length > 0 ? thisTurn : lastTurn,
    };
    if (toAct === null) return;
    const turn = quests.turn(state);
    const step = quests.play(state, toAct, choose(actions, ply), chance);
    state = step.state;
    thisTurn = [...thisTurn, ...step.events];
    if (quests.turn(state) !== turn) {
      lastTurn = thisTurn;
      thisTurn = [];
    }
  }
}

export const NAMES: readonly string[] = ['Guinevere', 'Lancelot du Lac', 'Morgan le Fay', 'Kay', 'Bedivere'];

export function sceneOf(
  view: QuestsView,
  over: Partial<Scene<QuestsView, QuestsEvent>> = {},
): Scene<QuestsView, QuestsEvent> {
  return { view, names: NAMES, theme: 'court', words: wordsOf('en-US'), events: [], ...over };
}
