/** The strengths of computer players, weakest first; also their IDs as players. */
export const LEVELS = ['page', 'squire', 'knight'] as const;
export type Level = (typeof LEVELS)[number];

/** Who plays for somebody who has left or is away, unless the host chose otherwise. */
export const STAND_IN: Level = 'squire';

export const isLevel = (id: string): id is Level => (LEVELS as readonly string[]).includes(id);
