import { describe, expect, it } from 'vitest';
import { whyLines } from '../../../src/discord/messages/latest.ts';
import { sinceLines } from '../../../src/discord/messages/since.ts';
import type { ArtusReason } from '../../../src/games/artus/types.ts';
import type { CourtReason } from '../../../src/games/court/types.ts';
import type { GameId } from '../../../src/games/game.ts';
import type { CardGameReason } from '../../../src/games/quests/types.ts';
import { translator } from '../../../src/i18n/index.ts';
import type { Reason } from '../../../src/table/document.ts';
import type { TurnReport } from '../../../src/table/report.ts';
import type { SeatView } from '../../../src/table/views.ts';
import { getGuide } from '../../../src/telling/registry.ts';

const t = translator('en-US');
const NAMES = ['Ann', 'Bo'];

const turnOf = (reasons: readonly object[], events: readonly object[] = []): TurnReport =>
  ({
    seat: 1,
    turn: 0,
    from: 0,
    names: NAMES,
    events,
    why: { seat: 1, reasons: reasons as Reason[] },
  }) as TurnReport;

const said = (game: GameId, ...reasons: (ArtusReason | CourtReason | CardGameReason)[]) =>
  whyLines(turnOf(reasons), 'table', getGuide(game), NAMES, t);

describe('why a computer player did it', () => {
  it('is a small line below the move', () => {
    expect(said('artus', { type: 'points', points: 9 }, { type: 'pushes', seat: 0, value: 8 })).toEqual([
      '-# Bo scores +9 now and pushes Ann’s Knight off a chair worth +8.',
    ]);
    expect(said('court', { type: 'smallest', from: 2, to: 3, aside: false })).toEqual([
      '-# Bo raises the smallest group from 2 to 3.',
    ]);
    expect(said('court', { type: 'weakens', seat: 0, from: 2, to: 1, aside: true })).toEqual([
      '-# Bo lowers Ann’s smallest group from 2 to 1 (not counting characters).',
    ]);
    expect(
      said(
        'quests',
        { type: 'wins', card: 'dragon-4', knights: 4 },
        { type: 'deniesCard', seat: 0, adventure: 'excalibur' },
      ),
    ).toEqual(['-# Bo wins dragon 4 with 4 knights and takes what Ann needs for Excalibur.']);
  });

  it('is nothing without a reason, or for one that’s no longer known', () => {
    expect(said('artus')).toEqual([]);
    expect(
      whyLines({ seat: 0, turn: 0, from: 0, names: NAMES, events: [] }, 'table', getGuide('artus'), NAMES, t),
    ).toEqual([]);
    expect(whyLines(turnOf([{ type: 'whim' }]), 'table', getGuide('court'), NAMES, t)).toEqual([]);
  });

  it('ends a line of what has happened, and marks whom it names', () => {
    const seats = NAMES.map((name) => ({ kind: 'person', name, userId: name }));
    const placed = { type: 'placed', seat: 1, chair: 3 };
    const read = (reason: ArtusReason) =>
      sinceLines(
        { table: { game: 'artus', seats }, seat: 0 } as unknown as SeatView,
        { hasPlayed: true, turns: [turnOf([reason], [placed])] },
        t,
      )[1];
    expect(read({ type: 'lands', value: 7 })).toBe('- Bo: Knight on 3. *Bo takes a chair worth +7.*');
    expect(read({ type: 'turnsAgainst', seat: 0, points: 7 })).toBe(
      '- Bo: Knight on 3. *Bo costs **Ann** 7 in chair values.*',
    );
  });
});
