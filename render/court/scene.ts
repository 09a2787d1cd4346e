import type { CourtEvent, CourtView } from '../../src/games/court/types.ts';
import type { PreparedScene } from '../parts/preparedScene.ts';

/** What King Arthur's Court pictures are drawn from. */
export type CourtScene = PreparedScene<CourtView, CourtEvent>;
