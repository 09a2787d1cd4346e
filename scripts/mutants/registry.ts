import { announcingMutants } from './announcing.ts';
import { discordMutants } from './discord.ts';
import type { Mutant } from './mutant.ts';
import { operationsMutants } from './operations.ts';
import { peopleMutants } from './people.ts';
import { settingsMutants } from './settings.ts';
import { storeMutants } from './store.ts';
import { tableMutants } from './table.ts';
import { thinkingMutants } from './thinking.ts';

export const mutants: readonly Mutant[] = [
  ...tableMutants,
  ...peopleMutants,
  ...thinkingMutants,
  ...storeMutants,
  ...announcingMutants,
  ...discordMutants,
  ...operationsMutants,
  ...settingsMutants,
];
