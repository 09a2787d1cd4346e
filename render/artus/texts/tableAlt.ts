import type { ArtusView, Chair, PrinceFigure } from '../../../src/games/artus/types.ts';
import { ALT_LIMIT, limited } from '../../parts/limit.ts';
import { hasLeader, rankOf } from '../panel/rank.ts';
import { knightsOf, valueAt } from '../reading.ts';
import type { ArtusScene } from '../scene.ts';
import { eventWords } from './eventWords.ts';
import { ALT_NAME, shortNames } from './names.ts';

function princes(view: ArtusView): { readonly chair: Chair; readonly prince: PrinceFigure }[] {
  return view.chairs.flatMap((figure, chair) =>
    figure?.kind === 'prince' ? [{ chair, prince: figure }] : [],
  );
}

export function scoreWords(scene: ArtusScene): string {
  const { alt } = scene.words.artusPicture;
  const names = shortNames(scene, ALT_NAME);
  const { view, words } = scene;
  return alt.scores(
    view.players.map(({ score }, seat) => {
      const { place, shared } = rankOf(view, seat);
      const said = alt.score(names[seat] ?? '', score);
      return hasLeader(view) ? alt.ranked(said, words.artusPicture.rank(place, shared)) : said;
    }),
  );
}

export function positionWords(scene: ArtusScene): string[] {
  const { view, words } = scene;
  const { alt } = words.artusPicture;
  const names = shortNames(scene, ALT_NAME);
  const all = princes(view);
  const king = all.find(({ prince }) => prince.king);
  return [
    ...(king === undefined ? [] : [alt.king(king.chair, king.prince.metal)]),
    ...view.players.map((_, seat) =>
      alt.knights(
        names[seat] ?? '',
        words.pictures.emblems[seat] ?? '',
        knightsOf(view, seat).map(({ chair, value }) => alt.at(chair, value)),
      ),
    ),
    alt.princes(
      all
        .filter(({ prince }) => !prince.king)
        .map(({ chair, prince }) => alt.prince(chair, prince.metal, prince.rings, valueAt(view, chair))),
    ),
  ];
}

/** The table in words, most important first. */
export function tableAlt(scene: ArtusScene): string {
  const { view, words } = scene;
  const { alt } = words.artusPicture;
  const name = view.toAct === null ? undefined : shortNames(scene, ALT_NAME)[view.toAct];
  return limited(
    [
      alt.table(view),
      ...(name === undefined ? [] : [alt.toAct(name)]),
      scoreWords(scene),
      ...eventWords(scene, shortNames(scene, ALT_NAME)),
      ...positionWords(scene),
    ],
    ' ',
    ALT_LIMIT,
  );
}
