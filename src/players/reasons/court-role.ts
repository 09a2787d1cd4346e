import { legalActions } from '../../games/court/legal.ts';
import type { CourtReason, CourtView } from '../../games/court/types.ts';
import { preview, stateOf } from '../../games/court/view.ts';
import type { Seat } from '../../games/game.ts';
import { lastingSizes } from './court-standing.ts';
import type { Fact } from './facts.ts';

/** In members of the smallest group. */
const CHOICE_WEIGHT = { role: 4, collects: 0.6, favor: 0.5 } as const;

/** What a character brings whoever has just chosen it. */
export function choiceFacts(before: CourtView, after: CourtView, seat: Seat): Fact<CourtReason>[] {
  return [...roleFact(before, after, seat), ...arthurFacts(after, seat)];
}

/** The most that the role can make of the smallest group by its first action. */
function roleFact(before: CourtView, after: CourtView, seat: Seat): Fact<CourtReason>[] {
  const { role, toAct } = after;
  if (role?.seat !== seat) return [];
  const from = lastingSizes(before, seat)[0];
  const now = lastingSizes(after, seat)[0];
  const actions = toAct === seat ? legalActions(stateOf(after), seat) : [];
  const to = actions.reduce(
    (best, action) => Math.max(best, lastingSizes(preview(after, seat, action).view, seat)[0]),
    now,
  );
  if (to <= from) return [];
  const reason = { type: 'role' as const, character: role.character, from, to };
  return [{ reason, amount: to - from, weight: CHOICE_WEIGHT.role }];
}

function arthurFacts({ role, players, favor, phase }: CourtView, seat: Seat): Fact<CourtReason>[] {
  if (role?.character !== 'arthur' || role.seat !== seat || phase !== 'giveTile') return [];
  const tiles = role.others.filter((other) => players[other]!.treasury.length > 1).length;
  const facts: Fact<CourtReason>[] = [];
  if (tiles > 0)
    facts.push({ reason: { type: 'collects', tiles }, amount: tiles, weight: CHOICE_WEIGHT.collects });
  if (favor !== seat) facts.push({ reason: { type: 'favor' }, amount: 1, weight: CHOICE_WEIGHT.favor });
  return facts;
}
