import type { Scene, ThemeId } from '../../../render/painter.ts';
import type { ArtusEvent, ArtusView } from '../../../src/games/artus/types.ts';
import { sceneOf } from '../../../test/render/fixtures/artus.ts';
import { type Course, type Position, positions } from '../../../test/render/fixtures/artusPositions.ts';

const SEED = '0123456789abcdef0123456789abcdef';

/** Every position of one game, from set-up to the end. */
export function course(variant: Course['variant'], seats: number): Position[] {
  return [...positions({ variant, seats, seed: SEED })];
}

export function sceneIn(
  theme: ThemeId,
  view: ArtusView,
  events: readonly ArtusEvent[] = [],
): Scene<ArtusView, ArtusEvent> {
  return sceneOf(view, { events, theme });
}

/** Positions of the given round in which a figure has moved and the player can still play a card. */
export function midTurn(round: number): (position: Position) => boolean {
  return ({ table, own, events }) =>
    table.round === round && own.playsLeft > 0 && events.some(({ type }) => type === 'moved');
}
