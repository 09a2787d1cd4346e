// Written by `npm run language -- types` from the English messages. Don't edit.
import type { Value } from './fluent/value.ts';

/** The data of each message; null if it needs none. */
export interface Messages {
  'clock-asks-to-go-on': { asking: number; name: Value; of: Value };
  'clock-asks-to-stop': { asking: number; name: Value; of: Value };
  'clock-away': { name: Value; when: Value };
  'clock-button-back': null;
  'clock-button-seen': null;
  'clock-channel-absent': { mention: Value };
  'clock-channel-half': { mention: Value; when: Value };
  'clock-channel-last': { mention: Value; when: Value };
  'clock-direct-absent': { link: Value };
  'clock-direct-half': { link: Value; when: Value };
  'clock-direct-last': { link: Value; when: Value };
  'clock-goes-on': { name: Value };
  'clock-paused': null;
  'clock-seen': null;
  'clock-seen-not-yours': null;
  'clock-seen-over': null;
  'clock-stopped': { name: Value };
  'clock-until': { when: Value };
  'language-formats': null;
  'language-name': null;
}
