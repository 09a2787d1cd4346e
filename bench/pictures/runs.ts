export const RUNS = 5;
export const PICTURES_A_RUN = 6;
export const WARM_UP = 10;
