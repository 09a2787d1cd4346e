import type { Ranked } from '../../games/quests/reading.ts';
import type { CardGameTextScene } from './table.ts';

export const hasTurning = ({ highlight }: CardGameTextScene): boolean =>
  (highlight?.turning?.sentences ?? []).length > 0;

/** From how many points to how many the reader's best turn brought them, less what they paid. */
function riseWords({ highlight, t, view }: CardGameTextScene): readonly string[] {
  const { viewer, scoresByTurn } = view;
  if (highlight === undefined || viewer === null) return [];
  const after = scoresByTurn[highlight.row]?.[viewer] ?? 0;
  const before = scoresByTurn[highlight.row - 1]?.[viewer] ?? 0;
  return [t('quests-picture-end-rise', { before, after })];
}

/** Who leads after the turn in which the game was turned, and by how much. */
function leadWords({ names, t, view }: CardGameTextScene, row: number): readonly string[] {
  const scores = view.scoresByTurn[row];
  if (scores === undefined) return [];
  const [points = 0, next = 0] = [...scores].sort((a, b) => b - a);
  const leader = scores.indexOf(points);
  const own = leader === view.viewer ? 'yes' : 'no';
  const id = row === view.scoresByTurn.length - 1 ? 'quests-picture-end-wins' : 'quests-picture-end-leads';
  return [t(id, { own, name: names[leader] ?? '', points, next })];
}

/** What turned the game and how it left the players, if that's another moment than the one that's shown. */
export function turningSentences(scene: CardGameTextScene): readonly string[] {
  const { row = 0, sentences = [] } = scene.highlight?.turning ?? {};
  return sentences.length === 0 ? [] : [...sentences, ...leadWords(scene, row)];
}

/** What made the moment, and how it left the players if it turned the game. */
export function momentSentences(scene: CardGameTextScene): readonly string[] {
  const { highlight } = scene;
  if (highlight === undefined) return [];
  const { kind, row, sentences } = highlight;
  return [...sentences, ...(kind === 'turning' ? leadWords(scene, row) : riseWords(scene))];
}

/** Who's ahead of whom with the same points, and why: a sentence each, best first. `names` by seat. */
export function tieWords(
  { t }: CardGameTextScene,
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
    return [
      t('quests-picture-tie', {
        names: named(ahead),
        count: ahead.length,
        others: named(behind),
        cards: first.knights,
        fewer: next.knights,
      }),
    ];
  });
}

/** Scores after evenly spaced turns, including the last. */
export function courseLines({ view, t }: CardGameTextScene): string[] {
  const { scoresByTurn } = view;
  const step = Math.max(1, Math.ceil(scoresByTurn.length / 10));
  return scoresByTurn.flatMap((scores, i) =>
    (scoresByTurn.length - 1 - i) % step === 0
      ? [t('language-colon', { head: String(i + 1), text: scores.join(' ') })]
      : [],
  );
}
