import type { Counts, Deck } from './deck.ts';
import { canMeet, isNewAndLean } from './demand-sets.ts';
import type { DemandSet } from './need.ts';

/** Adds every legal payment of one of the sets to `found`; `all` are the alternatives. */
export function paySet<C extends string>(
  deck: Deck<C>,
  held: Counts,
  set: DemandSet,
  all: readonly DemandSet[],
  found: C[][],
): void {
  let useful = 0;
  for (let card = 0; card < held.length; card++) if (set.met[card] !== 0) useful += held[card] as number;
  if (useful >= set.demands) chooseSet(deck, held, set, all, [], 0, found);
}

function chooseSet<C extends string>(
  deck: Deck<C>,
  held: Counts,
  set: DemandSet,
  all: readonly DemandSet[],
  chosen: number[],
  copies: number,
  found: C[][],
): void {
  if (chosen.length === set.demands) {
    if (all.length === 1 || isNewAndLean(chosen, set, all))
      found.push(chosen.map((at) => deck.cards[at] as C));
    return;
  }
  const last = chosen.at(-1) ?? 0;
  for (let card = last; card < held.length; card++) {
    const taken = card === last ? copies : 0;
    if (taken >= (held[card] as number) || set.met[card] === 0) continue;
    chosen.push(card);
    if (canMeet(set, chosen, 0, 0)) chooseSet(deck, held, set, all, chosen, taken + 1, found);
    chosen.pop();
  }
}
