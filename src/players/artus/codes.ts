import type { ArtusAction, Chair } from '../../games/artus/types.ts';
import { KIND_OF, pileNumber } from './deck.ts';

/**
 * An action as a number. Bits 20 to 22 hold what is done, 15 to 19 the kind of card, and the rest what it's done to:
 * a chair, a pile, a chair and steps, or up to three chairs.
 */
export type MoveCode = number;

export const Verb = { place: 0, draw: 1, knight: 2, prince: 3, ring: 4, score: 5 } as const;

/** Added to steps so that they're never negative. */
const STEPS_OFFSET = 16;

export const baseOf = (verb: number, kind: number): MoveCode => (verb << 20) | (kind << 15);

export const withSteps = (base: MoveCode, from: Chair, steps: number): MoveCode =>
  base | (from << 5) | (steps + STEPS_OFFSET);

/** One more chair to score, in ascending order. */
export const withChair = (code: MoveCode, place: number, chair: Chair): MoveCode =>
  code | ((chair + 1) << (5 * place));

export const verbOf = (code: MoveCode): number => code >> 20;
export const kindOf = (code: MoveCode): number => (code >> 15) & 31;
export const fromOf = (code: MoveCode): Chair => (code >> 5) & 31;
export const stepsOf = (code: MoveCode): number => (code & 31) - STEPS_OFFSET;
/** The chair, pile or chairs of a move without steps. */
export const targetOf = (code: MoveCode): number => code & 0x7fff;

export function codeOf(action: ArtusAction): MoveCode {
  switch (action.type) {
    case 'place':
      return baseOf(Verb.place, 0) | action.chair;
    case 'draw':
      return baseOf(Verb.draw, 0) | pileNumber(action.pile);
    case 'moveKnight':
      return withSteps(baseOf(Verb.knight, KIND_OF.get(action.card) as number), action.from, action.steps);
    case 'movePrince':
      return withSteps(baseOf(Verb.prince, KIND_OF.get(action.card) as number), action.from, action.steps);
    case 'addRing':
      return baseOf(Verb.ring, KIND_OF.get(action.card) as number) | action.chair;
    case 'score':
      return action.chairs.reduce(
        (code, chair, place) => withChair(code, place, chair),
        baseOf(Verb.score, KIND_OF.get(action.card) as number),
      );
  }
}
