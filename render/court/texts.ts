import { CHARACTERS, COURTIERS, GROUPS } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { ALT_LIMIT, limited, shortened, TEXT_LIMIT } from '../parts/text.ts';
import { COUNTS_AS } from './pieces/coins.ts';
import type { CourtScene } from './sheet.ts';

/** Maximum lengths of names in texts, in UTF-16 code units. */
export const ALT_NAME = 24;

const TABLE_NAME = 14;

export function shortNames({ spoken }: CourtScene, limit: number): string[] {
  return spoken.map((name) => shortened(name, limit));
}

function playerLines(scene: CourtScene, seat: Seat, name: string): string[] {
  const { view, say } = scene;
  const player = view.players[seat];
  if (player === undefined) return [];
  return [
    say.courtPicture.text.player(
      name,
      say.pictures.emblems[seat] ?? '',
      player.place,
      player.characters.map((character) => say('court-character', { character })),
      player.quotaLeft,
      view.favor === seat,
    ),
    say.courtPicture.text.treasury(player.treasury),
    say.courtPicture.text.court(player.court),
    say.courtPicture.text.standing(
      GROUPS.map((group) => [group, player.standing.groups[group]] as const),
      player.standing.jesters,
      player.standing.idleJesters,
      player.standing.sizes,
    ),
  ];
}

/** What happened, one sentence per event. */
export function eventWords({ events, say }: CourtScene, names: readonly string[]): string[] {
  return say.court.events(
    events.filter(({ type }) => type !== 'auctionWon'),
    names,
  );
}

/** The current auction or role in one sentence, or nothing. */
export function affairWords(scene: CourtScene, names: readonly string[]): string[] {
  const { auction, role } = scene.view;
  const named = (seats: readonly Seat[]) => seats.map((seat) => names[seat] ?? '');
  if (role !== null) {
    return [
      scene.say.courtPicture.alt.role(
        scene.say('court-character', { character: role.character }),
        names[role.seat] ?? '',
        role.opponent === null ? null : (names[role.opponent] ?? ''),
        named(role.others),
      ),
    ];
  }
  if (auction === null) return [];
  const bidder = auction.bidder === null ? null : (names[auction.bidder] ?? '');
  return [
    scene.say.courtPicture.alt.auction(
      names[auction.opener] ?? '',
      bidder,
      auction.tiles,
      named(auction.bidders),
      named(auction.passed),
    ),
  ];
}

function actorWords({ view, say }: CourtScene, names: readonly string[]): string[] {
  if (view.toAct === null) return [];
  return [
    say.courtPicture.alt.hinted(
      say.courtPicture.alt.toAct(names[view.toAct] ?? '', view.phase, view.forced),
      say('court-picture-hint', { phase: view.phase }),
    ),
  ];
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
  const { view, say } = scene;
  const names = shortNames(scene, ALT_NAME);
  return [
    say.courtPicture.alt.standings(
      view.players.map(({ standing, place }, seat) =>
        say.courtPicture.alt.standing(place, names[seat] ?? '', standing.sizes),
      ),
    ),
    say.courtPicture.alt.characters(
      CHARACTERS.map((id) => {
        const { purse, takenBy } = view.characters[id];
        return say.courtPicture.alt.character(
          say('court-character', { character: id }),
          purse,
          takenBy === null ? null : (names[takenBy] ?? ''),
          view.blackDie === id,
        );
      }),
    ),
    say('court-picture-alt-row', { row: say.court.courtiers(view.row) }),
    ...view.players.map((player, seat) =>
      say.courtPicture.alt.player(
        names[seat] ?? '',
        say.pictures.emblems[seat] ?? '',
        player.treasury,
        say.court.courtiers(COURTIERS.flatMap((id) => Array(player.court[id]).fill(id))),
        view.favor === seat,
      ),
    ),
    say('court-picture-alt-peasantry', {
      peasantry: say.court.courtiers(COURTIERS.flatMap((id) => Array(view.peasantry[id]).fill(id))),
    }),
  ];
}

/** The table in words, most important first. */
export function tableAlt(scene: CourtScene): string {
  const { view, say } = scene;
  const names = shortNames(scene, ALT_NAME);
  return limited(
    [
      say.courtPicture.alt.table(view),
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
  const { view, say } = scene;
  const names = shortNames(scene, TABLE_NAME);
  const events = eventWords(scene, names);
  return limited(
    [
      say.courtPicture.text.title(view),
      ...actorWords(scene, names),
      ...affairWords(scene, names),
      say('court-picture-text-characters'),
      ...CHARACTERS.map((id) => {
        const { purse, takenBy, open } = view.characters[id];
        const ability = say.courtPicture.text.ability(id, ...COUNTS_AS[id]);
        const taker = takenBy === null ? null : (names[takenBy] ?? '');
        return say.courtPicture.text.character(
          say('court-character', { character: id }),
          purse,
          taker,
          view.blackDie === id,
          open,
          ability,
        );
      }),
      view.row.length === 0
        ? say('court-picture-text-row-empty', { length: view.row.length, full: view.rowSize })
        : say('court-picture-text-row', {
            length: view.row.length,
            full: view.rowSize,
            row: say.court.courtiers(view.row),
          }),
      say.courtPicture.text.peasantry(view.peasantry),
      ...view.players.flatMap((_, seat) => playerLines(scene, seat, names[seat] ?? '')),
      ...say.courtPicture.text.byRound(view.sizesByRound),
      ...(events.length === 0 ? [] : [say('court-picture-text-last-turn'), ...events]),
    ],
    '\n',
    TEXT_LIMIT,
  );
}
