import type { ArtusEvent, ArtusView } from '../../src/games/artus/types.ts';
import type { PreparedScene } from '../parts/preparedScene.ts';

/** What Artus pictures are drawn from. */
export type ArtusScene = PreparedScene<ArtusView, ArtusEvent>;
