import { rankPlayers } from '../../games/artus/reading.ts';
import type { ArtusEvent } from '../../games/artus/types.ts';
import type { Seat } from '../../games/game.ts';
import { COLUMN_NAME, distinctNames, type HighlightShown } from '../scene.ts';
import { signed } from '../text.ts';
import type { ArtusTextScene } from './table.ts';

/** Why the round turned the game: who was ahead after it, and stayed there. */
function leadWords({ names, t, view }: ArtusTextScene, row: number): string[] {
  const scores = view.scoresByRound[row];
  if (scores === undefined) return [];
  const seats = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!);
  const [leader = 0, second = 0] = seats;
  const who = (seat: Seat) => (seat === view.viewer ? 'you' : 'other');
  const first = { who: who(leader), name: names[leader] ?? '', points: scores[leader]! };
  const next = { rival: who(second), second: names[second] ?? '', next: scores[second]! };
  return [t('artus-picture-end-leads', { ...first, ...next, round: row + 1 })];
}

export const momentWords = (
  scene: ArtusTextScene,
  { kind, row, sentences }: HighlightShown<ArtusEvent>,
): string[] => [...sentences, ...(kind === 'turning' ? leadWords(scene, row) : [])];

/** What turned the game, if that's another moment than the one that's shown. */
export function turningWords(scene: ArtusTextScene): string[] {
  const { row = 0, sentences = [] } = scene.highlight?.turning ?? {};
  return sentences.length === 0 ? [] : [...sentences, ...leadWords(scene, row)];
}

/** Who has won and by how much. */
export function wonWords(scene: ArtusTextScene, names: readonly string[]): string[] {
  const { t } = scene;
  const ranks = rankPlayers(scene);
  const best = ranks[0]!;
  const winners = ranks.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? '');
  const next = ranks[winners.length];
  return [
    t(winners.length > 1 ? 'artus-picture-alt-winners' : 'artus-picture-alt-winner', {
      names: t('artus-list', { names: winners }),
    }),
    ...(next
      ? [t('artus-picture-end-ahead', { lead: best.score - next.score, name: names[next.seat] ?? '' })]
      : []),
  ];
}

/** The scores by round, as columns in the order of these seats. */
export function courseWords(scene: ArtusTextScene, seats: readonly Seat[]): string[] {
  const { t, view } = scene;
  const names = distinctNames(scene, COLUMN_NAME);
  const row = (of: (seat: Seat) => string) => seats.map(of).join(t('artus-picture-comma'));
  return [
    t('artus-picture-text-by-round', { names: row((seat) => names[seat] ?? '') }),
    ...view.scoresByRound.map((scores, i) =>
      t('language-colon', { head: String(i + 1), text: row((seat) => signed(scores[seat] ?? 0, false)) }),
    ),
  ];
}
