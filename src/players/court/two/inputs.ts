import { bagSize, countAt } from '../../../games/court/data.ts';
import { ARTHUR, BITS, GUINEVERE, LANCELOT, MERLIN, packedSizes } from '../board.ts';
import { AUCTION_NAMES, STILL, writeAuction, writeStill } from '../features.ts';
import * as phases from '../phases.ts';
import type { CourtPosition } from '../position.ts';
import { ARTHUR_GAIN, bagSum, exchangeWorths, giftFrom, LANCELOT_GAIN, Survey, tilesIn } from '../survey.ts';

/** Stages of a game with two seats: one for each character taken. */
export const STAGES = 28;

/** Inputs are whole numbers of these, so that sums of them are exact in any order. */
export const GRAIN = 1 / 256;

const AUCTION = AUCTION_NAMES.length;
/** What else the net sees of the auction, of each seat, and of the table. */
const BIDDING = 10;
const SEAT = 36;
const TABLE = 62;

const AUCTION_END = 2 * AUCTION + BIDDING;
export const INPUTS = AUCTION_END + 2 * (STILL + SEAT) + TABLE + STAGES;

/**
 * Everything that the net sees of a position with two seats, from the side of the Favor's holder: the auction first,
 * then what doesn't change while it goes on, for the holder and for the other seat.
 */
export class Inputs {
  /** In `GRAIN`s. */
  readonly values = new Int32Array(INPUTS);
  holder = 0;
  readonly #survey = new Survey();
  readonly #written = new Float64Array(STILL);
  #at = 0;

  get stage(): number {
    return this.#survey.stage;
  }

  /** Reads all but the auction. The dice must have been rolled. */
  readStill(position: CourtPosition): void {
    this.holder = position.favor;
    this.#survey.take(position);
    this.#at = AUCTION_END;
    for (const seat of [this.holder, 1 - this.holder]) {
      writeStill(position, seat, this.#survey, this.#written, 0);
      this.#putAll(STILL);
      this.#putMoney(position, seat);
      this.#putCourt(position, seat);
      this.#putProspects(position, seat);
    }
    this.#putCharacters(position);
    this.#putRivalry(position);
    this.#putRound(position);
  }

  /** Reads the auction; the rest must have been read. */
  readAuction(position: CourtPosition): void {
    this.#at = 0;
    const { holder } = this;
    for (const seat of [holder, 1 - holder]) {
      writeAuction(position, seat, this.#survey, this.#written, 0);
      this.#putAll(AUCTION);
    }
    const { phase, bidder, bid, bidSum, actor, treasuries } = position;
    const isOn = phase === phases.BID || phase === phases.CHOOSE_CHARACTER;
    this.#putFlag(phase === phases.CHOOSE_CHARACTER);
    this.#putFlag(isOn && actor === holder);
    for (const seat of [holder, 1 - holder]) {
      const bids = isOn && bidder === seat;
      this.#putFlag(bids);
      this.#put(bids ? bidSum / 6 : 0);
      this.#put(bids ? (this.#survey.sums[seat]! - bidSum) / 6 : 0);
      this.#put(bids ? giftFrom(treasuries[seat]! - bid) / 4 : 0);
    }
  }

  #put(value: number): void {
    this.values[this.#at++] = Math.round(value / GRAIN);
  }

  #putFlag(holds: boolean): void {
    this.values[this.#at++] = holds ? 1 / GRAIN : 0;
  }

  /** @param open the characters that can be taken, one bit each */
  #putIf(open: number, character: number, gain: number): void {
    this.#put((open >> character) & 1 ? gain : 0);
  }

  #putAll(count: number): void {
    for (let at = 0; at < count; at++) this.#put(this.#written[at]!);
  }

  /** 7 inputs. */
  #putMoney({ treasuries }: CourtPosition, seat: number): void {
    const treasury = treasuries[seat]!;
    const tiles = tilesIn(treasury);
    let least = 0;
    let largest = 0;
    for (let value = 1; value <= 5; value++) {
      if (countAt(treasury, value - 1) === 0) continue;
      if (least === 0) least = value;
      largest = value;
    }
    this.#put(this.#survey.sums[seat]! / 8);
    this.#put(tiles / 4);
    this.#putFlag(tiles === 1);
    this.#putFlag(tiles === 2);
    this.#put(least / 3);
    this.#put(largest / 3);
    this.#putFlag(tiles > tilesIn(treasuries[1 - seat]!));
  }

  /** 13 inputs. */
  #putCourt(position: CourtPosition, seat: number): void {
    const court = position.courts[seat]!;
    const sizes = this.#sizes(position, seat);
    for (const size of [2, 3, 4]) this.#putFlag(((sizes >> 4) & 15) >= size);
    for (const size of [3, 4, 5]) this.#putFlag((sizes & 15) >= size);
    const jesters = countAt(court, 0);
    for (const count of [1, 2, 3, 4]) this.#putFlag(jesters >= count);
    let fewest = 15;
    let missing = 0;
    for (let kind = 1; kind < 4; kind++) {
      fewest = Math.min(fewest, countAt(court, kind));
      if (countAt(court, kind) === 0) missing++;
    }
    this.#put(missing > 0 ? jesters / 3 : 0);
    this.#putFlag(missing >= 2);
    let wanted = 0;
    for (let kind = 1; kind < 4; kind++)
      if (countAt(court, kind) === fewest)
        wanted += countAt(position.peasantry, kind) + countAt(position.row, kind);
    this.#put(wanted / 8);
  }

  /** 16 inputs: what each character would bring if the seat can still take it, and what the seat has taken. */
  #putProspects(position: CourtPosition, seat: number): void {
    const { merlins, pairs, holdings, exposures, sums } = this.#survey;
    const other = 1 - seat;
    const exchanges = exchangeWorths(holdings[seat]!);
    const held = position.held[seat]!;
    const open = position.mayTake(seat) ? ~position.taken : 0;
    this.#putIf(open, MERLIN, merlins[seat]!);
    this.#putIf(open, GUINEVERE, pairs[seat]!);
    this.#putIf(open, ARTHUR, (giftFrom(position.treasuries[other]!) + 1) / 4);
    this.#putIf(open, ARTHUR, exchanges[ARTHUR_GAIN]!);
    this.#putIf(open, LANCELOT, exchanges[LANCELOT_GAIN + 1]!);
    this.#putIf(open, LANCELOT, exposures[other]!);
    for (let character = 0; character < 4; character++) this.#putFlag(((held >> character) & 1) === 1);
    const count = BITS[held]!;
    this.#putFlag(count === 1);
    this.#putFlag(count === 2);
    this.#put(count === 0 ? sums[seat]! / 8 : 0);
    this.#put(count === 1 ? sums[seat]! / 8 : 0);
    this.#putFlag(sums[seat]! > sums[other]!);
    this.#putFlag(sums[seat]! > sums[other]! + 3);
  }

  /** 32 inputs: by character and by type of courtier. */
  #putCharacters({ purses, taken, row, peasantry, courts }: CourtPosition): void {
    for (let at = 0; at < 4; at++) {
      const isTaken = ((taken >> at) & 1) === 1;
      const sum = bagSum(purses[at]!) / 6;
      this.#put(sum);
      this.#put(tilesIn(purses[at]!) / 3);
      this.#putFlag(isTaken);
      this.#put(isTaken ? 0 : sum);
      this.#put(countAt(row, at) / 2);
      this.#put(countAt(peasantry, at) / 4);
      this.#put(countAt(courts[this.holder]!, at) / 3);
      this.#put(countAt(courts[1 - this.holder]!, at) / 3);
    }
  }

  /** 13 inputs. */
  #putRivalry(position: CourtPosition): void {
    const { sums, isLast } = this.#survey;
    const richer = sums[this.holder]! - sums[1 - this.holder]!;
    this.#putFlag(richer === 0);
    for (const by of [1, 4, 8]) this.#putFlag(richer >= by);
    for (const by of [4, 8]) this.#putFlag(richer <= -by);
    const own = this.#sizes(position, this.holder);
    const others = this.#sizes(position, 1 - this.holder);
    const lead = Math.max(-2, Math.min(2, (own >> 8) - (others >> 8)));
    for (let by = -2; by <= 2; by++) this.#putFlag(lead === by);
    this.#putFlag(own > others);
    this.#putFlag(isLast);
  }

  /** 17 inputs, and the stage. */
  #putRound({ phase, actor, held, peasantry }: CourtPosition): void {
    for (let at = phases.SWAP_MERLIN; at <= phases.SWAP_LANCELOT; at++) this.#putFlag(phase === at);
    this.#putFlag(phase > phases.CHOOSE_CHARACTER && actor === this.holder);
    const taken = 3 * BITS[held[this.holder]!]! + BITS[held[1 - this.holder]!]!;
    for (let at = 0; at < 9; at++) this.#putFlag(taken === at);
    this.#put(bagSize(peasantry) / 8);
    for (let stage = 0; stage < STAGES; stage++) this.#putFlag(stage === this.stage);
  }

  /** As the court would score; characters only count in the last round. */
  #sizes({ courts, held }: CourtPosition, seat: number): number {
    return packedSizes(courts[seat]!, this.#survey.isLast ? held[seat]! : 0);
  }
}
