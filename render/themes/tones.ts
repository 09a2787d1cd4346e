/** A material's tones in full light, in between, and in shade. Light comes from the upper left. */
export interface Tones {
  readonly light: string;
  readonly mid: string;
  readonly dark: string;
}

/** Colours of an area with text on it. */
export interface Field {
  readonly fill: string;
  readonly edge: string;
  readonly text: string;
}

/** A seat's colours: the shield's two halves, the emblem on it and the rim around it. */
export interface SeatColours {
  readonly field: string;
  readonly shade: string;
  readonly charge: string;
  readonly rim: string;
}
