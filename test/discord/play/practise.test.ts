import { type APIMessage, ComponentType, InteractionType } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPainting } from '../../../render/drawing/order.ts';
import { type Analysis, type Decision, LEAST_LOSS } from '../../../src/analysis/analysis.ts';
import { type Analyst, AnalystBusy, AnalystClosed, type OnProgress } from '../../../src/analysis/analyst.ts';
import { decodeCustomId, encodeCustomId, publicComponent } from '../../../src/discord/choices/controls.ts';
import { ANALYSIS } from '../../../src/discord/messages/analysis.ts';
import { momentOrder } from '../../../src/discord/messages/look-back.ts';
import { PRACTISE } from '../../../src/discord/messages/practise.ts';
import { actionKey } from '../../../src/games/game.ts';
import type { StoredRecord } from '../../../src/games/record.ts';
import type { LocalUser } from '../../../src/playground/users/user.ts';
import { finishedRecord, lookBackAt } from '../../../src/table/look-back.ts';
import { pastDecisionAt } from '../../../src/table/past-decision.ts';
import { quickAnalyst } from '../../analysis/fixtures/quick-analyst.ts';
import type { Stage } from '../fixtures/stage.ts';
import { enabled, isPrivate, press } from '../fixtures/stranger.ts';
import {
  command,
  endsWell,
  finalMessage,
  newStage,
  playOut,
  startGame,
  t,
  user,
} from '../reliability/scene.ts';

/** Analyses quickly, unless it's told to do something else. */
class ToldAnalyst implements Analyst {
  readonly #kept = new Map<string, Promise<Analysis>>();
  /** Analyses that are kept come sooner, and those that are held up later. */
  readonly soon = 20;
  readonly checked = quickAnalyst.checked;
  readonly looked = quickAnalyst.looked;
  /** Whether who asked for the analysis that's held up hears how much is done; null if nobody asked. */
  isWatched: boolean | null = null;
  instead: ((record: StoredRecord, onProgress?: OnProgress) => Promise<Analysis>) | null = null;

  async analysis(record: StoredRecord, onProgress?: OnProgress): Promise<Analysis> {
    if (this.instead) return this.instead(record, onProgress);
    const key = JSON.stringify(record);
    const analysis = this.#kept.get(key) ?? quickAnalyst.analysis(record);
    this.#kept.set(key, analysis);
    return analysis;
  }

  /** Holds analyses up; they end with what they came to, or have lost nothing. */
  held(): { tell: OnProgress; go: (lossless?: boolean) => void } {
    let listener: OnProgress = () => undefined;
    let go: (lossless: boolean) => void = () => undefined;
    const going = new Promise<boolean>((resolve) => {
      go = resolve;
    });
    this.isWatched = null;
    this.instead = async (record, onProgress) => {
      this.isWatched = onProgress !== undefined;
      listener = onProgress ?? listener;
      const lossless = await going;
      const { decisions, ...rest } = await quickAnalyst.analysis(record);
      return { ...rest, decisions: lossless ? decisions.map((each) => ({ ...each, loss: 0 })) : decisions };
    };
    return { tell: (part) => listener(part), go: (lossless = false) => go(lossless) };
  }
}

const analyst = new ToldAnalyst();

/** What the message's controls say: which step it's about. */
const stepOf = (message: APIMessage): number =>
  Number(decodeCustomId(enabled(message)[0]!.custom_id)!.args[0]);

const menuOf = (message: APIMessage) => enabled(message).find(({ options }) => options)!;

/** Uses a control that the message needn't have. */
const forge = (of: LocalUser, message: APIMessage, custom_id: string, values?: readonly string[]) =>
  of.interact(message.channel_id, {
    type: InteractionType.MessageComponent,
    data: values
      ? { custom_id, component_type: ComponentType.StringSelect, values }
      : { custom_id, component_type: ComponentType.Button },
    message,
  });

describe('after a game', () => {
  let on: Stage;
  let id: string;
  /** Ann's mistakes, the worst first. */
  let mistakes: readonly Decision[];
  beforeAll(async () => {
    on = await newStage({ analyst });
    id = await startGame(on);
    await playOut(on, id, 3);
    const record = await on.tables.read(id, finishedRecord);
    const { seats } = await on.tables.info(id);
    const own = seats.findIndex((holder) => holder.kind === 'person' && holder.userId === user(on, 'ann').id);
    mistakes = (await analyst.analysis(record)).decisions
      .filter(({ seat, loss }) => seat === own && loss >= LEAST_LOSS)
      .sort((a, b) => b.loss - a.loss);
  }, 60_000);
  afterAll(async () => {
    await endsWell(on);
    await on.close();
  });

  const practise = async (name: string) => (await command(on, name, 'practice')).message!;
  /** Goes on to the position of one of Ann's mistakes. */
  const goTo = async (step: number) => {
    const ann = user(on, 'ann');
    let message = await practise('ann');
    while (stepOf(message) !== step) {
      const shown = (await press(ann, message, t('practise-show'))).message!;
      message = (await press(ann, shown, t('practise-next'))).message!;
    }
    return message;
  };
  const decisionAt = (step: number) => on.tables.read(id, pastDecisionAt(step, user(on, 'ann').id));
  /** The indices of the best action and of the one played. */
  const indices = async ({ step, best, played }: Decision) => {
    const keys = (await decisionAt(step)).actions.map(actionKey);
    return [best, played].map((action) => String(keys.indexOf(actionKey(action))));
  };

  it('one gets the position in which they lost most, as they saw it', async () => {
    const ann = user(on, 'ann');
    const position = await practise('ann');
    expect(isPrivate(position)).toBe(true);
    expect(position.content).toMatch(/From your game of Artus on \d{4}-\d\d-\d\d, turn \d+\*\*/);
    expect(position.content).toContain(t('practise-ask'));
    const [worst] = mistakes;
    expect(stepOf(position)).toBe(worst!.step);
    const past = await on.tables.read(id, lookBackAt(worst!.step, worst!.seat, ann.id));
    const { alt } = createPainting(momentOrder(past, '', t));
    const now = () => ann.visibleMessages(on.channelId).find((each) => each.id === position.id)!;
    await vi.waitFor(() => expect(now().attachments[0]?.description).toBe(alt), { timeout: 20_000 });
    const { options = [] } = menuOf(position);
    expect(options.length).toBeLessThanOrEqual(25);
    const values = options.map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining(await indices(worst!)));
    expect(values).toEqual(values.toSorted((a, b) => Number(a) - Number(b)));
  });

  it('one tries until it’s found, and goes on to the next', async () => {
    const ann = user(on, 'ann');
    const [worst, second] = mistakes;
    const [best, played] = await indices(worst!);
    const position = await practise('ann');
    const wrong = (await ann.select(position, menuOf(position).custom_id, [played!])).message!;
    expect(wrong.id).toBe(position.id);
    expect(wrong.content).toContain(`${Math.round(100 * worst!.loss)} percentage points short of the best`);
    const right = (await ann.select(wrong, menuOf(wrong).custom_id, [best!])).message!;
    expect(right.content).toContain('**Found: ');
    for (const chance of [worst!.bestChance, worst!.chance])
      expect(right.content).toContain(`about ${Math.round(100 * chance)}%`);
    const next = (await press(ann, right, t('practise-next'))).message!;
    expect(stepOf(next)).toBe(second!.step);
    expect(next.content).toContain(t('practise-ask'));
  });

  it('whatever comes within 3 points of the best is right, and nothing else', async () => {
    const ann = user(on, 'ann');
    const isClose = (best: number) => (share: number) => share < best && best - share < LEAST_LOSS;
    const close = mistakes.find(({ shares, bestChance }) => shares.some(isClose(bestChance)))!;
    const position = await goTo(close.step);
    const { shares, bestChance } = close;
    const values = (menuOf(position).options ?? []).map(({ value }) => value);
    const outcomes = new Set<boolean>();
    for (const value of values) {
      const answer = (await forge(ann, position, menuOf(position).custom_id, [value])).message!;
      const isRight = bestChance - shares[Number(value)]! < LEAST_LOSS;
      expect(answer.content.includes('Found: ')).toBe(isRight);
      expect(enabled(answer).map(({ label }) => label)).toContain(
        t(isRight ? 'practise-next' : 'practise-show'),
      );
      outcomes.add(isRight);
    }
    expect(outcomes.size).toBe(2);
  });

  it('one is shown the best', async () => {
    const ann = user(on, 'ann');
    const position = await practise('ann');
    const [best] = await indices(mistakes[0]!);
    const { label } = menuOf(position).options!.find(({ value }) => value === best)!;
    const shown = (await press(ann, position, t('practise-show'))).message!;
    expect(shown.content.replaceAll('\\', '')).toContain(
      `Best: ${label}**, which puts your chance of winning at about ${Math.round(100 * mistakes[0]!.bestChance)}%`,
    );
    expect(enabled(shown).map((each) => each.label)).toEqual([t('practise-next')]);
  });

  it('one goes through all of their own mistakes, and no one else’s', async () => {
    const ann = user(on, 'ann');
    let message = await practise('ann');
    const steps: number[] = [];
    while (message.content !== t('practise-all')) {
      steps.push(stepOf(message));
      const shown = (await press(ann, message, t('practise-show'))).message!;
      message = (await press(ann, shown, t('practise-next'))).message!;
    }
    expect(steps).toEqual(mistakes.map(({ step }) => step));
    const again = (await press(ann, message, t('practise-again'))).message!;
    expect(stepOf(again)).toBe(mistakes[0]!.step);
  });

  it('somebody else can’t see it, and has nothing to practise', async () => {
    const info = await on.tables.info(id);
    for (const name of ['ben', 'cleo'])
      for (const verb of [PRACTISE.show, PRACTISE.try]) {
        const theirs = await practise(name);
        const forged = encodeCustomId(publicComponent(info, verb, [String(mistakes[0]!.step)]));
        const { content } = (await forge(user(on, name), theirs, forged)).message!;
        expect(content).toContain(t('errors-not-practised'));
      }
    expect((await practise('cleo')).content).toBe(t('practise-no-games'));
  });

  it('who has lost nothing is told so', async () => {
    const { go } = analyst.held();
    go(true);
    expect((await practise('ann')).content).toBe(t('practise-none', { games: 1 }));
    analyst.instead = null;
  });

  it('who waits sees how much is done', async () => {
    const ann = user(on, 'ann');
    const start = (await press(ann, finalMessage(on), t('look-back-button'))).message!;
    const waits = [
      { ask: () => press(ann, start, t('analysis-button')), end: t('analysis-title') },
      { ask: () => ann.command(on.channelId, 'practice'), end: t('practise-ask') },
    ];
    for (const { ask, end } of waits) {
      const { tell, go } = analyst.held();
      const { message } = await ask();
      const now = () => ann.visibleMessages(on.channelId).find((each) => each.id === message!.id)!.content;
      expect(message!.content).toBe(t('analysis-working', { part: 0 }));
      tell(0.1);
      tell(0.5);
      await vi.waitFor(() => expect(now()).toBe(t('analysis-working', { part: 50 })));
      go();
      await vi.waitFor(() => expect(now()).toContain(end), { timeout: 5_000 });
    }
    analyst.instead = null;
  });

  it('who waits can ask again, should the bot have forgotten them', async () => {
    const ann = user(on, 'ann');
    const start = (await press(ann, finalMessage(on), t('look-back-button'))).message!;
    const { go } = analyst.held();
    const waiting = (await press(ann, start, t('analysis-button'))).message!;
    analyst.instead = null;
    const again = (await press(ann, waiting, t('analysis-button'))).message!;
    expect(again.id).toBe(waiting.id);
    expect(again.content).toContain(t('analysis-title'));
    go();
  });

  it('who shares an analysis that has to be made again keeps theirs', async () => {
    const ann = user(on, 'ann');
    const start = (await press(ann, finalMessage(on), t('look-back-button'))).message!;
    const own = (await press(ann, start, t('analysis-button'))).message!;
    const { go } = analyst.held();
    const posted = on.playground.discord.nextMessage(({ content }) => content.includes('shares'));
    const sharing = press(ann, own, t('analysis-share'));
    await vi.waitFor(() => expect(analyst.isWatched).toBe(false));
    go();
    await Promise.all([sharing, posted]);
    const now = ann.visibleMessages(on.channelId).find(({ id: each }) => each === own.id)!;
    expect(now.content).toBe(own.content);
    expect(enabled(now)).toEqual(enabled(own));
    analyst.instead = null;
  });

  it.each([
    { error: new AnalystBusy(), told: t('errors-analyst-busy') },
    { error: new AnalystClosed(), told: t('errors-restarting') },
  ])('who waits in vain is told why, in place of how much is done: $told', async ({ error, told }) => {
    const ann = user(on, 'ann');
    const start = (await press(ann, finalMessage(on), t('look-back-button'))).message!;
    const waits = [
      () => press(ann, start, t('analysis-button')),
      () => ann.command(on.channelId, 'practice'),
    ];
    for (const ask of waits) {
      let fail: (why: Error) => void = () => undefined;
      analyst.instead = () =>
        new Promise((_resolve, reject) => {
          fail = reject;
        });
      const { message } = await ask();
      expect(message!.content).toBe(t('analysis-working', { part: 0 }));
      const before = ann.visibleMessages(on.channelId).length;
      fail(error);
      const now = () => ann.visibleMessages(on.channelId).find(({ id: each }) => each === message!.id)!;
      await vi.waitFor(() => expect(now().content).toBe(told));
      expect(ann.visibleMessages(on.channelId)).toHaveLength(before);
    }
    analyst.instead = null;
  });

  it.each([
    { error: new AnalystBusy(), told: t('errors-analyst-busy') },
    { error: new AnalystClosed(), told: t('errors-restarting') },
  ])('who can’t be served is told why: $told', async ({ error, told }) => {
    const ann = user(on, 'ann');
    const start = (await press(ann, finalMessage(on), t('look-back-button'))).message!;
    analyst.instead = async () => Promise.reject(error);
    expect((await press(ann, start, t('analysis-button'))).message!.content).toContain(told);
    expect((await practise('ann')).content).toContain(told);
    analyst.instead = null;
    expect(stepOf(await practise('ann'))).toBe(mistakes[0]!.step);
  });
});

it('before the end, nothing is analysed, and there’s nothing to practise', async () => {
  const on = await newStage({ analyst });
  const id = await startGame(on);
  const ann = user(on, 'ann');
  const none = (await command(on, 'ann', 'practice')).message!;
  expect(none.content).toBe(t('practise-no-games'));
  const info = await on.tables.info(id);
  for (const verb of [ANALYSIS.see, ANALYSIS.share, PRACTISE.show]) {
    const early = encodeCustomId(publicComponent(info, verb, ['0']));
    const { content } = (await forge(ann, none, early)).message!;
    expect(content).toContain(t('errors-hands-not-open'));
  }
  await endsWell(on);
  await on.close();
});
