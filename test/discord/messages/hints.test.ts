import { expect, it } from 'vitest';
import { Choices } from '../../../src/discord/messages/choices.ts';
import { hintLines, hintMessage } from '../../../src/discord/messages/hint.ts';
import type { GameAction } from '../../../src/games/game.ts';
import { translator } from '../../../src/i18n/index.ts';
import type { Thinker } from '../../../src/players/thinker.ts';
import { seatViewFor, type TableInfo } from '../../../src/table/views.ts';
import { openArtus } from '../../table/fixtures/artus.ts';
import { ada, room } from '../../table/fixtures/room.ts';

const t = translator('en-US');

/** The hint of a Knight who gives the first two choices these chances of winning. */
async function hintWith(...shares: readonly [number, number]): Promise<string> {
  const thinker: Thinker = {
    think: async ({ actions }) => {
      const considered = shares.map((share, at) => ({ action: actions[at]!, share }));
      return { action: actions[0]!, considered };
    },
  };
  const { tables } = room(undefined, { thinker });
  const { seat, hint } = await tables.hint(await openArtus(tables), ada);
  return hintMessage(seat, hint, t).content!.replaceAll('\\', '');
}

it('a hint says whether what’s next best is about as good', async () => {
  expect(await hintWith(0.504, 0.498)).toMatch(/^About as good: \*\*Chair \d+: worth \S+ now\*\*/m);
  expect(await hintWith(0.51, 0.49)).toMatch(/^Next best: \*\*.*\*\*, about 49%/m);
});

it('a hint always says what speaks for it, if only that all choices are about equal', async () => {
  const { tables } = room();
  const { seat } = await tables.hint(await openArtus(tables), ada);
  const [action, other] = seat.actions as [GameAction, GameAction];
  const said = (next: number) =>
    hintMessage(
      seat,
      { best: { action, share: 0.5, reasons: [] }, next: { action: other, share: next, reasons: [] } },
      t,
    ).content!.split('\n')[1]!;
  const share = t('hints-share', { share: 50 });
  expect(said(0.5)).toBe(`${share} ${t('hints-why-equal')}`);
  expect(said(0.2)).toBe(`${share} ${t('hints-why-ahead')}`);
});

it('a hint begins with a number only if the hand offers the choice under it', async () => {
  const { tables } = room();
  const id = await openArtus(tables);
  const wrong: string[] = [];
  for (let turn = 0; turn < 12; turn++) {
    await tables.advance(id);
    const seat = await tables.read(id, seatViewFor(ada.userId));
    const choices = new Choices(seat, t);
    const offered = JSON.stringify(choices.offered({}).rows);
    const named = seat.actions.map((action) => choices.named(action).label.text);
    wrong.push(...named.filter((text) => /^\d+ · /.test(text) && !offered.includes(text)));
    await tables.act(id, ada, null, ({ actions }) => actions[0]!);
  }
  expect(wrong).toEqual([]);
});

it('hints are told of who took them, not of the computer that plays on in their seat', () => {
  const seats = [
    { kind: 'computer', player: 'page', name: 'Morgana (computer)', formerly: { userId: '1', name: 'Ann' } },
    { kind: 'person', userId: '2', name: 'Ben' },
  ];
  const table = { seats, hintsTaken: [3, 0] } as unknown as TableInfo;
  expect(hintLines(table, t)).toEqual(['-# Hints: Ann 3']);
});
