/** Discord's message limits, in UTF-16 units. */
export const MAX_CONTENT = 2000;
export const MAX_PLACEHOLDER = 150;
/** Options of a menu, and choices of an autocompletion. */
export const MAX_OPTIONS = 25;
export const MAX_ROWS = 5;
export const MAX_BUTTONS_A_ROW = 5;
export const MAX_CUSTOM_ID = 100;
export const MAX_THREAD_NAME = 100;
