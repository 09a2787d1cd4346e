/** Exit codes, which tell a supervisor whether a restart helps. */
export const EXIT = {
  /** It was asked to stop, and shut down cleanly. */
  inOrder: 0,
  /** It was asked to stop, and a step timed out. */
  cutShort: 1,
  /** A bug. */
  fault: 70,
  /** It can't continue, but a restart can help: Discord ended the session, or another process took over. */
  startAgain: 75,
  /** Settings, the store or the playground's port must be fixed first. */
  settings: 78,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
