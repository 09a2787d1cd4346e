/** Size of the table pictures, in pixels. */
export const SIZE = { width: 1200, height: 900 } as const;

/** The parchment beside the table. */
export const PANEL = { x: 902, y: 14, width: 284, height: 872 } as const;
