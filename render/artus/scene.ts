import type { ArtusEvent, ArtusView } from '../../src/games/artus/types.ts';
import type { Stage } from '../parts/stage.ts';

/** What Artus pictures are drawn from. */
export type ArtusScene = Stage<ArtusView, ArtusEvent>;
