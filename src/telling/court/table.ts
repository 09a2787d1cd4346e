import { bagOfCounts, courtiersOf } from '../../games/court/data.ts';
import {
  bestWith,
  COUNTS_AS,
  comingOf,
  counting,
  freeCharacters,
  joinedByMerlin,
  lastingSizes,
  nextFavor,
  skippedOf,
  sumOf,
  wantedOf,
} from '../../games/court/reading.ts';
import {
  CHARACTERS,
  type Character,
  type CourtEvent,
  type CourtPlayerView,
  type CourtView,
  GROUPS,
  type GroupId,
  type Sizes,
} from '../../games/court/types.ts';
import type { Seat } from '../../games/game.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { COLUMN_NAME, distinctNames, emblemName, shortNames, type TextScene } from '../scene.ts';
import { altOf, textOf } from '../text.ts';
import {
  abilityWords,
  countsWords,
  courtierWords,
  doingOf,
  eventSentences,
  paidWords,
  roundsWords,
  sizesText,
  tileWords,
  wantedWords,
  yesNo,
} from './sentences.ts';

/** What texts on King Arthur's Court are made from. */
export type CourtTextScene = TextScene<CourtView, CourtEvent>;

/** Maximum lengths of names in texts, in UTF-16 code units. */
export const ALT_NAME = 24;

const TABLE_NAME = 14;

/** Whether a seat has the King's Favor, or gets it at the round's end. */
function favorOf(view: CourtView, seat: Seat): 'yes' | 'next' | 'no' {
  if (view.favor === seat) return 'yes';
  return nextFavor(view) === seat ? 'next' : 'no';
}

/** The group that Merlin has joined counts him as one of its jesters. */
function groupWords(say: Say, player: CourtPlayerView, group: GroupId): string {
  const { courtiers, pawn, jesters, size } = player.standing.groups[group];
  const merlin = group === joinedByMerlin(player) ? 1 : 0;
  if (pawn === 0 && jesters === 0) return say('court-picture-text-group', { group, size });
  const mixed = { group, size, courtiers, pawn, merlin, jesters: jesters - merlin };
  return say('court-picture-text-group-mixed', mixed);
}

function playerLines({ view, say }: CourtTextScene, seat: Seat, name: string): string[] {
  const player = counting(view).players[seat]!;
  const { place, quotaLeft: left, standing } = player;
  const lasting = lastingSizes(view, player);
  const characters = view.players[seat]!.characters.map((character) => say('court-character', { character }));
  const held = { characters, any: yesNo(characters.length > 0), left, favor: favorOf(view, seat) };
  const groups = GROUPS.map((id) => groupWords(say, player, id)).join(say('court-separator'));
  const { jesters, idleJesters: idle } = standing;
  return [
    say('court-picture-text-player', { name, emblem: emblemName(say, seat), place, ...held }),
    ` ${say('court-picture-text-treasury', { tiles: paidWords(say, player.treasury) })}`,
    ` ${say('court-picture-text-court', { counts: countsWords(say, player.court) })}`,
    ` ${say('court-picture-text-groups', { sizes: sizesText(standing.sizes), groups, jesters, idle })}`,
    ...(lasting === null ? [] : [` ${say('court-picture-text-lasting', { sizes: sizesText(lasting) })}`]),
  ];
}

/** What happened, one sentence per event. */
export function eventWords({ events, say }: CourtTextScene, names: readonly string[]): string[] {
  return eventSentences(
    say,
    events.filter(({ type }) => type !== 'auctionWon'),
    names,
  );
}

/** The current auction or role in one sentence, or nothing. */
export function affairWords(scene: CourtTextScene, names: readonly string[]): string[] {
  const { say, view } = scene;
  const { auction, role } = view;
  const named = (seats: readonly Seat[]) => seats.map((seat) => names[seat] ?? '');
  if (role !== null) {
    const { character, opponent } = role;
    const [coming, skipped] = [named(comingOf(view)), named([...new Set(skippedOf(scene))])];
    const acting = { character: say('court-character', { character }), name: names[role.seat] ?? '' };
    const now =
      opponent === null
        ? say('court-picture-alt-role', acting)
        : say('court-picture-alt-role-with', { ...acting, opponent: names[opponent] ?? '' });
    return [
      coming.length === 0 ? now : `${now} ${say('court-picture-alt-to-come', { names: coming })}`,
      ...(skipped.length === 0 ? [] : [say('court-picture-alt-skipped', { names: skipped, character })]),
    ];
  }
  if (auction === null) return [];
  const { bidder, tiles, passed } = auction;
  const still = { opener: names[auction.opener] ?? '', bidders: named(auction.bidders) };
  const bid = paidWords(say, tiles);
  const now =
    bidder === null
      ? say('court-picture-alt-no-bid', still)
      : say('court-picture-alt-bid', { ...still, bidder: names[bidder] ?? '', bid });
  return [passed.length === 0 ? now : `${now} ${say('court-picture-alt-passed', { names: named(passed) })}`];
}

/** Who acts, and the phase's hint if it has one. */
function actorWords({ view, say }: CourtTextScene, names: readonly string[]): string[] {
  if (view.toAct === null) return [];
  const acts = { name: names[view.toAct] ?? '', phase: doingOf(view) };
  const hint = say('court-picture-hint', { phase: view.phase });
  const now = say(view.forced ? 'court-picture-alt-to-act-forced' : 'court-picture-alt-to-act', acts);
  return [hint === '' ? now : `${now} ${hint}`];
}

/** The best groups that a seat can have with each free character, while it still takes one in an auction. */
export function prospectWords({ view, say }: CourtTextScene, seat: Seat): string[] {
  if (view.auction === null || view.players[seat]!.quotaLeft === 0) return [];
  const best = freeCharacters(view).map((character) =>
    [say('court-character', { character }), sizesText(bestWith(view, seat, character))].join(' '),
  );
  const told = { head: say('court-picture-best-with'), text: best.join(say('court-separator')) };
  return [say('language-sentence', { text: say('language-colon', told) })];
}

/** One seat's court and the pending decision: lines of a table, or sentences. */
export function handWords(scene: CourtTextScene, seat: Seat, as: 'lines' | 'sentences'): string[] {
  const names = shortNames(scene, ALT_NAME);
  const lines = playerLines(scene, seat, names[seat] ?? '').map((line) => line.trim());
  return [
    ...(as === 'lines' ? lines : lines.map((text) => scene.say('language-sentence', { text }))),
    wantedWords(scene.say, wantedOf(counting(scene.view).players[seat]!)),
    ...prospectWords(scene, seat),
    ...actorWords(scene, names),
    ...affairWords(scene, names),
  ];
}

/** A character's name, its purse, who has taken it and whether it has the black die. */
function characterData({ view, say }: CourtTextScene, character: Character, names: readonly string[]) {
  const { takenBy } = view.characters[character];
  return {
    name: say('court-character', { character }),
    taken: yesNo(takenBy !== null),
    taker: names[takenBy ?? -1] ?? '',
    die: yesNo(view.blackDie === character),
  };
}

/** The position in words: standings, characters, row, players and peasantry. */
export function positionWords(scene: CourtTextScene): string[] {
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
        const purse = tileWords(say, view.characters[id].purse);
        return say('court-picture-alt-character', { ...characterData(scene, id, names), purse });
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
export function tableAlt(scene: CourtTextScene): string {
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
export function tableText(scene: CourtTextScene): string {
  const { view, say } = scene;
  const names = shortNames(scene, TABLE_NAME);
  const events = eventWords(scene, names);
  const longest = Math.max(...CHARACTERS.map((id) => say('court-character', { character: id }).length));
  const row = { length: view.row.length, full: view.rowSize };
  return textOf([
    say('court-picture-text-title', { rounds: roundsWords(say, view) }),
    ...actorWords(scene, names),
    ...affairWords(scene, names),
    say('court-picture-text-characters'),
    ...CHARACTERS.map((id) => {
      const { purse, open } = view.characters[id];
      const [courtier, count] = COUNTS_AS[id];
      const data = characterData(scene, id, names);
      return say('court-picture-text-character', {
        ...data,
        name: data.name.padEnd(longest),
        purse: paidWords(say, purse),
        open: yesNo(open),
        ability: say('court-picture-text-ability', {
          ...{ ability: abilityWords(say, id).join(' '), courtier, count },
        }),
      });
    }),
    view.row.length === 0
      ? say('court-picture-text-row-empty', row)
      : say('court-picture-text-row', { ...row, row: courtierWords(say, view.row) }),
    say('court-picture-text-peasantry', {
      sum: sumOf(Object.values(view.peasantry)),
      counts: countsWords(say, view.peasantry),
    }),
    ...view.players.flatMap((_, seat) => playerLines(scene, seat, names[seat] ?? '')),
    ...byRoundWords(say, view.sizesByRound, distinctNames(scene, COLUMN_NAME)),
    ...(events.length === 0 ? [] : [say('court-picture-text-last-turn'), ...events]),
  ]);
}
