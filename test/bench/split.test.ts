import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { type Profile, splitOf } from '../../bench/answers/split.ts';

it('counts the time of a built program by the source of each part', async () => {
  const root = await mkdtemp(join(tmpdir(), 'round-table-split-'));
  try {
    const folder = join(root, '.cache/round-table/0123');
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'main.js'),
      ['// src/table/play.ts', 'a', '// render/drawing/png/bands.ts', 'b', ''].join('\n'),
    );
    const url = pathToFileURL(join(folder, 'main.js')).href;
    const at = (id: number, lineNumber: number, children: readonly number[] = []) => ({
      id,
      callFrame: { functionName: `f${id}`, url, lineNumber },
      children,
    });
    const profile: Profile = {
      nodes: [
        { id: 1, callFrame: { functionName: '(root)', url: '', lineNumber: -1 }, children: [2, 4] },
        at(2, 1, [3]),
        at(3, 3),
        { id: 4, callFrame: { functionName: '(idle)', url: '', lineNumber: -1 } },
      ],
      samples: [2, 3, 3, 4],
      timeDeltas: [1000, 2000, 3000, 9000],
    };
    expect([...splitOf(profile)]).toEqual([
      ['tables', 1],
      ['encoding', 5],
    ]);
  } finally {
    await rm(root, { recursive: true });
  }
});
