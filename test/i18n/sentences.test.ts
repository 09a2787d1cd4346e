import { describe, expect, it } from 'vitest';
import { decisionOf, leavesOf } from '../../src/discord/choices/decision.ts';
import type { GameAction, GameId } from '../../src/games/game.ts';
import { games } from '../../src/games/registry.ts';
import { locales, sayIn } from '../../src/i18n/index.ts';
import { roundsWords } from '../../src/telling/court/sentences.ts';
import { roundWords } from '../../src/telling/court/words.ts';
import { guideOf } from '../../src/telling/registry.ts';
import { pick, walk } from '../render/fixtures/walk.ts';

const NAMES = ['Ann', 'Olaf', 'Yves'];
const EVERY = 5;
const GAMES = [
  ['artus', 'advanced'],
  ['court', 'standard'],
  ['quests', 'seals'],
] as const;

/** What's said and offered in a game, each a sentence or a label. */
function* saidIn(id: GameId, variant: string, locale: string): Generator<string> {
  const say = sayIn(locale);
  const guide = guideOf(id);
  let ply = 0;
  const choose = <T>(all: readonly T[], n: number): T => all[pick(n, all.length)]!;
  for (const step of walk(games.get(id)!, { variant, seats: 3 }, '7'.repeat(32), choose)) {
    yield* guide.sentences(step.events, NAMES, say);
    if (step.toAct === null || ply++ % EVERY > 0) continue;
    const previews = new Map(step.options.map(({ action, preview }) => [action, preview]));
    const preview = (action: GameAction) => previews.get(action)!;
    const of = { view: step.own, seat: step.toAct, names: NAMES, say, preview };
    const leaves = leavesOf(decisionOf([...previews.keys()], guide));
    for (const leaf of leaves) yield guide.label(of, leaf).text;
    for (const { actions } of leaves) yield guide.whole?.(of, actions[0]!)?.text ?? '';
  }
}

/** What native readers marked, by language. */
const FAULTS: Readonly<Record<string, readonly RegExp[]>> = {
  all: [/[\p{L}\d)]\s?: [^.!?]*[\p{L}\d)]\s?: /u, /\(=/, /(\b[^.]{12,}\.) \1/],
  'en-US': [/ to spare\b/, /\bplays Joker\b/, /\bno card is spare\b/],
  fr: [
    /\b[Dd]e (?=[AEIOUYÉ])(?!Yv?[aeiou])/u,
    /\(Ann\)|\(Olaf\)/,
    /\b(?:et|contre|avec|prend|échange|donne) [2-6] (?:bouffon|demoiselle|garde|chevalier|double|Merlin)s\b/,
    / contre (?:la|les?) (?:forces?|chevaliers?|monstres?|dragons?)\b/,
    /\b(?:pose|reprend) (?:un|le) sceau\b/,
    /\b(?:Gagner|Payer double|Vaincre|finir)\b/,
  ],
  de: [
    /\b(?:und|gegen|nimmt|tauscht|gibt) [2-6] (?:Narren|Hofdamen|Wächter|Ritter)\b(?! ?\()/,
    /\b(?:orange|beige)[nrs]\b/,
  ],
};

describe.each(locales)('what’s said in %s', (locale) => {
  it.each(GAMES)('in %s %s has none of the faults that readers found', (id, variant) => {
    const said = new Set(saidIn(id, variant, locale));
    for (const fault of [...FAULTS.all!, ...(FAULTS[locale] ?? [])])
      expect(
        [...said].filter((text) => fault.test(text)),
        String(fault),
      ).toEqual([]);
  });
});

it('says “d’” before a title that starts with a vowel in French', () => {
  const say = sayIn('fr');
  const [game, name] = ['Artus', 'Kay'];
  const said = [
    say('analysis-shared', { game, name }),
    say('learn-stopped', { game }),
    say('look-back-film-alt', { game, frames: 9, end: name }),
    say('look-back-film-shared', { game, name }),
    say('look-back-shared', { game, name }),
    say('people-invite-lobby', { game, guest: name, host: name }),
    say('people-invite-seat', { game, guest: name, host: name }),
    say('playground-welcome-picture', { game }),
    say('practise-from', { game, date: '1er mai', turn: 3 }),
  ];
  for (const text of said) expect(text).toContain('d’«\u202fArtus\u202f»');
  expect(say('learn-stopped', { game: 'La Cour du roi Arthur' })).toContain('de «\u202fLa Cour');
});

it('doesn’t say “sur 5 à 10” of rounds in French', () => {
  const say = sayIn('fr');
  const saidOf = (min: number) => {
    const at = { phase: 'bid', round: 5, rounds: { min, max: 8 }, lastRound: false } as const;
    return [roundWords(say, at).replaceAll('*', ''), roundsWords(say, at)];
  };
  expect(saidOf(6)).toEqual(Array(2).fill('Manche 5 (6 à 8 en tout)'));
  expect(saidOf(8)).toEqual(Array(2).fill('Manche 5 sur 8'));
});

it('counts chairs, seats and people as one says them in German', () => {
  const say = sayIn('de');
  const waiting = (...knights: string[]) =>
    say('artus-explain-waiting-knights', { knights, count: knights.length });
  expect(waiting('3')).toContain('Dein Ritter sitzt auf Stuhl 3.');
  expect(waiting('3', '7', '9')).toContain('Deine Ritter sitzen auf den Stühlen 3, 7 und 9.');
  expect(say('errors-too-few-seats', { min: 2, seated: 1 })).toContain(
    'zwei Mitspielende, bisher sitzt nur eine Person am Tisch.',
  );
  expect(say('people-thread-free', { free: 2 })).toBe('Zwei Plätze sind frei.');
});

it('begins a sentence after a colon with a capital in German', () => {
  const say = sayIn('de');
  const tasks = [
    ...(['startCourtier', 'choose', 'refill'] as const).map((phase) => say('court-decision', { phase })),
    say('court-table-task-open'),
    say('court-table-task-raise', { sum: 3 }),
  ];
  for (const task of tasks)
    expect(say('discord-table-turn-task', { mention: '@Ann', task })).toMatch(/am Zug: \p{Lu}/u);
});

it('promises the same of the shuffles in all languages', () => {
  const last = { 'en-US': 'last word', de: 'letzte Wort', fr: 'dernier mot' };
  for (const [locale, words] of Object.entries(last))
    expect(sayIn(locale)('shuffles-about')).toContain(words);
});
