/** What can go wrong; `unanswered` counts only where nothing was disturbed. */
export const WRONGS = [
  'unanswered',
  'lost',
  'doubled',
  'false',
  'told twice',
  'told never',
  'out of order',
] as const;
export type Wrong = (typeof WRONGS)[number];

/** What people were told and what's in the record don't agree. */
export class Mismatch extends Error {
  readonly wrong: Wrong;

  constructor(wrong: Wrong, message: string) {
    super(message);
    this.name = 'Mismatch';
    this.wrong = wrong;
  }
}
