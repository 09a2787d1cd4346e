/** The language that all others are translated from, and that says what they don't. */
export const SOURCE = 'en-US';
