import { it } from 'vitest';
import { playsOverHttp } from '../fixtures/over-http.ts';

it.each([
  ['artus', 'advanced'],
  ['quests', 'seals'],
])('a whole game of %s needs no gateway and costs nothing against the global limit', playsOverHttp);
