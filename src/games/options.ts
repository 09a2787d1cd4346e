import { type AnyGame, IllegalAction, type Seat, type SetupOptions } from './game.ts';

/**
 * Checks set-up options against what the game supports.
 * @throws IllegalAction `unknownVariant`, `seatCount`, `unknownSeat`, `unknownRule`
 */
export function checkOptions(
  game: Pick<AnyGame, 'variants' | 'seats' | 'ruleOptions'>,
  { variant, seats, startSeat, rules = {} }: SetupOptions,
): void {
  if (!game.variants.includes(variant))
    throw new IllegalAction('unknownVariant', { variant, known: game.variants });
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
    throw new IllegalAction('seatCount', { seats, min: game.seats.min, max: game.seats.max });
  if (startSeat !== undefined) checkSeat(startSeat, seats);
  for (const [rule, value] of Object.entries(rules))
    if (!game.ruleOptions.some(({ id, values }) => id === rule && values.includes(value)))
      throw new IllegalAction('unknownRule', { rule, value });
}

/** @throws IllegalAction `unknownSeat` unless the seat is from 0 to seats - 1 */
export function checkSeat(seat: Seat, seats: number): void {
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats)
    throw new IllegalAction('unknownSeat', { seat, seats });
}
