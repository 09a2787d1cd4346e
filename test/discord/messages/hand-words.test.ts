import type { APIMessage } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { choicesAt, type Decision } from '../../../src/discord/choices/decision.ts';
import { handMessage, type Opened } from '../../../src/discord/messages/hand.ts';
import { betterAt } from '../../../src/discord/messages/nodes.ts';
import type { Pictures } from '../../../src/discord/messages/pictures.ts';
import { sinceLines } from '../../../src/discord/messages/since.ts';
import type { GameAction, GameId } from '../../../src/games/game.ts';
import { playRandomly } from '../../../src/games/playout.ts';
import { foldRecord, recordGame } from '../../../src/games/record.ts';
import { locales, translator } from '../../../src/i18n/index.ts';
import { pressables } from '../../../src/playground/users/components.ts';
import type { Since, TurnReport } from '../../../src/table/report.ts';
import type { SeatView } from '../../../src/table/views.ts';
import { wordsIn } from '../../../src/telling/markdown.ts';
import { getGuide } from '../../../src/telling/registry.ts';

/** On a hand before somebody asks for more: the message, its buttons, and what its menus ask for. */
const MOST_WORDS = 90;

/** Artus: the same with what has happened since the last turn, in most hands and in any. */
const WITH_NEWS = { usual: 50, most: 110 };

const pictures = { late: () => null } as unknown as Pictures;

const wordsOf = (texts: readonly (string | undefined)[]): number =>
  texts.join(' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const median = (counts: readonly number[]): number => counts.toSorted((a, b) => a - b)[counts.length >> 1]!;

const names = ['Ann', 'Ben', 'Cleo', 'Dan'];
const seats = names.map((name) => ({ kind: 'person', name, userId: name }));
const table = { id: 'x'.repeat(12), revision: 9, shown: 9, status: 'playing', hints: true, theme: 'court' };

/** Every hand of a game in which somebody has a choice, with the turns since their last one. */
function handsOf(game: GameId, variant: string, count: number, seed: string) {
  const { toAct, legalActions, view } = recordGame({ game });
  const { record } = playRandomly(game, { variant, seats: count }, seed);
  const turns: TurnReport[] = [];
  const last = new Map<number, number>();
  const hands: { readonly shown: SeatView; readonly since: Since }[] = [];
  for (const { index, state, events } of foldRecord(record)) {
    if (index !== null) {
      const { seat } = record.steps[index]!;
      const turn = turns.at(-1);
      if (turn?.seat === seat) turns[turns.length - 1] = { ...turn, events: [...turn.events, ...events] };
      else turns.push({ seat, turn: turns.length, from: index, names, events });
      last.set(seat, turns.length);
    }
    const [seat] = toAct(state);
    if (seat === undefined) continue;
    const shown = {
      table: { ...table, game, seats, toAct: [seat] },
      seat,
      view: view(state, seat),
      actions: legalActions(state, seat),
    } as unknown as SeatView;
    hands.push({ shown, since: { hasPlayed: true, turns: turns.slice(last.get(seat) ?? 0) } });
  }
  return hands;
}

async function textOn(shown: SeatView, locale: string, opened: Opened = {}): Promise<string> {
  const { content, rows } = await handMessage(shown, translator(locale), pictures, opened);
  const controls = pressables({ components: rows } as unknown as APIMessage);
  return [content, ...controls.map(({ label, placeholder }) => label ?? placeholder ?? '')].join(' ');
}

const wordsOn = async (shown: SeatView, locale: string): Promise<number> =>
  wordsOf([await textOn(shown, locale)]);

const KINDS = [
  ['artus', 'basic', 4],
  ['artus', 'advanced', 4],
  ['court', 'standard', 2],
  ['court', 'standard', 3],
  ['court', 'standard', 4],
  ['quests', 'basic', 4],
  ['quests', 'seals', 4],
] as const;

it.each(KINDS)(
  'a hand of %s (%s, %i seats) has few words in every language',
  async (game, variant, count) => {
    const means = new Map<string, number>();
    const hands = handsOf(game, variant, count, 'words').filter((_, at) => at % 3 === 0);
    for (const locale of locales) {
      const counts = await Promise.all(hands.map(({ shown }) => wordsOn(shown, locale)));
      expect(counts.length).toBeGreaterThan(20);
      expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_WORDS);
      means.set(locale, counts.reduce((sum, count) => sum + count, 0) / counts.length);
    }
    const english = means.get('en-US')!;
    for (const mean of means.values()) expect(Math.abs(mean / english - 1)).toBeLessThan(0.2);
  },
);

/** Of each step below a node, the one that leads to most actions. */
function stepsBelow(node: Decision<GameAction>): readonly Decision<GameAction>[] {
  const [most] = choicesAt(node).toSorted((a, b) => b.actions.length - a.actions.length);
  return most && most.actions.length > 1 ? [most, ...stepsBelow(most)] : [];
}

it.each(KINDS)(
  'what has happened, first steps and choices below leave a hand of %s (%s, %i seats) as short',
  async (game, variant, count) => {
    const hands = handsOf(game, variant, count, 'room');
    for (const locale of locales) {
      const t = translator(locale);
      const first = [...getGuide(game).firstSteps!(t, variant), ''];
      for (const [at, { shown, since }] of hands.entries()) {
        const past = (room: number) => sinceLines(shown, since, t, room);
        const opened: Opened[] = at < count ? [{ past, first }] : [];
        if (at % 4 === 0) opened.push({ past }, ...stepsBelow(betterAt(shown, t)).map((node) => ({ node })));
        for (const each of opened)
          expect(wordsIn(await textOn(shown, locale, each))).toBeLessThanOrEqual(MOST_WORDS);
      }
    }
  },
);

it.each(['basic', 'advanced'])('news on a hand of Artus (%s) is told in few words', async (variant) => {
  const hands = [2, 4].flatMap((count) => handsOf('artus', variant, count, 'news'));
  for (const locale of locales) {
    const counts = [];
    for (const { shown, since } of hands)
      counts.push((await wordsOn(shown, locale)) + wordsOf(sinceLines(shown, since, translator(locale))));
    expect(median(counts)).toBeLessThanOrEqual(WITH_NEWS.usual);
    expect(Math.max(...counts)).toBeLessThanOrEqual(WITH_NEWS.most);
  }
});
