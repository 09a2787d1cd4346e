import type { QuestsEvent, QuestsView } from '../../src/games/quests/types.ts';
import type { PreparedScene } from '../parts/preparedScene.ts';

/** What the card game's pictures are drawn from. */
export type QuestsScene = PreparedScene<QuestsView, QuestsEvent>;
