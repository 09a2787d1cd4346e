/** What the process ends with, so that its supervisor can tell whether starting it again helps. */
export const EXIT = {
  /** It was asked to stop, and finished what was under way. */
  inOrder: 0,
  /** It was asked to stop, and something took too long. */
  cutShort: 1,
  /** A fault in the program. */
  fault: 70,
  /** It can't go on, but a new start can: Discord ended the session, or another process took over. */
  startAgain: 75,
  /** Settings, store or playground port must be put right first. */
  settings: 78,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
