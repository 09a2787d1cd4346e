import { discordMutants } from './discord.ts';
import type { Mutant } from './mutant.ts';
import { operationsMutants } from './operations.ts';
import { storeMutants } from './store.ts';
import { tableMutants } from './table.ts';

export const mutants: readonly Mutant[] = [
  ...tableMutants,
  ...storeMutants,
  ...discordMutants,
  ...operationsMutants,
];
