import type { Fact } from './facts.ts';

/** Of the other moves, at least this part has less of what sets a move apart, and at most that part more. */
const LESS = 1 / 2;
const MORE = 1 / 8;

/** The facts that set a move apart from others, most important first. */
export function distinguishing(move: readonly Fact[], others: readonly (readonly Fact[])[]): Fact[] {
  return move
    .filter(({ isSilent }) => !isSilent)
    .map((fact) => ({ fact, lead: leadOf(fact, others) }))
    .filter(({ lead }) => lead > 0)
    .sort((a, b) => b.lead * b.fact.weight - a.lead * a.fact.weight)
    .map(({ fact }) => fact);
}

/** How much more of it the move has than the others on average; 0 if it doesn't distinguish the move. */
function leadOf({ reason, amount }: Fact, others: readonly (readonly Fact[])[]): number {
  const amounts = others.map((facts) => facts.find((fact) => fact.reason.type === reason.type)?.amount ?? 0);
  const less = amounts.filter((other) => other < amount).length;
  const more = amounts.filter((other) => other > amount).length;
  if (less < LESS * amounts.length || more > MORE * amounts.length) return 0;
  return amount - amounts.reduce((sum, other) => sum + other, 0) / amounts.length;
}
