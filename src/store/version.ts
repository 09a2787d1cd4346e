/** Names the write that put a value there. Opaque: only compared. */
export type Version = string;

/** The version of a key that holds nothing. */
export const ABSENT: Version = 'absent';
