export const RUNS = 5;
export const PICTURES_PER_RUN = 6;
export const WARM_UP = 10;
