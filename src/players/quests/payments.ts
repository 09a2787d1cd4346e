import { ADVERSARIES, counted, KNIGHTS } from '../../games/quests/cards.ts';
import { ADVENTURE_NEEDS, challengeNeed, legalPayments } from '../../games/quests/payments.ts';
import { adventureCode, paymentCode } from './codes.ts';
import { countedKnights, type PackedKnights, packedKnights } from './packed-knights.ts';
import { countedTrophies, type PackedTrophies } from './packed-trophies.ts';

type Lists = (Int32Array | undefined)[];

/** Entries that a cache holds before it's emptied. */
const MOST = 1 << 16;

const ruleOf = (lean: boolean) => (lean ? 'lean' : 'exact');

/** Remembers lists by what's held, and then by a small number. */
class Book {
  readonly #pages = new Map<number, Lists>();

  page(held: number): Lists {
    let page = this.#pages.get(held);
    if (page === undefined) {
      if (this.#pages.size >= MOST) this.#pages.clear();
      page = [];
      this.#pages.set(held, page);
    }
    return page;
  }
}

/** The legal payments under one payment rule, remembered. */
export class Payments {
  readonly #knights = new Book();
  readonly #trophies = new Book();
  readonly #lean: boolean;

  constructor(lean: boolean) {
    this.#lean = lean;
  }

  /** For a hand, its payments by price, as far as they're known. */
  knightPage(hand: PackedKnights): Lists {
    return this.#knights.page(hand);
  }

  /** For trophies, the codes of their adventures, by adventure, as far as they're known. */
  trophyPage(trophies: PackedTrophies): Lists {
    return this.#trophies.page(trophies);
  }

  /** Codes of the payments, added to the page. */
  payPrice(page: Lists, hand: PackedKnights, price: number): Int32Array {
    const found = legalPayments(KNIGHTS, countedKnights(hand), challengeNeed(price), ruleOf(this.#lean));
    const codes = Int32Array.from(found, (pay) => paymentCode(packedKnights(counted(KNIGHTS, pay))));
    page[price] = codes;
    return codes;
  }

  /** Codes of the moves that take the adventure, added to the page. */
  payAdventure(page: Lists, trophies: PackedTrophies, adventure: number): Int32Array {
    const { need } = ADVENTURE_NEEDS[adventure]!;
    const found = legalPayments(ADVERSARIES, countedTrophies(trophies), need, ruleOf(this.#lean));
    const codes = Int32Array.from(found, (pay) => adventureCode(adventure, counted(ADVERSARIES, pay)));
    page[adventure] = codes;
    return codes;
  }
}

export const EXACT_PAYMENTS = new Payments(false);
export const LEAN_PAYMENTS = new Payments(true);
