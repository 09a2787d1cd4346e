import type { Painting } from '../../painting.ts';
import { ALT_LIMIT, limited, TEXT_LIMIT } from '../../parts/limit.ts';
import { sum } from '../reading.ts';
import type { QuestsScene } from '../scene.ts';
import { ALT_NAME, shortNames } from '../texts/names.ts';
import { tableText } from '../texts/tableText.ts';
import { SIZE } from './layout.ts';
import { drawEnd, endBackdrop } from './picture.ts';
import { ranking } from './ranking.ts';
import { tieWords } from './ties.ts';

/** Scores after evenly spaced turns, including the last. */
function courseLines({ view, words }: QuestsScene): string[] {
  const { scoresByTurn } = view;
  const step = Math.max(1, Math.ceil(scoresByTurn.length / 10));
  return scoresByTurn.flatMap((scores, i) =>
    (scoresByTurn.length - 1 - i) % step === 0 ? [words.language.colon(String(i + 1), scores.join(' '))] : [],
  );
}

export function endPainting(scene: QuestsScene): Painting {
  const { theme, words, view } = scene;
  const { alt, text } = words.questsPicture;
  const names = shortNames(scene, ALT_NAME);
  const ranks = ranking(scene);
  const winners = ranks.filter(({ place }) => place === 1).map(({ seat }) => names[seat] ?? '');
  const ties = tieWords(scene, ranks, names);
  const told = (word: typeof alt.rank) =>
    ranks.map(({ place, seat, score, adventures, trophies, knights }) =>
      word(place, names[seat] ?? '', score, sum(adventures.map(({ value }) => value)), trophies, knights),
    );
  return {
    ...SIZE,
    backdrop: endBackdrop(theme, view.players.length),
    draw: (context) => drawEnd(context, scene),
    alt: limited(
      [
        ...(view.end === null ? [] : [alt.over(view.variant, view.end)]),
        alt.winners(words.quests.list(winners), winners.length > 1),
        ...ties,
        alt.ranks(told(alt.rank)),
      ],
      ' ',
      ALT_LIMIT,
    ),
    text: limited(
      [...told(text.rank), ...ties, tableText(scene), text.byTurn, ...courseLines(scene)],
      '\n',
      TEXT_LIMIT,
    ),
  };
}
