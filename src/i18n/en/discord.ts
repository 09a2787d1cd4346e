export const discord = {};
