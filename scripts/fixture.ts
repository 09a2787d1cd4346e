import { readFixtureRequest, writeFixture } from './fixture/fixture.ts';
import { runScript } from './run-script.ts';

await runScript(async () => {
  console.log(await writeFixture(readFixtureRequest(), 'test/records'));
});
