import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { mistakesIn } from '../../scripts/mistakes/kinds.ts';
import { Workshop } from '../../scripts/mistakes/trial.ts';

const workshop = new Workshop(['vitest.config.ts', 'vitest.mistakes.config.ts', 'test/setup.ts']);
afterAll(() => workshop.clear());

const SOURCE = 'export const isFull = (count: number): boolean => count >= 4;\n';
const testOf = (count: number) => `import { expect, it } from 'vitest';
import { isFull } from './table.ts';
it('has room for four', () => expect(isFull(${count})).toBe(${count} >= 4));
`;

it('are let through by a weak test, and caught by a strong one', async () => {
  const written = { 'table.ts': SOURCE, 'weak.test.ts': testOf(5), 'strong.test.ts': testOf(4) };
  for (const [name, text] of Object.entries(written))
    writeFileSync(join(workshop.folder, 'test', name), text);
  const mistake = mistakesIn('test/table.ts', SOURCE).find(({ text }) => text.includes('> '))!;
  expect(await workshop.with(mistake, ['test/weak.test.ts'], 60_000)).toEqual({ passed: 1 });
  const both = ['test/weak.test.ts', 'test/strong.test.ts'];
  const caughtBy = 'test/strong.test.ts has room for four';
  expect(await workshop.with(mistake, both, 60_000)).toEqual({ passed: 1, caughtBy });
  expect(await workshop.run(both, 60_000)).toEqual({ passed: 2 });
}, 200_000);
