import type { TableService } from '../../table/table-service.ts';
import type { Announcer } from '../announcing/announcer.ts';
import type { LatePictures } from '../answers/late-pictures.ts';
import type { Log } from '../answers/log.ts';
import type { PainterOf, Pictures } from '../messages/pictures.ts';
import type { Deliveries } from './deliveries.ts';
import type { LimitsOfUse } from './limits-of-use.ts';

/** What handlers need to answer an interaction. */
export interface BotContext {
  readonly tables: TableService;
  readonly pictures: Pictures;
  readonly painterOf: PainterOf;
  readonly announcer: Announcer;
  readonly latePictures: LatePictures;
  readonly deliveries: Deliveries;
  readonly limits: LimitsOfUse;
  readonly log: Log;
}
