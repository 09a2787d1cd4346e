import type { Clocks } from '../../clocks/clocks.ts';
import type { Settings } from '../../settings/settings.ts';
import type { TableService } from '../../table/table-service.ts';
import type { Clock } from '../../time/clock.ts';
import type { Announcer } from '../announcing/announcer.ts';
import type { LatePictures } from '../answers/late-pictures.ts';
import type { Log } from '../answers/log.ts';
import type { PainterOf, Pictures } from '../messages/pictures.ts';
import type { Deliveries } from './deliveries.ts';
import type { Drafts } from './drafts.ts';
import type { LimitsOfUse } from './limits-of-use.ts';
import type { OpenHands } from './open-hands.ts';

/** What handlers need to answer an interaction. */
export interface BotContext {
  readonly tables: TableService;
  readonly settings: Settings;
  readonly clock: Clock;
  /** What people typed into forms and couldn't be used. */
  readonly drafts: Drafts;
  readonly pictures: Pictures;
  readonly painterOf: PainterOf;
  readonly announcer: Announcer;
  /** Absent if no table has a clock. */
  readonly clocks?: Clocks | undefined;
  readonly latePictures: LatePictures;
  readonly deliveries: Deliveries;
  readonly limits: LimitsOfUse;
  readonly openHands: OpenHands;
  readonly log: Log;
}
