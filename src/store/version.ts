/** Identifies the write that stored a value. Opaque: only compare it. */
export type Version = string;

/** The version of a key without a value. */
export const ABSENT: Version = 'absent';
