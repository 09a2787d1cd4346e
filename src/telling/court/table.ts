import { bagCourtiers, bagOfCounts } from '../../games/court/data.ts';
import {
  addUp,
  bestWith,
  COUNTS_AS,
  counting,
  freeCharacters,
  joinedByMerlin,
  nextFavor,
  possibleSizes,
  seatsToCome,
  skippedSeats,
  wantedCourtiers,
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
import type { Translate } from '../../i18n/fluent/translate.ts';
import { COLUMN_NAME, distinctNames, emblemName, shortNames, type TextScene } from '../scene.ts';
import { joinAlt, joinText } from '../text.ts';
import {
  abilityLines,
  courtierCountList,
  courtierList,
  decisionKind,
  describeWanted,
  eventSentences,
  roundsLabel,
  sizesText,
  tileList,
  tileSum,
  yesOrNo,
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
function groupWords(t: Translate, player: CourtPlayerView, group: GroupId): string {
  const { courtiers, pawn, jesters, size } = player.standing.groups[group];
  const merlin = group === joinedByMerlin(player) ? 1 : 0;
  if (pawn === 0 && jesters === 0) return t('court-picture-text-group', { group, size });
  const mixed = { group, size, courtiers, pawn, merlin, jesters: jesters - merlin };
  return t('court-picture-text-group-mixed', mixed);
}

function playerLines({ view, t }: CourtTextScene, seat: Seat, name: string): string[] {
  const player = counting(view).players[seat]!;
  const { place, quotaLeft: left, standing } = player;
  const lasting = possibleSizes(view, player);
  const characters = view.players[seat]!.characters.map((character) => t('court-character', { character }));
  const held = { characters, any: yesOrNo(characters.length > 0), left, favor: favorOf(view, seat) };
  const groups = GROUPS.map((id) => groupWords(t, player, id)).join(t('court-separator'));
  const { jesters, idleJesters: idle } = standing;
  return [
    t('court-picture-text-player', { name, emblem: emblemName(t, seat), place, ...held }),
    ` ${t('court-picture-text-treasury', { tiles: tileSum(t, player.treasury) })}`,
    ` ${t('court-picture-text-court', { counts: courtierCountList(t, player.court) })}`,
    ` ${t('court-picture-text-groups', { sizes: sizesText(standing.sizes), groups, jesters, idle })}`,
    ...(lasting === null ? [] : [` ${t('court-picture-text-lasting', { sizes: sizesText(lasting) })}`]),
  ];
}

/** What happened, one sentence per event. */
export function eventLines({ events, t }: CourtTextScene, names: readonly string[]): string[] {
  return eventSentences(
    t,
    events.filter(({ type }) => type !== 'auctionWon'),
    names,
  );
}

/** The current auction or role in one sentence, or nothing. */
export function affairLines(scene: CourtTextScene, names: readonly string[]): string[] {
  const { t, view } = scene;
  const { auction, role } = view;
  const named = (seats: readonly Seat[]) => seats.map((seat) => names[seat] ?? '');
  if (role !== null) {
    const { character, opponent } = role;
    const [coming, skipped] = [named(seatsToCome(view)), named([...new Set(skippedSeats(scene))])];
    const acting = { character: t('court-character', { character }), name: names[role.seat] ?? '' };
    const now =
      opponent === null
        ? t('court-picture-alt-role', acting)
        : t('court-picture-alt-role-with', { ...acting, opponent: names[opponent] ?? '' });
    return [
      coming.length === 0 ? now : `${now} ${t('court-picture-alt-to-come', { names: coming })}`,
      ...(skipped.length === 0 ? [] : [t('court-picture-alt-skipped', { names: skipped, character })]),
    ];
  }
  if (auction === null) return [];
  const { bidder, tiles, passed } = auction;
  const still = { opener: names[auction.opener] ?? '', bidders: named(auction.bidders) };
  const bid = tileSum(t, tiles);
  const now =
    bidder === null
      ? t('court-picture-alt-no-bid', still)
      : t('court-picture-alt-bid', { ...still, bidder: names[bidder] ?? '', bid });
  return [passed.length === 0 ? now : `${now} ${t('court-picture-alt-passed', { names: named(passed) })}`];
}

/** Who acts, and the phase's hint if it has one. */
function actorWords({ view, t }: CourtTextScene, names: readonly string[]): string[] {
  if (view.toAct === null) return [];
  const acts = { name: names[view.toAct] ?? '', phase: decisionKind(view) };
  const hint = t('court-picture-hint', { phase: view.phase });
  const now = t(view.forced ? 'court-picture-alt-to-act-forced' : 'court-picture-alt-to-act', acts);
  return [hint === '' ? now : `${now} ${hint}`];
}

/** The best groups that a seat can have with each free character, while it still takes one in an auction. */
export function prospectLines({ view, t }: CourtTextScene, seat: Seat): string[] {
  if (view.auction === null || view.players[seat]!.quotaLeft === 0) return [];
  const best = freeCharacters(view).map((character) =>
    [t('court-character', { character }), sizesText(bestWith(view, seat, character))].join(' '),
  );
  const told = { head: t('court-picture-best-with'), text: best.join(t('court-separator')) };
  return [t('language-sentence', { text: t('language-colon', told) })];
}

/** One seat's court and the pending decision: lines of a table, or sentences. */
export function handLines(scene: CourtTextScene, seat: Seat, as: 'lines' | 'sentences'): string[] {
  const names = shortNames(scene, ALT_NAME);
  const lines = playerLines(scene, seat, names[seat] ?? '').map((line) => line.trim());
  return [
    ...(as === 'lines' ? lines : lines.map((text) => scene.t('language-sentence', { text }))),
    describeWanted(scene.t, wantedCourtiers(counting(scene.view).players[seat]!)),
    ...prospectLines(scene, seat),
    ...actorWords(scene, names),
    ...affairLines(scene, names),
  ];
}

/** A character's name, its purse, who has taken it and whether it has the black die. */
function characterData({ view, t }: CourtTextScene, character: Character, names: readonly string[]) {
  const { takenBy } = view.characters[character];
  return {
    name: t('court-character', { character }),
    taken: yesOrNo(takenBy !== null),
    taker: names[takenBy ?? -1] ?? '',
    die: yesOrNo(view.blackDie === character),
  };
}

/** The position in words: standings, characters, row, players and peasantry. */
export function positionLines(scene: CourtTextScene): string[] {
  const { view, t } = scene;
  const names = shortNames(scene, ALT_NAME);
  return [
    t('court-picture-alt-standings', {
      standings: counting(view)
        .players.map(({ standing, place }, seat) =>
          t('court-picture-alt-standing', {
            place,
            name: names[seat] ?? '',
            sizes: sizesText(standing.sizes),
          }),
        )
        .join(t('court-separator')),
    }),
    t('court-picture-alt-characters', {
      characters: CHARACTERS.map((id) => {
        const purse = tileList(t, view.characters[id].purse);
        return t('court-picture-alt-character', { ...characterData(scene, id, names), purse });
      }).join(t('court-separator')),
    }),
    t('court-picture-alt-row', { row: courtierList(t, view.row) }),
    ...view.players.map((player, seat) =>
      t('court-picture-alt-player', {
        name: names[seat] ?? '',
        emblem: emblemName(t, seat),
        tiles: tileList(t, player.treasury),
        court: courtierList(t, bagCourtiers(bagOfCounts(player.court)), 'court-some'),
        favor: favorOf(view, seat),
      }),
    ),
    t('court-picture-alt-peasantry', {
      peasantry: courtierList(t, bagCourtiers(bagOfCounts(view.peasantry)), 'court-some'),
    }),
  ];
}

/** The table in words, most important first. */
export function tableAlt(scene: CourtTextScene): string {
  const { view, t } = scene;
  const names = shortNames(scene, ALT_NAME);
  return joinAlt([
    t('court-picture-alt-table', { rounds: roundsLabel(t, view) }),
    ...actorWords(scene, names),
    ...affairLines(scene, names),
    ...positionLines(scene),
    ...eventLines(scene, names),
  ]);
}

/** Everyone's groups by round, in the order of the names. */
function byRoundWords(t: Translate, all: readonly (readonly Sizes[])[], names: readonly string[]): string[] {
  if (all.length === 0) return [];
  const row = (cells: readonly string[]) => cells.join(t('language-comma'));
  return [
    t('court-picture-text-by-round', { names: row(names) }),
    ...all.map((seats, i) => t('language-colon', { head: String(i + 1), text: row(seats.map(sizesText)) })),
  ];
}

/** Everything public, line by line: decision, auction, characters, row, peasantry, courts, last events. */
export function tableText(scene: CourtTextScene): string {
  const { view, t } = scene;
  const names = shortNames(scene, TABLE_NAME);
  const events = eventLines(scene, names);
  const longest = Math.max(...CHARACTERS.map((id) => t('court-character', { character: id }).length));
  const row = { length: view.row.length, full: view.rowSize };
  return joinText([
    t('court-picture-text-title', { rounds: roundsLabel(t, view) }),
    ...actorWords(scene, names),
    ...affairLines(scene, names),
    t('court-picture-text-characters'),
    ...CHARACTERS.map((id) => {
      const { purse, open } = view.characters[id];
      const [courtier, count] = COUNTS_AS[id];
      const data = characterData(scene, id, names);
      return t('court-picture-text-character', {
        ...data,
        name: data.name.padEnd(longest),
        purse: tileSum(t, purse),
        open: yesOrNo(open),
        ability: t('court-picture-text-ability', {
          ...{ ability: abilityLines(t, id).join(' '), courtier, count },
        }),
      });
    }),
    view.row.length === 0
      ? t('court-picture-text-row-empty', row)
      : t('court-picture-text-row', { ...row, row: courtierList(t, view.row) }),
    t('court-picture-text-peasantry', {
      sum: addUp(Object.values(view.peasantry)),
      counts: courtierCountList(t, view.peasantry),
    }),
    ...view.players.flatMap((_, seat) => playerLines(scene, seat, names[seat] ?? '')),
    ...byRoundWords(t, view.sizesByRound, distinctNames(scene, COLUMN_NAME)),
    ...(events.length === 0 ? [] : [t('court-picture-text-last-turn'), ...events]),
  ]);
}
