import { rooms } from './rooms.ts';

/** Pictures whose look is kept in `test/render/approved` and compared with in the tests. */
export const APPROVED = [
  'worked-figure-court',
  'coronation-contrast',
  'hand-mixed-court',
  'choice-knight-both-ways-court',
  'end-3-seats-court',
  'kings-court-4-seats-court',
  'kings-court-lancelot-contrast',
  'kings-court-choice-merlin-court',
  'kings-court-end-3-seats-court',
  'quests-seals-5-seats-court',
  'quests-basic-3-seats-contrast',
  'quests-hand-large-court',
  'quests-choice-payments-court',
  'quests-end-4-seats-court',
] as const;

/** The paintings of the approved pictures by name. */
export function approvedPaintings() {
  const all = rooms().flatMap(({ exhibits }) => exhibits);
  return APPROVED.map((name) => {
    const exhibit = all.find((candidate) => candidate.name === name);
    if (exhibit === undefined) throw new Error(`the gallery has no picture ${name}`);
    return exhibit;
  });
}
