import { CHARACTERS, COURTIERS, GROUPS } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { ALT_LIMIT, limited, TEXT_LIMIT } from '../parts/text.ts';
import { shortNames } from '../scene.ts';
import { COUNTS_AS } from './coins.ts';
import type { CourtScene } from './sheet.ts';

/** Maximum lengths of names in texts, in UTF-16 code units. */
export const ALT_NAME = 24;

const TABLE_NAME = 14;

function playerLines(scene: CourtScene, seat: Seat, name: string): string[] {
  const { view, words } = scene;
  const { text } = words.courtPicture;
  const player = view.players[seat];
  if (player === undefined) return [];
  return [
    text.player(
      name,
      words.pictures.emblems[seat] ?? '',
      player.place,
      player.characters.map(words.court.character),
      player.quotaLeft,
      view.favor === seat,
    ),
    text.treasury(player.treasury),
    text.court(player.court),
    text.standing(
      GROUPS.map((group) => [group, player.standing.groups[group]] as const),
      player.standing.jesters,
      player.standing.idleJesters,
      player.standing.sizes,
    ),
  ];
}

/** What happened, one sentence per event. */
export function eventWords({ events, words }: CourtScene, names: readonly string[]): string[] {
  return words.court.events(
    events.filter(({ type }) => type !== 'auctionWon'),
    names,
  );
}

/** The current auction or role in one sentence, or nothing. */
export function affairWords(scene: CourtScene, names: readonly string[]): string[] {
  const { auction, role } = scene.view;
  const { alt } = scene.words.courtPicture;
  const named = (seats: readonly Seat[]) => seats.map((seat) => names[seat] ?? '');
  if (role !== null) {
    return [
      alt.role(
        scene.words.court.character(role.character),
        names[role.seat] ?? '',
        role.opponent === null ? null : (names[role.opponent] ?? ''),
        named(role.others),
      ),
    ];
  }
  if (auction === null) return [];
  const bidder = auction.bidder === null ? null : (names[auction.bidder] ?? '');
  return [
    alt.auction(
      names[auction.opener] ?? '',
      bidder,
      auction.tiles,
      named(auction.bidders),
      named(auction.passed),
    ),
  ];
}

function actorWords({ view, words }: CourtScene, names: readonly string[]): string[] {
  if (view.toAct === null) return [];
  const { alt, hint } = words.courtPicture;
  return [alt.hinted(alt.toAct(names[view.toAct] ?? '', view.phase, view.forced), hint(view.phase))];
}

/** One seat's court and the pending decision, one sentence or line each. */
export function handWords(scene: CourtScene, seat: Seat): string[] {
  const names = shortNames(scene, ALT_NAME);
  return [
    ...playerLines(scene, seat, names[seat] ?? '').map((line) => line.trim()),
    ...actorWords(scene, names),
    ...affairWords(scene, names),
  ];
}

/** The position in words: standings, characters, row, players and peasantry. */
export function positionWords(scene: CourtScene): string[] {
  const { view, words } = scene;
  const { alt } = words.courtPicture;
  const names = shortNames(scene, ALT_NAME);
  return [
    alt.standings(
      view.players.map(({ standing, place }, seat) => alt.standing(place, names[seat] ?? '', standing.sizes)),
    ),
    alt.characters(
      CHARACTERS.map((id) => {
        const { purse, takenBy } = view.characters[id];
        return alt.character(
          words.court.character(id),
          purse,
          takenBy === null ? null : (names[takenBy] ?? ''),
          view.blackDie === id,
        );
      }),
    ),
    alt.row(words.court.courtiers(view.row)),
    ...view.players.map((player, seat) =>
      alt.player(
        names[seat] ?? '',
        words.pictures.emblems[seat] ?? '',
        player.treasury,
        words.court.courtiers(COURTIERS.flatMap((id) => Array(player.court[id]).fill(id))),
        view.favor === seat,
      ),
    ),
    alt.peasantry(words.court.courtiers(COURTIERS.flatMap((id) => Array(view.peasantry[id]).fill(id)))),
  ];
}

/** The table in words, most important first. */
export function tableAlt(scene: CourtScene): string {
  const { view, words } = scene;
  const names = shortNames(scene, ALT_NAME);
  return limited(
    [
      words.courtPicture.alt.table(view),
      ...actorWords(scene, names),
      ...affairWords(scene, names),
      ...positionWords(scene),
      ...eventWords(scene, names),
    ],
    ' ',
    ALT_LIMIT,
  );
}

/** Everything public, line by line: decision, auction, characters, row, peasantry, courts, last events. */
export function tableText(scene: CourtScene): string {
  const { view, words } = scene;
  const { text } = words.courtPicture;
  const names = shortNames(scene, TABLE_NAME);
  const events = eventWords(scene, names);
  return limited(
    [
      text.title(view),
      ...actorWords(scene, names),
      ...affairWords(scene, names),
      text.charactersHead,
      ...CHARACTERS.map((id) => {
        const { purse, takenBy, open } = view.characters[id];
        const ability = text.ability(id, ...COUNTS_AS[id]);
        const taker = takenBy === null ? null : (names[takenBy] ?? '');
        return text.character(words.court.character(id), purse, taker, view.blackDie === id, open, ability);
      }),
      text.row(view.row.length, view.rowSize, words.court.courtiers(view.row)),
      text.peasantry(view.peasantry),
      ...view.players.flatMap((_, seat) => playerLines(scene, seat, names[seat] ?? '')),
      ...text.byRound(view.sizesByRound),
      ...(events.length === 0 ? [] : [text.lastTurn, ...events]),
    ],
    '\n',
    TEXT_LIMIT,
  );
}
