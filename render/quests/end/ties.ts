import type { QuestsScene } from '../scene.ts';
import type { Ranked } from './ranking.ts';

/** Who's ahead of whom with the same points, and why: a sentence each, best first. `names` by seat. */
export function tieWords(
  { words }: QuestsScene,
  ranks: readonly Ranked[],
  names: readonly string[],
): string[] {
  const places = [...new Set(ranks.map(({ place }) => place))].map((place) =>
    ranks.filter((rank) => rank.place === place),
  );
  const named = (group: readonly Ranked[]) => group.map(({ seat }) => names[seat] ?? '');
  return places.flatMap((ahead, i) => {
    const [first] = ahead;
    const behind = places[i + 1] ?? [];
    const [next] = behind;
    if (first === undefined || next === undefined || first.score !== next.score) return [];
    return [words.questsPicture.tie(named(ahead), first.knights, named(behind), next.knights)];
  });
}
