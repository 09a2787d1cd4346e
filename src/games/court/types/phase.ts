export const PHASES = [
  'startCourtier',
  /** The dice are about to be rolled; seen only in a preview of the last starting courtier. */
  'dice',
  'bid',
  'choose',
  'swapMerlin',
  'takeAspirants',
  'takeAspirant',
  'refill',
  'giveTile',
  'swapLancelot',
  'over',
] as const;
/** The decision to make now. All but `dice`, `bid` and `over` are named after the action that ends them. */
export type CourtPhase = (typeof PHASES)[number];
