import { CHAIR_COUNT, chairValue, spaceAt } from '../../games/artus/data.ts';
import {
  hasLeader,
  onCarpet,
  pileCards,
  pilesInPlay,
  rankedKnights,
  seatRank,
  splitTurns,
  tiles,
  type Worth,
} from '../../games/artus/reading.ts';
import type { ArtusEvent, ArtusView, CardId, Chair, PileId, PrinceFigure } from '../../games/artus/types.ts';
import type { Seat } from '../../games/game.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { distinctNames, emblemName, shortNames, type TextScene } from '../scene.ts';
import { altFits, joinAlt, joinText, signed, textFits } from '../text.ts';
import { cardLabel, eventSentences, shortCardList, yesOrNo } from './sentences.ts';

/** What texts on Artus are made from. */
export type ArtusTextScene = TextScene<ArtusView, ArtusEvent>;

/**
 * What happened, if need be in less and less: without draws, and then without the oldest turns. The newest stays, since
 * nobody has read it yet.
 */
function shorterWords(
  scene: ArtusTextScene,
  names: readonly string[],
): readonly [whole: string[], ...shorter: string[][]] {
  const turns = splitTurns(scene.events.filter(({ type }) => type !== 'drew'));
  return [
    eventLines(scene, names),
    ...turns.map((_, oldest) => eventLines({ ...scene, events: turns.slice(oldest).flat() }, names)),
  ];
}

/** What happened, one sentence per event. */
export function eventLines({ events, t }: ArtusTextScene, names: readonly string[]): string[] {
  const told = events.filter(({ type }) => type !== 'roundEnded');
  return eventSentences(t, told, names);
}

/**
 * How many chairs behind the King have their values: a riddle about them begins to count, or leaves all of them to its
 * reader once they've just shifted.
 */
export function countValuedChairs({ events, isRiddle }: ArtusTextScene): number {
  if (!isRiddle) return CHAIR_COUNT;
  return events.some(({ type }) => type === 'turned') ? 0 : 3;
}

const isTold = (scene: ArtusTextScene, chair: Chair): boolean =>
  (scene.view.king - chair + CHAIR_COUNT) % CHAIR_COUNT <= countValuedChairs(scene);

/** Maximum lengths of names in texts, in UTF-16 code units. */
const ALT_NAME = 32;

const TABLE_NAME = 14;

/** What has been played from one pile: the cards played or the cards left, whichever list is shorter. */
function playedOf(t: Translate, pile: PileId, played: readonly CardId[]): string[] {
  const cards = played.filter((card) => card.startsWith(`${pile}:`));
  if (cards.length === 0) return [];
  const left = pileCards(pile);
  for (const card of cards) left.splice(left.indexOf(card), 1);
  if (cards.length <= left.length)
    return [t('artus-picture-text-played', { pile, cards: shortCardList(t, cards) })];
  return [
    left.length === 0
      ? t('artus-picture-text-all', { pile })
      : t('artus-picture-text-all-but', { pile, cards: shortCardList(t, left) }),
  ];
}

export function playedLine(
  scene: ArtusTextScene,
  seat: Seat,
  name: string,
  piles: readonly PileId[],
): string[] {
  const played = scene.view.players[seat]?.played ?? [];
  const byPile = piles.flatMap((pile) => playedOf(scene.t, pile, played));
  return byPile.length === 0
    ? []
    : [
        scene.t('artus-picture-text-played-by', {
          name,
          piles: byPile.join(scene.t('artus-picture-semicolon')),
        }),
      ];
}

function princes(view: ArtusView): { readonly chair: Chair; readonly prince: PrinceFigure }[] {
  return view.chairs.flatMap((figure, chair) =>
    figure?.kind === 'prince' ? [{ chair, prince: figure }] : [],
  );
}

export function scoresLine(scene: ArtusTextScene): string {
  const names = shortNames(scene, ALT_NAME);
  const { view } = scene;
  return scene.t('artus-picture-alt-scores', {
    scores: view.players
      .map(({ score }, seat) => {
        const { place, shared } = seatRank(view, seat);
        const said = scene.t('artus-picture-alt-score', { name: names[seat] ?? '', score });
        return hasLeader(view)
          ? scene.t('artus-picture-alt-ranked', { score: said, place, shared: yesOrNo(shared) })
          : said;
      })
      .join(scene.t('artus-picture-comma')),
  });
}

export function positionLines(scene: ArtusTextScene): string[] {
  const { view, t } = scene;
  const names = shortNames(scene, ALT_NAME);
  const all = princes(view);
  const king = all.find(({ prince }) => prince.king);
  return [
    ...(king === undefined
      ? []
      : [t('artus-picture-alt-king', { chair: king.chair, metal: king.prince.metal })]),
    ...view.players.map((_, seat) => {
      const player = { name: names[seat] ?? '', emblem: emblemName(t, seat) };
      const knights = rankedKnights(view, seat).map(({ chair, value }) =>
        isTold(scene, chair) ? t('artus-picture-alt-at', { chair, value }) : String(chair),
      );
      return knights.length === 0
        ? t('artus-picture-alt-no-knights', player)
        : t('artus-picture-alt-knights', { ...player, knights: knights.join(t('artus-picture-comma')) });
    }),
    t('artus-picture-alt-princes', {
      princes: all
        .filter(({ prince }) => !prince.king)
        .map(({ chair, prince: { metal, rings } }) =>
          isTold(scene, chair)
            ? t('artus-picture-alt-prince', { chair, metal, rings, value: chairValue(view, chair) })
            : t('artus-picture-alt-prince-on', { chair, metal, rings }),
        )
        .join(t('artus-picture-comma')),
    }),
  ];
}

/** The table in words, most important first. */
export function tableAlt(scene: ArtusTextScene): string {
  const { view, t } = scene;
  const names = shortNames(scene, ALT_NAME);
  const { variant, phase, round, rounds } = view;
  const opening = [
    t('artus-picture-alt-table', { variant, phase, round, rounds }),
    ...(view.toAct === null ? [] : [t('artus-picture-alt-to-act', { name: names[view.toAct] ?? '' })]),
    scoresLine(scene),
  ];
  const all = shorterWords(scene, names).map((events) => [...opening, ...events]);
  return joinAlt([...(all.find(altFits) ?? all.at(-1)!), ...positionLines(scene)]);
}

function chairLine(scene: ArtusTextScene, chair: Chair, names: readonly string[]): string {
  const { view, t } = scene;
  const { value, colour } = spaceAt(view.king, chair);
  const mark = onCarpet(chair) ? t('artus-picture-text-carpet') : '';
  const shown = isTold(scene, chair) ? signed(value) : '?';
  const worth = colour === null ? t('artus-picture-text-crown-plate') : shown;
  const head = `${`${chair}${mark}`.padEnd(4)} ${worth.padStart(3)}`;
  const figure = view.chairs[chair];
  if (!figure) return `${head} ${t('artus-picture-text-empty')}`;
  if (figure.kind === 'knight')
    return `${head} ${t('artus-picture-text-knight', { owner: names[figure.seat] ?? '' })}`;
  const { metal, rings, king } = figure;
  return `${head} ${t(king ? 'artus-picture-text-king' : 'artus-picture-text-prince', { metal, rings })}`;
}

/** A player's score, and how many cards they hold and have on each pile. */
export function playerLine(
  scene: ArtusTextScene,
  seat: Seat,
  name: string,
  piles: readonly PileId[],
): string {
  const { t, view } = scene;
  const { score, handSize: hand, piles: lefts, unplaced } = view.players[seat]!;
  const all = piles.map((pile) => t('artus-picture-text-pile', { pile, left: lefts[pile] }));
  const player = { name, emblem: emblemName(t, seat), score, hand };
  const data = { ...player, piles: all.join(t('artus-picture-comma')) };
  const count = tiles(score);
  const line =
    count > 0
      ? t('artus-picture-text-player-tiles', { ...data, tiles: count })
      : t('artus-picture-text-player', data);
  return unplaced > 0 ? line + t('artus-picture-text-unplaced', { count: unplaced }) : line;
}

/** Who acts, and how many cards they still play or draw. */
function actorWords({ t, view }: ArtusTextScene, names: readonly string[]): string[] {
  const { toAct, playsLeft: plays, drawsLeft: draws } = view;
  if (toAct === null) return [];
  const name = names[toAct] ?? '';
  if (plays > 0) return [t('artus-picture-text-to-play', { name, plays })];
  return [
    draws > 0 ? t('artus-picture-text-to-draw', { name, draws }) : t('artus-picture-text-to-act', { name }),
  ];
}

/** Everything public, line by line: turn, players, chairs, played cards, last events. */
export function tableText(scene: ArtusTextScene): string {
  const { view, t } = scene;
  const names = distinctNames(scene, TABLE_NAME);
  const full = shortNames(scene, TABLE_NAME);
  const piles = pilesInPlay(view.variant);
  const { variant, phase, round, rounds } = view;
  const opening = [
    t('artus-picture-text-title', { variant, phase, round, rounds }),
    ...actorWords(scene, names),
    ...view.players.map((_, seat) => playerLine(scene, seat, full[seat] ?? '', piles)),
    t('artus-picture-text-supply', { count: view.ringSupply }),
    t('artus-picture-text-legend'),
  ];
  const chairs = view.chairs.map((_, chair) => chairLine(scene, chair, names));
  const taken = chairs.filter((_, chair) => view.chairs[chair] !== null);
  const played = view.players.flatMap((_, seat) => playedLine(scene, seat, names[seat] ?? '', piles));
  const [whole, ...shorter] = shorterWords(scene, names).map((events) =>
    events.length === 0 ? [] : [t('artus-picture-text-last-turn'), ...events],
  );
  const [undrawn = []] = shorter;
  const all = [
    [...chairs, ...played, ...whole!],
    [...chairs, ...played, ...undrawn],
    [...chairs, ...undrawn],
    ...shorter.map((events) => [...taken, ...events]),
  ].map((lines) => [...opening, ...lines]);
  return joinText(all.find(textFits) ?? all.at(-1)!);
}

/** A card of the hand by its name, and what it would score now if it scores Knights. */
export function describeHeld(
  { t }: ArtusTextScene,
  { card, now: worth }: { readonly card: CardId; readonly now: Worth | null },
): string {
  const played = cardLabel(t, card);
  if (worth === null) return played;
  const said = { played, now: worth.points };
  return worth.isMet ? t('artus-picture-alt-card-now', said) : t('artus-picture-alt-card-unmet', said);
}
