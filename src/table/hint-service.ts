import { uncounted } from '../time/deadline.ts';
import { MOVED_ON, whileUnchanged } from './deliberating.ts';
import type { Hint } from './hint.ts';
import { type Asked, askedIn, assertStillAsked, knownHint, newHint, withHint } from './hints.ts';
import { seatViewOf } from './info.ts';
import { withRequest } from './requests.ts';
import { SeatService } from './seat-service.ts';
import { playOf } from './turn.ts';
import type { Actor, SeatView } from './types.ts';

/** A hint, and the decision that it's for. */
export interface Hinted {
  readonly seat: SeatView;
  readonly hint: Hint;
}

/** Advice for people. */
export class HintService extends SeatService {
  /**
   * What a Knight would do in the person's place. It's counted before it's given: once for each position, which has
   * the same hint however often it's asked for. The only action that there is costs nothing. The revision stays.
   * A redelivered request gets what it got, or `movedOn`.
   * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `notSeated`, `hintsOff`, `notYourTurn`, `movedOn`,
   *   `noHint`, `restarting`
   */
  async hint(tableId: string, person: Actor): Promise<Hinted> {
    const asked = await this.repository.read(tableId, (table) => askedIn(table, person));
    const hint = await this.#found(tableId, asked);
    let seat: SeatView | undefined;
    await this.repository.note(tableId, (table, now) => {
      assertStillAsked(table, asked);
      const after = withRequest(withHint(table, asked, hint), person, now);
      seat = seatViewOf(after, playOf(after), asked.seat);
      return after;
    });
    return { seat: seat as SeatView, hint };
  }

  async #found(tableId: string, asked: Asked): Promise<Hint> {
    for (;;) {
      const hint = await whileUnchanged(this.repository, tableId, async (table, signal) => {
        assertStillAsked(table, asked);
        return knownHint(table, asked) ?? uncounted(() => newHint(table, asked, this.minds, signal));
      });
      if (hint !== MOVED_ON) return hint;
    }
  }
}
