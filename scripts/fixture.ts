import { runScript } from './complaint.ts';
import { readFixtureRequest } from './fixture/request.ts';
import { writeFixture } from './fixture/write.ts';

await runScript(async () => {
  console.log(await writeFixture(readFixtureRequest(), 'test/records'));
});
