import { describe, expect, it } from 'vitest';
import { latestSentences, sinceLines } from '../../../src/discord/messages/since.ts';
import type { ArtusEvent } from '../../../src/games/artus/types.ts';
import type { CourtEvent } from '../../../src/games/court/types.ts';
import type { CardGameEvent } from '../../../src/games/quests/types.ts';
import { translator } from '../../../src/i18n/index.ts';
import type { Since, TurnReport } from '../../../src/table/report.ts';
import type { SeatView } from '../../../src/table/views.ts';

const t = translator('en-US');

type Events = readonly (ArtusEvent | CourtEvent | CardGameEvent)[];

/** What Ann, in the first seat, reads. Another's name begins with hers. */
function readBy(
  game: string,
  turns: readonly { seat: number; events: Events }[],
  hasPlayed = true,
  room = Number.POSITIVE_INFINITY,
  told = t,
): string[] {
  const names = ['Ann', 'Annabel', 'C_leo'];
  const seats = names.map((name) => ({ kind: 'person', name, userId: name }));
  const seat = { table: { game, seats }, seat: 0 } as unknown as SeatView;
  const since: Since = {
    hasPlayed,
    turns: turns.map((turn) => ({ names, ...turn })) as unknown as readonly TurnReport[],
  };
  return sinceLines(seat, since, told, room);
}

const marked = (lines: readonly string[]) => lines.filter((line) => line.includes('❗'));

describe('what has happened since the last turn', () => {
  it('is told by name and in order, with a mark where it concerns the reader', () => {
    const lines = readBy('court', [
      {
        seat: 1,
        events: [
          { type: 'bid', seat: 1, tiles: [3], sum: 3 },
          { type: 'passed', seat: 2, unbeaten: null },
        ],
      },
      {
        seat: 1,
        events: [
          { type: 'lancelotSwapped', seat: 1, opponent: 0, give: 'jester', take: 'knight' },
          { type: 'roundEnded', round: 2 },
        ],
      },
    ]);
    expect(lines).toEqual([
      t('discord-hand-since'),
      '- Annabel bids 3. C\\_leo passes.',
      '- ❗ Annabel gives **Ann** a jester for a knight.',
      '- Round 2 ends.',
      '',
    ]);
  });

  it('says to the reader what they had to do themselves', () => {
    const court = readBy('court', [
      {
        seat: 1,
        events: [
          { type: 'bid', seat: 0, tiles: [3], sum: 3 },
          { type: 'passed', seat: 0, unbeaten: 4 },
          { type: 'chose', seat: 1, character: 'arthur', paid: [4], received: [2] },
          { type: 'tileGiven', from: 0, to: 1, tile: 3 },
          { type: 'tileGiven', from: 2, to: 1, tile: 5 },
        ],
      },
    ]);
    expect(marked(court)).toEqual(['- ❗ You bid 3.', '- ❗ You pass.', '- ❗ You give a 3.']);
    expect(court.join('\n')).not.toContain('**Ann**');
    expect(court.join('\n')).toContain('C\\_leo gives Annabel a 5.');
  });

  it('fits the words before a name to how it begins', () => {
    const from = (seat: number): string =>
      readBy(
        'court',
        [{ seat: 1, events: [{ type: 'favorMoved', from: seat, to: 1 }] }],
        true,
        Number.POSITIVE_INFINITY,
        translator('fr'),
      )[1]!;
    expect(from(0)).toBe('- ❗ La Faveur du Roi passe d’**Ann** à Annabel.');
    expect(from(2)).toBe('- La Faveur du Roi passe de C\\_leo à Annabel.');
  });

  it('marks everything that another can do to the reader', () => {
    const knight = { kind: 'knight', seat: 0 } as const;
    const artus: ArtusEvent[] = [{ type: 'displaced', figure: knight, from: 3, to: 2 }];
    const court: CourtEvent[] = [
      { type: 'tileGiven', from: 0, to: 1, tile: 3 },
      { type: 'favorMoved', from: 0, to: 1 },
    ];
    const cardGame: CardGameEvent[] = [{ type: 'won', seat: 0, card: 'dragon-3', sealReturned: true }];
    expect(marked(readBy('artus', [{ seat: 1, events: artus }]))).toHaveLength(1);
    expect(marked(readBy('court', [{ seat: 1, events: court }]))).toHaveLength(2);
    expect(marked(readBy('quests', [{ seat: 1, events: cardGame }]))).toHaveLength(1);
    const other: CourtEvent[] = [{ type: 'tileGiven', from: 2, to: 1, tile: 3 }];
    expect(marked(readBy('court', [{ seat: 1, events: other }]))).toEqual([]);
  });

  it('is told in few words in Artus, beside the board: points, where figures went, and whom that pushed', () => {
    const king = { kind: 'prince', metal: 'silver', rings: 3, king: true } as const;
    const prince = { kind: 'prince', metal: 'bronze', rings: 2, king: false } as const;
    const common = { seat: 1, card: 'king:4-8-either' } as const;
    const events: ArtusEvent[] = [
      { type: 'moved', ...common, figure: prince, from: 1, to: 5, steps: 4, points: -3 },
      { type: 'displaced', figure: { kind: 'knight', seat: 0 }, from: 5, to: 4 },
      { type: 'displaced', figure: { kind: 'knight', seat: 2 }, from: 9, to: 8 },
      { type: 'ringAdded', ...common, metal: 'bronze', chair: 5, rings: 3, points: 2 },
      { type: 'crowned', metal: 'bronze', chair: 5, oldKing: 0 },
      { type: 'turned', from: 0, to: 5 },
      { type: 'drew', seat: 1, pile: 'king' },
    ];
    const pushed: ArtusEvent[] = [
      {
        type: 'moved',
        seat: 2,
        card: 'knight:1-4',
        figure: { kind: 'knight', seat: 2 },
        from: 3,
        to: 5,
        steps: 2,
        points: 1,
      },
      { type: 'displaced', figure: king, from: 5, to: 3 },
      { type: 'turned', from: 5, to: 3 },
    ];
    expect(
      readBy('artus', [
        { seat: 1, events },
        { seat: 2, events: pushed },
      ]),
    ).toEqual([
      t('discord-hand-since'),
      '- Annabel: Prince 1 → 5 (−3); new King on 5 (+2).',
      '- ❗ Your Knight is pushed, 5 → 4.',
      '- C\\_leo: Knight 3 → 5 (+1); King to 3.',
      '',
    ]);
  });

  it('is told in few words in the Court: whose bid won whom, and who came and went', () => {
    const auction: CourtEvent[] = [
      { type: 'bid', seat: 1, tiles: [3, 4, 5], sum: 12 },
      { type: 'passed', seat: 0, unbeaten: 12 },
      { type: 'auctionWon', seat: 1, tiles: [3, 4, 5], sum: 12 },
      { type: 'chose', seat: 1, character: 'guinevere', paid: [3, 4, 5], received: [1, 2] },
      { type: 'aspirantsTaken', seat: 1, courtiers: ['jester', 'knight'] },
      { type: 'aspirantsTaken', seat: 0, courtiers: ['guard'] },
      { type: 'refilled', seat: 1, courtiers: ['jester', 'maiden'], full: true },
      { type: 'favorMoved', from: 1, to: 1 },
      { type: 'blackDieMoved', character: 'merlin' },
    ];
    expect(readBy('court', [{ seat: 1, events: auction }])).toEqual([
      t('discord-hand-since'),
      '- Annabel bids 12.',
      '- ❗ You pass.',
      '- Annabel wins with 12 and takes Guinevere. Annabel takes a jester and a knight.',
      '- ❗ You take a guard from the row.',
      '- New row: a jester and a maiden. Someone has to take Merlin next round.',
      '',
    ]);
  });

  it('is told in one sentence for a turn of the card game, and what each one’s seals win', () => {
    const events: CardGameEvent[] = [
      { type: 'revealed', seat: 1, cards: ['dragon-3', 'dragon-4'], four: 'dragon' },
      { type: 'challenged', seat: 1, mode: 'usual', card: 'dragon-4', pay: ['red-2', 'red-2'] },
      { type: 'sealed', seat: 1, card: 'dragon-4' },
      { type: 'columnCompleted', kind: 'dragon' },
      { type: 'won', seat: 0, card: 'dragon-3', sealReturned: true },
      { type: 'won', seat: 1, card: 'dragon-4', sealReturned: true },
      { type: 'won', seat: 0, card: 'dragon-2', sealReturned: true },
      { type: 'adventureTaken', seat: 1, adventure: 'excalibur', pay: ['dragon-4'], points: 8 },
      { type: 'drew', seat: 1, count: 1, reshuffle: { after: 1, cards: 38 } },
    ];
    expect(readBy('quests', [{ seat: 1, events }])).toEqual([
      t('discord-hand-since'),
      '- Annabel reveals 2 adversaries, seals dragon 4, takes Excalibur (8) and draws 1 knight card.',
      '- ❗ You win dragons 2+3 (column fully sealed).',
      '- Annabel wins dragon 4 (column fully sealed).',
      '',
    ]);
  });

  it('keeps the latest lines and says how many are left out', () => {
    const turns = Array.from({ length: 30 }, (_, round) => ({
      seat: 1,
      events: [
        { type: 'tileGiven', from: 0, to: 1, tile: 3 },
        { type: 'roundEnded', round },
      ] as CourtEvent[],
    }));
    const lines = readBy('court', turns, false);
    expect(lines.slice(0, 2)).toEqual([
      t('discord-hand-since-start'),
      t('discord-hand-earlier', { count: 52 }),
    ]);
    expect(lines).toHaveLength(11);
    expect(lines.at(-2)).toBe('- Round 29 ends.');
    expect(lines.join('\n').length).toBeLessThan(1300);
    expect(latestSentences(['a', 'b'], t)).toEqual(['a', 'b']);
    expect(latestSentences(Array(12).fill('a'), t)).toEqual([
      t('discord-hand-earlier', { count: 4 }),
      ...Array(8).fill('a'),
    ]);
  });

  it('leaves out what there’s no room for, last what was done to the reader', () => {
    const turns = [
      {
        seat: 1,
        events: [
          { type: 'lancelotSwapped', seat: 1, opponent: 0, give: 'jester', take: 'knight' },
          { type: 'roundEnded', round: 2 },
          { type: 'bid', seat: 1, tiles: [3], sum: 3 },
        ] as CourtEvent[],
      },
    ];
    const [since, swap, rest] = readBy('court', turns);
    const left = (count: number) => t('discord-hand-earlier', { count });
    expect(readBy('court', turns, true, 18)).toEqual([since, swap, rest, '']);
    expect(readBy('court', turns, true, 17)).toEqual([since, left(1), swap, '']);
    expect(readBy('court', turns, true, 15)).toEqual([since, swap, '']);
    expect(readBy('court', turns, true, 3)).toEqual([]);
    expect(latestSentences(['a b c d e f', 'g'], t, 6)).toEqual([left(1), 'g']);
    expect(latestSentences(['a b c d e f'], t, 3)).toEqual([]);
    expect(latestSentences(['a b c d e f', 'g'], t, 6, ['a b', 'g'])).toEqual(['a b', 'g']);
    expect(latestSentences(['a b c d e f', 'g'], t, 7, ['a b', 'g'])).toEqual(['a b c d e f', 'g']);
  });

  it('is nothing if nothing has', () => {
    expect(readBy('artus', [])).toEqual([]);
  });
});
