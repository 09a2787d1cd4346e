import { describe, expect, it } from 'vitest';
import { pick, walk } from '../../scripts/samples/walk.ts';
import { buildDecision, collectLeaves } from '../../src/discord/choices/decision.ts';
import type { GameAction, GameId } from '../../src/games/game.ts';
import { games } from '../../src/games/registry.ts';
import { locales, translator } from '../../src/i18n/index.ts';
import { roundsLabel } from '../../src/telling/court/sentences.ts';
import { roundLabel } from '../../src/telling/court/words.ts';
import { getGuide } from '../../src/telling/registry.ts';

const NAMES = ['Ann', 'Olaf', 'Yves'];
const EVERY = 5;
const GAMES = [
  ['artus', 'advanced'],
  ['court', 'standard'],
  ['quests', 'seals'],
] as const;

/** What's said and offered in a game, each a sentence or a label. */
function* saidIn(id: GameId, variant: string, locale: string): Generator<string> {
  const t = translator(locale);
  const guide = getGuide(id);
  let ply = 0;
  const choose = <T>(all: readonly T[], n: number): T => all[pick(n, all.length)]!;
  for (const step of walk(games.get(id)!, { variant, seats: 3 }, '7'.repeat(32), choose)) {
    yield* guide.sentences(step.events, NAMES, t);
    if (step.toAct === null || ply++ % EVERY > 0) continue;
    const previews = new Map(step.options.map(({ action, preview }) => [action, preview]));
    const preview = (action: GameAction) => previews.get(action)!;
    const of = { view: step.own, seat: step.toAct, names: NAMES, t, preview };
    const leaves = collectLeaves(buildDecision([...previews.keys()], guide));
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
  const t = translator('fr');
  const [game, name] = ['Artus', 'Kay'];
  const said = [
    t('analysis-shared', { game, name }),
    t('learn-stopped', { game }),
    t('look-back-film-alt', { game, frames: 9, end: name }),
    t('look-back-film-shared', { game, name }),
    t('look-back-shared', { game, name }),
    t('people-invite-lobby', { game, guest: name, host: name }),
    t('people-invite-seat', { game, guest: name, host: name }),
    t('playground-welcome-picture', { game }),
    t('practise-from', { game, date: '1er mai', turn: 3 }),
  ];
  for (const text of said) expect(text).toContain('d’«\u202fArtus\u202f»');
  expect(t('learn-stopped', { game: 'La Cour du roi Arthur' })).toContain('de «\u202fLa Cour');
});

it('doesn’t say “sur 5 à 10” of rounds in French', () => {
  const t = translator('fr');
  const saidOf = (min: number) => {
    const at = { phase: 'bid', round: 5, rounds: { min, max: 8 }, lastRound: false } as const;
    return [roundLabel(t, at).replaceAll('*', ''), roundsLabel(t, at)];
  };
  expect(saidOf(6)).toEqual(Array(2).fill('Manche 5 (6 à 8 en tout)'));
  expect(saidOf(8)).toEqual(Array(2).fill('Manche 5 sur 8'));
});

it('counts chairs, seats and people as one says them in German', () => {
  const t = translator('de');
  const waiting = (...knights: string[]) =>
    t('artus-explain-waiting-knights', { knights, count: knights.length });
  expect(waiting('3')).toContain('Dein Ritter sitzt auf Stuhl 3.');
  expect(waiting('3', '7', '9')).toContain('Deine Ritter sitzen auf den Stühlen 3, 7 und 9.');
  expect(t('errors-too-few-seats', { min: 2, seated: 1 })).toContain(
    'zwei Mitspielende, bisher sitzt nur eine Person am Tisch.',
  );
  expect(t('people-thread-free', { free: 2 })).toBe('Zwei Plätze sind frei.');
});

it('begins a sentence after a colon with a capital in German', () => {
  const t = translator('de');
  const tasks = [
    ...(['startCourtier', 'choose', 'refill'] as const).map((phase) => t('court-decision', { phase })),
    t('court-table-task-open'),
    t('court-table-task-raise', { sum: 3 }),
  ];
  for (const task of tasks)
    expect(t('discord-table-turn-task', { mention: '@Ann', task })).toMatch(/am Zug: \p{Lu}/u);
});

it('promises the same of the shuffles in all languages', () => {
  const last = { 'en-US': 'last word', de: 'letzte Wort', fr: 'dernier mot' };
  for (const [locale, words] of Object.entries(last))
    expect(translator(locale)('shuffles-about')).toContain(words);
});
