import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jsonLog } from '../../../src/operations/json-log.ts';
import { playRandomly } from '../fixtures/random-game.ts';
import type { Stage } from '../fixtures/stage.ts';
import { enabled, randomFrom, use } from '../fixtures/stranger.ts';
import { active, command, endsWell, newStage, openHand, PEOPLE, startGame, t } from './scene.ts';

let on: Stage;
beforeEach(async () => {
  on = await newStage();
});
afterEach(() => on.close());

/** What a new message says and carries that everybody sees. */
async function shownNow(name: string) {
  const { message } = await command(on, name, 'table show');
  return { content: message!.content, ids: enabled(message!).map((control) => control.custom_id) };
}

describe('what everybody sees', () => {
  it('stays the same to the last digit while a player takes hidden steps', async () => {
    const id = await startGame(on, { game: 'quests', people: PEOPLE });
    const random = randomFrom(4);
    let hiddenSteps = 0;
    for (let turn = 0; turn < 20 && hiddenSteps < 5; turn++) {
      const of = active(on);
      let hand = await openHand(on);
      let before = await shownNow('dan');
      for (let step = 0; step < 30 && active(on) === of; step++) {
        const { revision, shown } = await on.tables.info(id);
        const aside = [
          t('discord-button-back'),
          t('discord-button-undo'),
          t('discord-button-text'),
          t('discord-button-now'),
          t('look-back-happened'),
          t('hints-button'),
        ];
        const controls = enabled(hand).filter(({ label }) => !aside.includes(label ?? ''));
        hand = (await use(of, hand, controls[step % controls.length]!, random)).message!;
        const after = await on.tables.info(id);
        if (after.shown !== shown) {
          await on.tables.settled(id);
          before = await shownNow('dan');
        } else if (after.revision > revision) {
          hiddenSteps++;
          expect(await shownNow('dan')).toEqual(before);
        }
      }
    }
    expect(hiddenSteps).toBeGreaterThanOrEqual(5);
    await endsWell(on);
  });
});

describe('the log', () => {
  /** What a line about an action may say. */
  const SAID = [
    'action',
    'by',
    'hostname',
    'interaction',
    'level',
    'msg',
    'pid',
    'revision',
    'seat',
    'shard',
  ];

  it('has a line for each action, with its interaction but nothing that was played with', async () => {
    const lines: Record<string, unknown>[] = [];
    const at = await newStage({
      log: jsonLog('debug', { write: (line: string) => void lines.push(JSON.parse(line)) }),
    });
    const id = await startGame(at, { game: 'quests', people: PEOPLE.slice(0, 2) });
    const linesOfActions = () => lines.filter(({ msg }) => msg === 'an action was played');
    await playRandomly(at, id, randomFrom(11), undefined, undefined, () => linesOfActions().length >= 40);
    const { steps } = await at.tables.read(id, ({ play }) => play!.record);
    const played = linesOfActions();
    // What was undone was played, too.
    let from = 0;
    for (const { seat, action } of steps) {
      from =
        1 + played.findIndex((line, at) => at >= from && line.seat === seat && line.action === action.type);
      expect(from).toBeGreaterThan(0);
    }
    for (const line of played) expect([...SAID, 'tableId', 'time']).toEqual(Object.keys(line).sort());
    expect(played[0]).toMatchObject({ tableId: id, by: 'person', shard: 0 });
    expect(new Set(played.map(({ interaction }) => interaction)).size).toBeGreaterThan(5);
    await at.close();
  });
});
