export type { Chance, ChanceEntry } from './chance-source.ts';
export { ChanceMismatch, RecordedChance } from './recorded-chance.ts';
export { newSeed, SeededChance } from './seeded-chance.ts';
