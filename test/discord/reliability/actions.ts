import type { Outcome } from '../../../src/playground/users/outcome.ts';
import type { Stage } from '../fixtures/stage.ts';
import { press } from '../fixtures/stranger.ts';
import {
  active,
  choose,
  command,
  openHand,
  shared,
  startAuction,
  startGame,
  t,
  timesTold,
  user,
  waiting,
} from './scene.ts';

export interface Action {
  /** @returns what is pressed or typed in the end */
  readonly prepare: (on: Stage) => Promise<() => Promise<Outcome>>;
  /** How often the channel was told. */
  readonly told: (on: Stage) => number;
  /** Whether somebody is called then, and if it's somebody other than before. */
  readonly calls: 'other' | 'somebody' | 'nobody';
}

export const ACTIONS: Readonly<Record<string, Action>> = {
  act: {
    prepare: async (on) => {
      await startGame(on);
      const [of, hand] = [active(on), await openHand(on)];
      return () => choose(of, hand);
    },
    told: (on) => timesTold(on, 'places a Knight'),
    calls: 'other',
  },
  "act at the table's message": {
    prepare: async (on) => {
      await startAuction(on);
      return () => press(active(on), shared(on), 'Bid 3');
    },
    told: (on) => timesTold(on, 'bids 3'),
    calls: 'other',
  },
  undo: {
    prepare: async (on) => {
      const id = await startAuction(on);
      const of = active(on);
      await press(of, shared(on), 'Bid 3');
      await on.tables.settled(id);
      const hand = (await press(of, shared(on), t('discord-button-hand'))).message!;
      return () => press(of, hand, t('discord-button-undo'));
    },
    // The newest message is put in order, or a new one says that something was taken back.
    told: (on) => (timesTold(on, 'bids 3') === 0 ? 1 : timesTold(on, t('discord-table-undone'))),
    calls: 'other',
  },
  resign: {
    prepare: async (on) => {
      await startGame(on);
      const of = waiting(on);
      const { message } = await of.command(on.channelId, 'table resign');
      return () => press(of, message!, t('discord-button-resign'));
    },
    told: (on) => timesTold(on, 'resigns;'),
    calls: 'somebody',
  },
  start: {
    prepare: async (on) => {
      const { message } = await command(on, 'ann', 'table open', { game: 'artus', computers: 1 });
      return () => press(user(on, 'ann'), message!, t('discord-button-start'));
    },
    told: (on) => timesTold(on, 'The game begins'),
    calls: 'somebody',
  },
  close: {
    prepare: async (on) => {
      await startGame(on);
      const { message } = await command(on, 'ann', 'table close');
      return () => press(user(on, 'ann'), message!, t('discord-button-close'));
    },
    told: (on) => timesTold(on, t('discord-table-closed-by', { name: 'Ann' })),
    calls: 'nobody',
  },
  open: {
    prepare: async (on) => () => command(on, 'ann', 'table open', { game: 'artus' }),
    told: (on) => timesTold(on, '## Artus'),
    calls: 'nobody',
  },
};
