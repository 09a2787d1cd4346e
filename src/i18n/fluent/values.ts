import { FluentNumber, FluentType } from '@fluent/bundle';

type Scope = Parameters<FluentNumber['toString']>[0];

/** A number as typographers write it: with a true minus sign. */
export class TypographicNumber extends FluentNumber {
  override toString(scope: Scope): string {
    return super.toString(scope).replace('-', '−');
  }
}

/** The same with its sign: "+5", "−3", "0". */
export class SignedNumber extends TypographicNumber {
  override toString(scope: Scope): string {
    return this.value > 0 ? `+${super.toString(scope)}` : super.toString(scope);
  }
}

/** How a language joins items: "a, b and c", "a, b or c". */
export interface Joining {
  readonly and: Intl.ListFormat;
  readonly or: Intl.ListFormat;
}

/** Several items in a sentence, joined by "and" unless `or` is asked for. */
export class List extends FluentType<readonly string[]> {
  readonly #joining: Joining;

  constructor(items: readonly string[], joining: Joining) {
    super(items);
    this.#joining = joining;
  }

  or(): string {
    return this.#joining.or.format(this.value);
  }

  override toString(): string {
    return this.#joining.and.format(this.value);
  }
}
