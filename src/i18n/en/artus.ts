export const artus = {};
