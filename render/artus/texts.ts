import { CROWN_CHAIRS, spaceAt, valueAt } from '../../src/games/artus/data.ts';
import type { ArtusView, CardId, Chair, PileId, PrinceFigure } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Words } from '../../src/i18n/index.ts';
import { ALT_LIMIT, limited, signed, TEXT_LIMIT } from '../parts/text.ts';
import { distinctNames, shortNames } from '../scene.ts';
import {
  type ArtusScene,
  hasLeader,
  knightsOf,
  onCarpet,
  pileCards,
  pilesOf,
  rankOf,
  tiles,
} from './sheet.ts';

/** What happened, one sentence per event. */
export function eventWords({ events, words }: ArtusScene, names: readonly string[]): string[] {
  const told = events.filter(({ type }) => type !== 'roundEnded' && type !== 'turned');
  return words.artus.events(told, names);
}

/** Maximum lengths of names in texts, in UTF-16 code units. */
const ALT_NAME = 32;

const TABLE_NAME = 14;

type ArtusTexts = Words['artusPicture']['text'];

/** What has been played from one pile: the cards played or the cards left, whichever list is shorter. */
function playedOf(text: ArtusTexts, pile: PileId, played: readonly CardId[]): string[] {
  const cards = played.filter((card) => card.startsWith(`${pile}:`));
  if (cards.length === 0) return [];
  const left = pileCards(pile);
  for (const card of cards) left.splice(left.indexOf(card), 1);
  return [cards.length > left.length ? text.allBut(pile, left) : text.played(pile, cards)];
}

export function playedLine(scene: ArtusScene, seat: Seat, name: string, piles: readonly PileId[]): string[] {
  const { text } = scene.words.artusPicture;
  const played = scene.view.players[seat]?.played ?? [];
  const byPile = piles.flatMap((pile) => playedOf(text, pile, played));
  return byPile.length === 0 ? [] : [text.playedBy(name, byPile)];
}

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

const crownChairs: ReadonlySet<Chair> = new Set(CROWN_CHAIRS.map(({ chair }) => chair));

function chairLine(scene: ArtusScene, chair: Chair, names: readonly string[]): string {
  const { view } = scene;
  const { text } = scene.words.artusPicture;
  const { value, colour } = spaceAt(view.king, chair);
  const marks = `${onCarpet(chair) ? text.marks.carpet : ''}${crownChairs.has(chair) ? text.marks.crown : ''}`;
  const figure = view.chairs[chair] ?? null;
  const worth = colour === null ? text.crownPlate : signed(value);
  return `${`${chair}${marks}`.padEnd(4)} ${worth.padStart(3)} ${figure === null ? text.empty : text.figure(figure, names)}`;
}

function playerLine(scene: ArtusScene, seat: Seat, name: string, piles: readonly PileId[]): string {
  const { words, view } = scene;
  const { text } = words.artusPicture;
  const player = view.players[seat];
  if (player === undefined) return '';
  const line = text.player(
    name,
    words.pictures.emblems[seat] ?? '',
    player.score,
    tiles(player.score),
    player.handSize,
    piles.map((pile) => [pile, player.piles[pile]] as const),
  );
  return player.unplaced > 0 ? line + text.unplaced(player.unplaced) : line;
}

/** Everything public, line by line: turn, players, chairs, played cards, last events. */
export function tableText(scene: ArtusScene): string {
  const { view, words } = scene;
  const { text } = words.artusPicture;
  const names = distinctNames(scene, TABLE_NAME);
  const full = shortNames(scene, TABLE_NAME);
  const piles = pilesOf(view.variant);
  const toAct =
    view.toAct === null ? [] : [text.toAct(names[view.toAct] ?? '', view.playsLeft, view.drawsLeft)];
  const lines = [
    text.title(view),
    ...toAct,
    ...view.players.map((_, seat) => playerLine(scene, seat, full[seat] ?? '', piles)),
    text.supply(view.ringSupply),
    text.legend,
    ...view.chairs.map((_, chair) => chairLine(scene, chair, names)),
    ...view.players.flatMap((_, seat) => playedLine(scene, seat, names[seat] ?? '', piles)),
  ];
  const events = eventWords(scene, names);
  return limited([...lines, ...(events.length === 0 ? [] : [text.lastTurn, ...events])], '\n', TEXT_LIMIT);
}
