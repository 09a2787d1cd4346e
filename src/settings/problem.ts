/** Every reason why an entry can't be used, with the data its sentence needs. `typed` is what they typed. */
export interface ProblemData {
  /** Nothing in it can be seen. */
  blankName: null;
  longName: { readonly most: number };
  noTime: { readonly typed: string };
  /** Only one of the two times was given. */
  halfQuiet: null;
  /** Both times are the same. */
  sameTimes: null;
  noZone: { readonly typed: string };
  /** It means several zones, which are offered. */
  manyZones: { readonly typed: string; readonly zones: readonly string[] };
  /** Quiet hours, without a zone whose times they are. */
  zonelessQuiet: null;
  /** Discord refuses direct messages to them. */
  closedDirect: null;
  noDate: { readonly typed: string };
  pastDate: { readonly typed: string };
  farDate: { readonly typed: string; readonly days: number };
  noCount: { readonly typed: string; readonly most: number };
  /** `@everyone` in place of a role. */
  everyone: null;
  /** The bot can't write in that channel. */
  closedChannel: { readonly channelId: string };
  /** Who may change settings can't choose who else may. */
  ownersOnly: null;
  /** The choice isn't one that's offered. */
  noChoice: null;
}

export type ProblemCode = keyof ProblemData;

/** An entry that can't be used. */
export class Problem<C extends ProblemCode = ProblemCode> extends Error {
  readonly code: C;
  readonly data: ProblemData[C];

  constructor(code: C, data: ProblemData[C]) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.data = data;
  }
}
