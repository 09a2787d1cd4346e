/** One fault, put into the code on purpose, and the test that must notice. */
export interface Mutant {
  /** Lower case with hyphens; what `--only` takes. */
  readonly name: string;
  /** Paths are relative to the project. */
  readonly file: string;
  /** Occurs in the file exactly once. */
  readonly text: string;
  readonly replacement: string;
  /** Test file that must fail. */
  readonly test: string;
}
