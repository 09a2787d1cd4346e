import type { Seat } from '../game.ts';
import { ADVERSARIES, counted } from './cards.ts';
import { ADVENTURE_NEEDS } from './compiled-needs.ts';
import { legalPayments } from './payment.ts';
import { remembered } from './remembered.ts';
import { isSameList } from './same-list.ts';
import { isStillAhead } from './turn.ts';
import type {
  AdventureAction,
  AdversaryCard,
  Board,
  QuestsAction,
  QuestsPlayer,
  QuestsRules,
} from './types.ts';

type Rule = QuestsRules['payment'];

/** Every way in which the trophies pay for an adventure, open or not. */
const payable = (rule: Rule) =>
  remembered(ADVERSARIES.copies, (held): readonly AdventureAction[] =>
    ADVENTURE_NEEDS.flatMap(({ id: adventure, need }) =>
      legalPayments(ADVERSARIES, held, need, rule).map((pay) =>
        Object.freeze({ type: 'adventure', adventure, pay }),
      ),
    ),
  );

const PAYABLE = { exact: payable('exact'), lean: payable('lean') } as const;

const NONE: readonly AdventureAction[] = [];

interface Known {
  readonly trophies: readonly AdversaryCard[];
  readonly taken: Board['taken'];
  readonly rule: Rule;
  readonly actions: readonly AdventureAction[];
}

/** What was found last for each seat: its trophies and the adventures are the same for many actions. */
const latest: Known[] = [];

/** Every legal way for the seat to take an open adventure. */
function adventuresFor(board: Board, seat: Seat): readonly AdventureAction[] {
  const { trophies } = board.players[seat] as QuestsPlayer;
  if (trophies.length === 0 || !isStillAhead(board, 'adventure')) return NONE;
  const { taken } = board;
  const rule = board.rules.payment;
  const known = latest[seat];
  if (known?.trophies === trophies && known.taken === taken && known.rule === rule) return known.actions;
  const actions = PAYABLE[rule](counted(ADVERSARIES, trophies)).filter(
    ({ adventure }) => taken[adventure] === null,
  );
  latest[seat] = { trophies, taken, rule, actions };
  return actions;
}

/** Adds every legal way to take an open adventure to `found`. */
export function addAdventures(found: QuestsAction[], board: Board, seat: Seat): void {
  const actions = adventuresFor(board, seat);
  for (let at = 0; at < actions.length; at++) found.push(actions[at] as AdventureAction);
}

/** The legal adventure with the given one's content, if any; the given one may be anything of the type. */
export const legalAdventure = (
  board: Board,
  seat: Seat,
  { adventure, pay }: AdventureAction,
): AdventureAction | undefined =>
  adventuresFor(board, seat).find((action) => action.adventure === adventure && isSameList(action.pay, pay));

/** Whether the seat can pay for an open adventure. */
export const canTakeAdventure = (board: Board, seat: Seat): boolean => adventuresFor(board, seat).length > 0;
