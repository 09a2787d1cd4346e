import type { Fact } from './facts.ts';

/**
 * The facts that set a move apart from others, most important first: no other move has more of it, and at least half
 * of them have less.
 */
export function distinguishing(move: readonly Fact[], others: readonly (readonly Fact[])[]): Fact[] {
  return move
    .map((fact) => ({ fact, lead: leadOf(fact, others) }))
    .filter(({ lead }) => lead > 0)
    .sort((a, b) => b.lead * b.fact.weight - a.lead * a.fact.weight)
    .map(({ fact }) => fact);
}

/** How much more of it the move has than the others on average; 0 if it doesn't distinguish the move. */
function leadOf({ reason, amount }: Fact, others: readonly (readonly Fact[])[]): number {
  const amounts = others.map((facts) => facts.find((fact) => fact.reason.type === reason.type)?.amount ?? 0);
  const less = amounts.filter((other) => other < amount).length;
  if (less === 0 || 2 * less < amounts.length || amounts.some((other) => other > amount)) return 0;
  return amount - amounts.reduce((sum, other) => sum + other, 0) / amounts.length;
}
