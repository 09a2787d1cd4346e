import { compareSizes } from '../../games/court/reading.ts';
import type { CourtEvent, Sizes } from '../../games/court/types.ts';
import type { Seat } from '../../games/game.ts';
import type { HighlightShown, MomentKind } from '../scene.ts';
import { shortened } from '../text.ts';
import { sizesText } from './sentences.ts';
import type { CourtTextScene } from './table.ts';

/** Best first. */
export function rankPlayers({ view }: CourtTextScene): Seat[] {
  const place = (seat: Seat) => view.players[seat]!.place;
  return view.players.map((_, seat) => seat).sort((a, b) => place(a) - place(b) || a - b);
}

/** Letters of a name in the line about a tie. */
const NAME_IN_TIE = 16;

/** What decides between players of equal scores; null if there are none, or if the panel says so. */
export function tieWords({ view, t, names }: CourtTextScene): string | null {
  const { favor, players } = view;
  const sizes = players.map(({ standing }) => standing.sizes);
  const nameOf = (seat: Seat) => shortened(names[seat] ?? '', NAME_IN_TIE);
  const others = players.flatMap((_, seat) =>
    favor !== null && seat !== favor && sizesText(sizes[seat]!) === sizesText(sizes[favor]!)
      ? [nameOf(seat)]
      : [],
  );
  if (favor !== null && others.length > 0)
    return t('court-picture-tie-favor', { name: nameOf(favor), others });
  const isTied = new Set(sizes.map(([smallest]) => smallest)).size < players.length;
  return isTied && players.length > 2 ? t('court-picture-tie') : null;
}

/** The round, from 0, in which the seat's smallest group has grown most, if that's more than in that one; -1 if not. The chart would hide whose doing it was. */
function largerRise({ view: { sizesByRound } }: CourtTextScene, row: number, seat: Seat): number {
  const grown = sizesByRound.map((sizes, at) => sizes[seat]![0] - (sizesByRound[at - 1]?.[seat]?.[0] ?? 0));
  const most = Math.max(...grown);
  return most > grown[row]! ? grown.lastIndexOf(most) : -1;
}

/** What the round of the moment brought the seat, with its `characters`; nothing if it brought no better groups in the end. */
function gainWords(
  scene: CourtTextScene,
  { row, kind }: { row: number; kind?: MomentKind },
  seat: Seat | undefined,
  characters = 'none',
): string[] {
  const { view, t, names } = scene;
  const [before, after] = [view.sizesByRound[row - 1], view.sizesByRound[row]].map(
    (seats): Sizes => seats?.[seat ?? -1] ?? [0, 0, 0],
  ) as [Sizes, Sizes];
  if (compareSizes(after, before) <= 0) return [];
  const [from, to] = [sizesText(before), sizesText(after)];
  const whose = seat === view.viewer ? 'own' : 'other';
  const larger = kind === 'best' && whose === 'own' ? largerRise(scene, row, seat!) : -1;
  if (larger >= 0) return [t('court-picture-gain-most', { round: row + 1, from, to, larger: larger + 1 })];
  const name = shortened(names[seat ?? -1] ?? '', NAME_IN_TIE);
  return [t('court-picture-gain', { before: row, round: row + 1, from, to, whose, name, characters })];
}

/** Who did the first of the events. */
const doerOf = (events: readonly CourtEvent[]): Seat | undefined =>
  events.flatMap((event) => ('seat' in event ? [event.seat] : [])).at(0);

/** The doer's characters, which count as well in the last round; `none` in others, and where the events name them. */
function charactersIn(
  { view, t }: CourtTextScene,
  { row, events }: HighlightShown<CourtEvent>,
  doer: Seat | undefined,
): string {
  const characters = view.players[doer ?? -1]?.characters ?? [];
  const isNamed = events.some(({ type }) => type === 'chose');
  if (row < view.sizesByRound.length - 1 || characters.length === 0 || isNamed) return 'none';
  return t('court-names', { names: characters.map((character) => t('court-character', { character })) });
}

/** What happened in the moment, and what it brought. */
export function momentWords(scene: CourtTextScene): readonly string[] {
  const { highlight } = scene;
  if (!highlight) return [];
  const doer = doerOf(highlight.events);
  return [...highlight.sentences, ...gainWords(scene, highlight, doer, charactersIn(scene, highlight, doer))];
}

/** The same of the turning point, if that's another moment. Only a single winner has one. */
export function turningWords(scene: CourtTextScene): readonly string[] {
  const { highlight, view } = scene;
  const { sentences = [], row = 0 } = highlight?.turning ?? {};
  const winner = view.players.findIndex(({ place }) => place === 1);
  return sentences.length === 0 ? [] : [...sentences, ...gainWords(scene, { row }, winner)];
}
