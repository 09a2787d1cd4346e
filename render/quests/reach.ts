import type { Seat } from '../../src/games/game.ts';
import { KINDS } from '../../src/games/quests/data.ts';
import type {
  AdventureView,
  AdversaryCard,
  ChallengeMode,
  ColumnCard,
  QuestsView,
} from '../../src/games/quests/types.ts';
import { suffices } from './needs.ts';
import { faceValue, reach } from './reading.ts';

export interface Target {
  readonly card: AdversaryCard;
  readonly mode: ChallengeMode;
}

/** Ways the seat may challenge the card, regardless of its hand (rules, section 5). */
function modes(view: QuestsView, seat: Seat, { seal }: ColumnCard): readonly ChallengeMode[] {
  if (view.variant === 'basic') return ['usual'];
  if (seal !== null) return seal === seat ? ['repeated'] : [];
  return (view.players[seat]?.seals ?? 0) > 0 ? ['usual', 'double'] : ['double'];
}

/** Adversaries on display that the seat's hand can pay for, by kind and in display order, without duplicates. */
export function withinReach(view: QuestsView, seat: Seat): Target[] {
  const most = reach(view.hand ?? []);
  const found = new Map<string, Target>();
  for (const kind of KINDS) {
    for (const shown of view.columns[kind]) {
      for (const mode of modes(view, seat, shown)) {
        const price = faceValue(shown.card) * (mode === 'double' ? 2 : 1);
        if (price <= most) found.set(`${shown.card} ${mode}`, { card: shown.card, mode });
      }
    }
  }
  return [...found.values()];
}

/** Open adventures that the seat's adversaries can pay for. */
export function payableAdventures(view: QuestsView, seat: Seat): AdventureView[] {
  const trophies = view.players[seat]?.trophies ?? [];
  return view.adventures.filter(({ need, taken }) => taken === null && suffices(trophies, need));
}
