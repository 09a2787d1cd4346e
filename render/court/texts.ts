import { bagOfCounts, courtiersOf } from '../../src/games/court/data.ts';
import { CHARACTERS, type Sizes } from '../../src/games/court/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Say } from '../../src/i18n/fluent/say.ts';
import { emblemName } from '../parts/heraldry.ts';
import { altOf, textOf } from '../parts/text.ts';
import { COLUMN_NAME, distinctNames, shortNames } from '../scene.ts';
import { COUNTS_AS } from './coins.ts';
import { joinedByMerlin } from './groups.ts';
import { bestWith, freeCharacters } from './prospects.ts';
import { type CourtScene, comingOf, counting, lastingSizes, skippedOf, wantedOf } from './sheet.ts';
import {
  auctionWords,
  characterWords,
  countsWords,
  courtierWords,
  eventSentences,
  favorOf,
  hinted,
  paidWords,
  peasantryWords,
  playerWords,
  powerWords,
  roleWords,
  roundsWords,
  sizesText,
  standingWords,
  tileWords,
  toActWords,
  wantedWords,
  yesNo,
} from './words.ts';

/** Maximum lengths of names in texts, in UTF-16 code units. */
export const ALT_NAME = 24;

const TABLE_NAME = 14;

function playerLines(scene: CourtScene, seat: Seat, name: string): string[] {
  const { view, say } = scene;
  const player = counting(view).players[seat];
  if (player === undefined) return [];
  const lasting = lastingSizes(view, player);
  return [
    playerWords(
      say,
      name,
      emblemName(say, seat),
      player.place,
      view.players[seat]!.characters.map((character) => say('court-character', { character })),
      player.quotaLeft,
      favorOf(view, seat),
    ),
    ` ${say('court-picture-text-treasury', { tiles: paidWords(say, player.treasury) })}`,
    ` ${say('court-picture-text-court', { counts: countsWords(say, player.court) })}`,
    standingWords(say, player.standing, joinedByMerlin(player)),
    ...(lasting === null ? [] : [` ${say('court-picture-text-lasting', { sizes: sizesText(lasting) })}`]),
  ];
}

/** What happened, one sentence per event. */
export function eventWords({ events, say }: CourtScene, names: readonly string[]): string[] {
  return eventSentences(
    say,
    events.filter(({ type }) => type !== 'auctionWon'),
    names,
  );
}

/** The current auction or role in one sentence, or nothing. */
export function affairWords(scene: CourtScene, names: readonly string[]): string[] {
  const { auction, role } = scene.view;
  const named = (seats: readonly Seat[]) => seats.map((seat) => names[seat] ?? '');
  if (role !== null) {
    const skipped = [...new Set(skippedOf(scene))];
    return [
      roleWords(
        scene.say,
        scene.say('court-character', { character: role.character }),
        names[role.seat] ?? '',
        role.opponent === null ? null : (names[role.opponent] ?? ''),
        named(comingOf(scene.view)),
      ),
      ...(skipped.length === 0
        ? []
        : [scene.say('court-picture-alt-skipped', { names: named(skipped), character: role.character })]),
    ];
  }
  if (auction === null) return [];
  const bidder = auction.bidder === null ? null : (names[auction.bidder] ?? '');
  return [
    auctionWords(
      scene.say,
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
    hinted(toActWords(say, names[view.toAct] ?? '', view), say('court-picture-hint', { phase: view.phase })),
  ];
}

/** The best groups that a seat can have with each free character, while it still takes one in an auction. */
export function prospectWords({ view, say }: CourtScene, seat: Seat): string[] {
  if (view.auction === null || view.players[seat]!.quotaLeft === 0) return [];
  const best = freeCharacters(view).map((character) =>
    [say('court-character', { character }), sizesText(bestWith(view, seat, character))].join(' '),
  );
  const told = { head: say('court-picture-best-with'), text: best.join(say('court-separator')) };
  return [say('language-sentence', { text: say('language-colon', told) })];
}

/** One seat's court and the pending decision: lines of a table, or sentences. */
export function handWords(scene: CourtScene, seat: Seat, as: 'lines' | 'sentences'): string[] {
  const names = shortNames(scene, ALT_NAME);
  const lines = playerLines(scene, seat, names[seat] ?? '').map((line) => line.trim());
  const player = counting(scene.view).players[seat];
  return [
    ...(as === 'lines' ? lines : lines.map((text) => scene.say('language-sentence', { text }))),
    ...(player === undefined ? [] : [wantedWords(scene.say, wantedOf(player))]),
    ...prospectWords(scene, seat),
    ...actorWords(scene, names),
    ...affairWords(scene, names),
  ];
}

/** The position in words: standings, characters, row, players and peasantry. */
export function positionWords(scene: CourtScene): string[] {
  const { view, say } = scene;
  const names = shortNames(scene, ALT_NAME);
  return [
    say('court-picture-alt-standings', {
      standings: counting(view)
        .players.map(({ standing, place }, seat) =>
          say('court-picture-alt-standing', {
            place,
            name: names[seat] ?? '',
            sizes: sizesText(standing.sizes),
          }),
        )
        .join(say('court-separator')),
    }),
    say('court-picture-alt-characters', {
      characters: CHARACTERS.map((id) => {
        const { purse, takenBy } = view.characters[id];
        return characterWords(
          say,
          say('court-character', { character: id }),
          purse,
          takenBy === null ? null : (names[takenBy] ?? ''),
          view.blackDie === id,
        );
      }).join(say('court-separator')),
    }),
    say('court-picture-alt-row', { row: courtierWords(say, view.row) }),
    ...view.players.map((player, seat) =>
      say('court-picture-alt-player', {
        name: names[seat] ?? '',
        emblem: emblemName(say, seat),
        tiles: tileWords(say, player.treasury),
        court: courtierWords(say, courtiersOf(bagOfCounts(player.court)), 'court-some'),
        favor: favorOf(view, seat),
      }),
    ),
    say('court-picture-alt-peasantry', {
      peasantry: courtierWords(say, courtiersOf(bagOfCounts(view.peasantry)), 'court-some'),
    }),
  ];
}

/** The table in words, most important first. */
export function tableAlt(scene: CourtScene): string {
  const { view, say } = scene;
  const names = shortNames(scene, ALT_NAME);
  return altOf([
    say('court-picture-alt-table', { rounds: roundsWords(say, view) }),
    ...actorWords(scene, names),
    ...affairWords(scene, names),
    ...positionWords(scene),
    ...eventWords(scene, names),
  ]);
}

/** Everyone's groups by round, in the order of the names. */
function byRoundWords(say: Say, all: readonly (readonly Sizes[])[], names: readonly string[]): string[] {
  if (all.length === 0) return [];
  const row = (cells: readonly string[]) => cells.join(say('language-comma'));
  return [
    say('court-picture-text-by-round', { names: row(names) }),
    ...all.map((seats, i) => say('language-colon', { head: String(i + 1), text: row(seats.map(sizesText)) })),
  ];
}

/** Everything public, line by line: decision, auction, characters, row, peasantry, courts, last events. */
export function tableText(scene: CourtScene): string {
  const { view, say } = scene;
  const names = shortNames(scene, TABLE_NAME);
  const events = eventWords(scene, names);
  return textOf([
    say('court-picture-text-title', { rounds: roundsWords(say, view) }),
    ...actorWords(scene, names),
    ...affairWords(scene, names),
    say('court-picture-text-characters'),
    ...CHARACTERS.map((id) => {
      const { purse, takenBy, open } = view.characters[id];
      const ability = powerWords(say, id, ...COUNTS_AS[id]);
      const taker = takenBy === null ? null : (names[takenBy] ?? '');
      return say('court-picture-text-character', {
        name: say('court-character', { character: id }).padEnd(
          Math.max(...CHARACTERS.map((id) => say('court-character', { character: id }).length)),
        ),
        purse: paidWords(say, purse),
        taken: yesNo(taker !== null),
        taker: taker ?? '',
        die: yesNo(view.blackDie === id),
        open: yesNo(open),
        ability,
      });
    }),
    view.row.length === 0
      ? say('court-picture-text-row-empty', { length: view.row.length, full: view.rowSize })
      : say('court-picture-text-row', {
          length: view.row.length,
          full: view.rowSize,
          row: courtierWords(say, view.row),
        }),
    peasantryWords(say, view.peasantry),
    ...view.players.flatMap((_, seat) => playerLines(scene, seat, names[seat] ?? '')),
    ...byRoundWords(say, view.sizesByRound, distinctNames(scene, COLUMN_NAME)),
    ...(events.length === 0 ? [] : [say('court-picture-text-last-turn'), ...events]),
  ]);
}
