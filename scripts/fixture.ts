import { readFixtureRequest } from './fixture/request.ts';
import { writeFixture } from './fixture/write.ts';
import { runScript } from './run-script.ts';

await runScript(async () => {
  console.log(await writeFixture(readFixtureRequest(), 'test/records'));
});
