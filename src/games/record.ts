export { RecordError, type RecordErrorCode } from './record-error.ts';
export { exportRecord } from './record-export.ts';
export { gameOf } from './record-game.ts';
export { parseRecord, parseStoredRecord } from './record-parser.ts';
export { type Folded, foldRecord, replay } from './record-replay.ts';
export { appendStep, startRecord, truncateRecord } from './record-steps.ts';
export {
  type ExportedRecord,
  type ExportedStep,
  RECORD_VERSION,
  type RecordStep,
  type StoredRecord,
} from './record-types.ts';
export { verifyRecord } from './record-verify.ts';
