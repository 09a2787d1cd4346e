import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { buildDecision, choicesAt } from '../../../src/discord/choices/decision.ts';
import { handMessage } from '../../../src/discord/messages/hand.ts';
import type { Pictures } from '../../../src/discord/messages/pictures.ts';
import { CARDS } from '../../../src/games/artus/data.ts';
import type { ArtusState } from '../../../src/games/artus/state.ts';
import type { GameId, GameState } from '../../../src/games/game.ts';
import { playRandomly, seededIndex } from '../../../src/games/playout.ts';
import { foldRecord, recordGame } from '../../../src/games/record.ts';
import { translator } from '../../../src/i18n/index.ts';
import { pressables } from '../../../src/playground/users/components.ts';
import type { SeatView } from '../../../src/table/views.ts';
import { getGuide } from '../../../src/telling/registry.ts';
import { KINDS } from '../../leaks/games.ts';
import { nextUse, targetsOf } from '../fixtures/whole-game.ts';

const t = translator('en-US');
const NAMES = ['W'.repeat(24), 'Ben', 'Cleo', 'Dan', 'Eve'];
const pictures = { late: () => null } as unknown as Pictures;

/** The seat's hand. */
async function handOf(game: GameId, state: GameState) {
  const { toAct, legalActions, view } = recordGame({ game });
  const seat = toAct(state)[0]!;
  const actions = legalActions(state, seat);
  const seatView = {
    table: {
      id: 'x'.repeat(12),
      revision: 999,
      shown: 9,
      game,
      toAct: [seat],
      theme: 'court',
      seats: NAMES.map((name) => ({ kind: 'person', name, userId: name })),
    },
    seat,
    view: view(state, seat),
    actions,
    canUndo: true,
  } as unknown as SeatView;
  return { actions, message: await handMessage(seatView, t, pictures) };
}

async function checkHand(game: GameId, state: GameState): Promise<void> {
  const guide = getGuide(game);
  const { actions, message: hand } = await handOf(game, state);
  const rows = hand.rows ?? [];
  expect(rows.length).toBeLessThanOrEqual(5);
  const message = { components: rows } as unknown as APIMessage;
  const ids = pressables(message).map(({ custom_id }) => custom_id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { options } of pressables(message)) {
    expect(options?.length ?? 1).toBeLessThanOrEqual(25);
    const labels = (options ?? []).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  }
  const targets = targetsOf(actions, guide);
  const uses = actions.map((action) => nextUse(message, targets.get(action)!));
  expect(uses).not.toContain(null);
  if (guide.steps) return;
  const isShort =
    guide.sets !== undefined || choicesAt(buildDecision(actions, guide)).length === actions.length;
  const atOnce = isShort ? actions.length : Math.min(actions.length, 25);
  expect(uses.filter((use) => use!.isLast).length).toBeGreaterThanOrEqual(atOnce);
}

describe('the hand', () => {
  it.each(KINDS)(
    'offers each action of $game $variant, $seats seats, in one press, or the best of many',
    async ({ game, ...options }) => {
      const states = [...foldRecord(playRandomly(game, options, '0').record)].map(({ state }) => state);
      for (const state of states.filter((_, at) => at % 2 === 0))
        if (recordGame({ game }).toAct(state).length > 0) await checkHand(game, state);
    },
  );

  it('does so with any six cards of the advanced game', async () => {
    const { record } = playRandomly('artus', { variant: 'advanced', seats: 2 }, 'six');
    const random = seededIndex('six');
    const positions = [...foldRecord(record)].map(({ state }) => state as unknown as ArtusState);
    for (const state of positions.filter(({ playsLeft, round }) => playsLeft > 0 && round > 0)) {
      const left = CARDS.map(({ id }) => id);
      const hand = Array.from({ length: 6 }, () => left.splice(random(left.length), 1)[0]!);
      const players = state.players.map((player) => ({ ...player, hand }));
      await checkHand('artus', { ...state, players } as unknown as GameState);
    }
    const widest = [
      'knight:1-5-both',
      'king:1-5-both-either',
      'king:1-7-silver',
      'king:1-7-bronze',
      'king:4-8-either',
      'scoring:joker',
    ];
    const state = positions.find(({ playsLeft, round }) => playsLeft > 0 && round > 0)!;
    const players = state.players.map((player) => ({ ...player, hand: widest }));
    await checkHand('artus', { ...state, players } as unknown as GameState);
  });
});
