import type { QuestsEvent, QuestsView } from '../../src/games/quests/types.ts';
import type { Stage } from '../parts/stage.ts';

/** What pictures of the card game are drawn from. */
export type QuestsScene = Stage<QuestsView, QuestsEvent>;
