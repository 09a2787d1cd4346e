import {
  type Character,
  COURTIERS,
  type CourtEvent,
  type Courtier,
  type CourtPhase,
  type GroupId,
  type Tile,
} from '../../games/court/types.ts';
import type { Seat } from '../../games/game.ts';
import type { Say } from '../fluent/say.ts';

/** How courtiers are said depends on what they are in a sentence. */
type Role = 'court-some' | 'court-some-object' | 'court-some-for';

/** Says courtiers by type: "a jester and 2 guards". */
const courtiersBy =
  (say: Say, role: Role) =>
  (all: readonly Courtier[]): string => {
    const courtiers = COURTIERS.flatMap((courtier) => {
      const count = all.filter((other) => other === courtier).length;
      return count === 0 ? [] : [say(role, { courtier, count })];
    });
    return courtiers.length === 0 ? say('court-empty') : say('court-some-list', { courtiers });
  };

const tilesBy =
  (say: Say) =>
  (all: readonly Tile[]): string =>
    all.length === 0 ? say('court-no-tiles') : all.join('+');

function paidBy(say: Say): (all: readonly Tile[]) => string {
  const tiles = tilesBy(say);
  return (all) =>
    all.length < 2
      ? tiles(all)
      : say('court-tiles-sum', { tiles: tiles(all), sum: all.reduce<number>((sum, tile) => sum + tile, 0) });
}

export const court = (say: Say) => ({
  title: say('court-title'),
  about: say('court-about'),
  variants: { standard: say('court-variant-standard') },

  character: (character: Character): string => say('court-character', { character }),
  /** The noun alone: "guard", or "guards" for any other number than one. */
  courtier: (courtier: Courtier, count = 1): string => say('court-courtier', { courtier, count }),
  /** Their number and noun: "1 guard", "3 guards". */
  counted: (courtier: Courtier, count: number): string => say('court-counted', { courtier, count }),
  /** Courtiers by type, by themselves: "a jester and 2 guards". */
  courtiers: courtiersBy(say, 'court-some'),
  /** The same as an object: what's taken, given or laid. */
  courtiersAsObject: courtiersBy(say, 'court-some-object'),
  /** The same after "for": what's got in a swap. */
  courtiersFor: courtiersBy(say, 'court-some-for'),
  group: (group: GroupId): string => say('court-group', { group }),
  /** Tiles by value: "3+4+4". */
  tiles: tilesBy(say),
  /** Tiles and what they come to: "4+5 = 9", or "5" for one. */
  paid: paidBy(say),
  list: (names: readonly string[]): string => say('court-names', { names }),
  /** What the seat to act is asked for. */
  decision: (phase: CourtPhase): string => say('court-decision', { phase }),
  /** What happened, oldest first, a sentence each. `names` by seat, ready to be shown as they are. */
  events: (all: readonly CourtEvent[], names: readonly string[]): string[] => {
    const event = eventsBy(say);
    return all.map((e) => event(e, (seat) => names[seat] ?? ''));
  },
});

type NameOf = (seat: Seat) => string;

/** Says one thing that happened, as a sentence. */
function eventsBy(say: Say): (e: CourtEvent, nameOf: NameOf) => string {
  const courtiers = courtiersBy(say, 'court-some');
  const objects = courtiersBy(say, 'court-some-object');
  const received = courtiersBy(say, 'court-some-for');
  const paid = paidBy(say);
  return (e, nameOf) => {
    switch (e.type) {
      case 'courtierTaken':
        return say('court-event-courtier-taken', { name: nameOf(e.seat), courtier: e.courtier, count: 1 });
      case 'rowLaid':
        return say('court-event-row-laid', { courtiers: courtiers(e.row) });
      case 'favorRolled':
        return say('court-event-favor-rolled', { name: nameOf(e.seat) });
      case 'bid':
        return say('court-event-bid', { name: nameOf(e.seat), tiles: paid(e.tiles) });
      case 'passed':
        return say('court-event-passed', { name: nameOf(e.seat) });
      case 'auctionWon':
        return say('court-event-auction-won', { name: nameOf(e.seat), sum: e.sum });
      case 'chose':
        return say('court-event-chose', {
          name: nameOf(e.seat),
          character: e.character,
          paid: paid(e.paid),
          received: paid(e.received),
        });
      case 'merlinSwapped': {
        const name = nameOf(e.seat);
        return e.give.length === 0
          ? say('court-event-merlin-swapped-nothing', { name })
          : say('court-event-merlin-swapped', { name, give: objects(e.give), take: received(e.take) });
      }
      case 'aspirantsTaken':
        return say('court-event-aspirants-taken', {
          name: nameOf(e.seat),
          courtiers: objects(e.courtiers),
        });
      case 'refilled': {
        const name = nameOf(e.seat);
        if (e.courtiers.length === 0) return say('court-event-refilled-nobody', { name });
        const row = { name, courtiers: courtiers(e.courtiers) };
        return e.full ? say('court-event-refilled', row) : say('court-event-refilled-last', row);
      }
      case 'tileGiven':
        return say('court-event-tile-given', { from: nameOf(e.from), to: nameOf(e.to), tile: e.tile });
      case 'tileSpared':
        return say('court-event-tile-spared', { from: nameOf(e.from) });
      case 'lancelotSwapped':
        return say('court-event-lancelot-swapped', {
          name: nameOf(e.seat),
          opponent: nameOf(e.opponent),
          give: objects([e.give]),
          take: received([e.take]),
        });
      case 'lancelotSkipped':
        return say('court-event-lancelot-skipped', { name: nameOf(e.seat), opponent: nameOf(e.opponent) });
      case 'favorMoved':
        return e.from === e.to
          ? say('court-event-favor-stays', { name: nameOf(e.to) })
          : say('court-event-favor-moved', { from: nameOf(e.from), to: nameOf(e.to) });
      case 'blackDieMoved':
        return say('court-event-black-die-moved', { character: e.character });
      case 'roundEnded':
        return say('court-event-round-ended', { round: e.round });
      case 'ended':
        return say('court-event-ended');
    }
  };
}
