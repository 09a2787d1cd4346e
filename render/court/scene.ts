import type { CourtEvent, CourtView } from '../../src/games/court/types.ts';
import type { Stage } from '../parts/stage.ts';

/** What the pictures of King Arthur's Court are drawn from. */
export type CourtScene = Stage<CourtView, CourtEvent>;
