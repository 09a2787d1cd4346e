/** Sizes on a player's plaque, in pixels. */
export interface PlaqueForm {
  readonly shield: number;
  /** Width of the crown on a leader's shield. */
  readonly crown: number;
  readonly name: number;
  /** Font size of the points, and the width of three digits. */
  readonly points: number;
  readonly score: number;
  readonly token: number;
  readonly text: number;
  /** Heights of the line with the name, of a line of adversaries, and of one of adventures. */
  readonly head: number;
  readonly trophies: number;
  readonly adventures: number;
}

const SMALL: PlaqueForm = {
  shield: 66,
  crown: 52,
  name: 28,
  points: 48,
  score: 88,
  token: 36,
  text: 26,
  head: 50,
  trophies: 40,
  adventures: 34,
};

const LARGE: PlaqueForm = {
  shield: 104,
  crown: 76,
  name: 34,
  points: 64,
  score: 116,
  token: 44,
  text: 30,
  head: 72,
  trophies: 54,
  adventures: 44,
};

/** To try in this order, until everything fits. */
export const formsFor = (players: number): readonly PlaqueForm[] => (players > 3 ? [SMALL] : [LARGE, SMALL]);

/** Height of a leader's crown above the shield. */
export const crownHeight = ({ crown }: PlaqueForm, rank: number | null): number =>
  rank === 1 ? Math.round(crown * 0.72) : 0;

/** Height of the shield with the crown above and the place below it. */
export const signHeight = (form: PlaqueForm, rank: number | null): number =>
  crownHeight(form, rank) + form.shield + (rank === null ? 0 : form.text + 8);
