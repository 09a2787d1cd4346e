/** Discord's limits on what a message may hold. Texts are counted in UTF-16 units. */
export const MAX_CONTENT = 2000;
export const MAX_ALT = 1024;
export const MAX_LABEL = 80;
/** Label, description and value of a menu's option, and name of an autocomplete choice. */
export const MAX_OPTION = 100;
export const MAX_PLACEHOLDER = 150;
export const MAX_OPTIONS = 25;
export const MAX_ROWS = 5;
export const MAX_BUTTONS_A_ROW = 5;
export const MAX_CUSTOM_ID = 100;
export const MAX_THREAD_NAME = 100;
