import type { Tables } from '../table/tables.ts';
import type { Announcer } from './announce.ts';
import type { LatePictures } from './late-pictures.ts';
import type { Log } from './log.ts';
import type { PainterOf, Pictures } from './pictures.ts';

/** Everything the answering of an interaction works with. */
export interface Desk {
  readonly tables: Tables;
  readonly pictures: Pictures;
  readonly painterOf: PainterOf;
  readonly announcer: Announcer;
  readonly latePictures: LatePictures;
  readonly log: Log;
}
