const rounded = (value: number): string => value.toFixed(1);

/** A running mean, shown with one decimal place, or as "-" if empty. */
export class Mean {
  #sum = 0;
  #count = 0;

  add(value: number): void {
    this.#sum += value;
    this.#count += 1;
  }

  get text(): string {
    return this.#count === 0 ? '-' : rounded(this.#sum / this.#count);
  }
}
