import { ScriptError } from './errors.ts';
import { runScript } from './run-script.ts';
import { reportOf } from './tournament/report.ts';
import { readTournament } from './tournament/request.ts';
import { standings } from './tournament/standings.ts';
import { tournament } from './tournament/tournament.ts';

await runScript(async () => {
  const request = readTournament();
  const games = await tournament(request);
  if (games.length === 0) throw new ScriptError('No game was played.', 1);
  const result = standings(request.players, games);
  console.log(request.json ? JSON.stringify(result, null, 2) : reportOf(request, result));
});
