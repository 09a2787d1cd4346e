import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { PictureOrder } from '../../../render/drawing/order.ts';
import { decodeCustomId } from '../../../src/discord/choices/controls.ts';
import { choicesAt, type Decision, follow } from '../../../src/discord/choices/decision.ts';
import { handMessage, type Opened } from '../../../src/discord/messages/hand.ts';
import { decisionAt } from '../../../src/discord/messages/nodes.ts';
import type { Pictures } from '../../../src/discord/messages/pictures.ts';
import type { GameAction, GameId, GameState } from '../../../src/games/game.ts';
import { playRandomly } from '../../../src/games/playout.ts';
import { foldRecord, recordGame } from '../../../src/games/record.ts';
import { translator } from '../../../src/i18n/index.ts';
import { pressables } from '../../../src/playground/users/components.ts';
import type { SeatView } from '../../../src/table/views.ts';
import { getGuide } from '../../../src/telling/registry.ts';

const t = translator('en-US');

/** A source of pictures that notes the number of each action that a choice shows; none for another picture. */
function noting() {
  let shown: ReadonlyMap<GameAction, number | null> = new Map();
  const source = {
    late(_name: string, { subject }: PictureOrder) {
      if (subject.kind === 'choice') {
        const { actions, numbers = actions.map((_, at) => at + 1) } = subject;
        shown = new Map(actions.map((action, at) => [action, numbers[at] ?? null]));
      }
      return { isSoon: true, pending: '', draw: async () => null };
    },
  } as unknown as Pictures;
  return { source, shown: () => shown };
}

function seatViewOf(game: GameId, state: GameState): SeatView {
  const { toAct, legalActions, view } = recordGame({ game });
  const seat = toAct(state)[0]!;
  const seats = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'].map((name) => ({ kind: 'person', name, userId: name }));
  const table = { id: 'x'.repeat(12), revision: 9, shown: 9, game, seats, toAct: [seat], theme: 'court' };
  return {
    table,
    seat,
    view: view(state, seat),
    actions: legalActions(state, seat),
    canUndo: true,
  } as unknown as SeatView;
}

interface Control {
  readonly label: string;
  /** Keys of the choice. */
  readonly path: readonly string[];
  /** Whether it's a whole action of many, which has no number. */
  readonly isShortCut: boolean;
}

/** Each button and menu entry that makes a choice. */
const controlsOf = (message: APIMessage): Control[] =>
  pressables(message).flatMap(({ custom_id, label = '', options }): Control[] => {
    const { verb, args } = decodeCustomId(custom_id)!;
    if (verb === 'pick' && args.length > 0) return [{ label, path: args, isShortCut: false }];
    if (verb !== 'menu') return [];
    return (options ?? []).map((option) => ({
      label: option.label,
      path: [...args.slice(1), ...option.value.split('/')],
      isShortCut: args[0] === 'whole',
    }));
  });

/** The keys of the action or choice itself. */
const plain = (path: readonly string[]): string[] => path.filter((key) => key !== '*' && key !== '+');

/** From the first to the last number that a label begins with; null without one. */
function numbersIn(label: string): readonly [number, number] | null {
  const [, from, to] = /^(\d+)(?:–(\d+))? · /.exec(label) ?? [];
  return from === undefined ? null : [Number(from), Number(to ?? from)];
}

/** Leaves no room for buttons, where a menu can take their place. */
const WORDY = ['word '.repeat(80)];

/** The choices at a node that lead to others. */
const furtherAt = (node: Decision<GameAction>) => choicesAt(node).filter(({ actions }) => actions.length > 1);

/** Checks every number in the message. @returns how many there are */
async function checkNumbers(seat: SeatView, opened: Opened = {}): Promise<number> {
  const { source, shown } = noting();
  const message = await handMessage(seat, t, source, opened);
  const root = decisionAt(seat);
  const { isNumbered } = getGuide(seat.table.game);
  const numbers = shown();
  let numbered = 0;
  let last = 0;
  for (const { label, path, isShortCut } of controlsOf({ components: message.rows } as APIMessage)) {
    expect(label.length).toBeLessThanOrEqual(100);
    const isBack = plain(path).length <= (opened.node?.path.length ?? 0);
    if (isBack) continue;
    const of = follow(root, plain(path))!.actions;
    const found = [
      ...new Set(
        of.flatMap((action) =>
          action.type !== 'place' && (isNumbered?.(action) ?? true) ? (numbers.get(action) ?? []) : [],
        ),
      ),
    ];
    expect(numbersIn(label)).toEqual(
      found.length > 0 && !isShortCut ? [Math.min(...found), Math.max(...found)] : null,
    );
    // The controls are in the order of the picture.
    if (found.length > 0 && !isShortCut && seat.table.game !== 'court')
      expect(Math.min(...found)).toBe(++last);
    // Nothing else lies between the numbers of one choice.
    if (found.length > 0) expect(new Set(found).size).toBe(Math.max(...found) - Math.min(...found) + 1);
    numbered += found.length > 0 ? 1 : 0;
  }
  return numbered;
}

describe.each([
  ['artus', 'advanced', 3],
  ['court', 'standard', 2],
  ['court', 'standard', 4],
  ['quests', 'basic', 3],
  ['quests', 'seals', 3],
] as const)('the numbers of choices in %s %s, %i seats', (game, variant, seats) => {
  it('are those of the options that the painter gets', { timeout: 30_000 }, async () => {
    let numbered = 0;
    const { record } = playRandomly(game, { variant, seats }, 'numbers');
    for (const { index, state } of foldRecord(record)) {
      if ((index ?? 0) % 3 !== 0 || recordGame({ game }).toAct(state).length === 0) continue;
      const seat = seatViewOf(game, state);
      numbered += await checkNumbers(seat);
      const root = decisionAt(seat);
      numbered += await checkNumbers(seat, { notes: WORDY });
      numbered += await checkNumbers(seat, { node: root });
      for (const child of furtherAt(root).slice(0, 6)) {
        const [below = child] = furtherAt(child);
        for (const node of new Set([child, below])) {
          numbered += await checkNumbers(seat, { node });
          numbered += await checkNumbers(seat, { node, notes: WORDY });
        }
      }
    }
    expect(numbered).toBeGreaterThan(60);
  });
});
