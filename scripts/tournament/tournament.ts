import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ScriptError } from '../errors.ts';
import type { Match, Performance } from './match.ts';
import type { Answer, Part } from './part.ts';
import type { TournamentRequest } from './request.ts';

const PART = fileURLToPath(new URL('./part.ts', import.meta.url));

/** Plays all games. @returns performances by entrant, all rotations of a deal next to each other */
export async function tournament(request: TournamentRequest): Promise<(readonly Performance[])[]> {
  const { game, options, players, deals, randomFirst, seed, jobs } = request;
  const found: (readonly Performance[])[] = [];
  const all: Match[] = Array.from({ length: deals * options.seats }, (_, at) => ({
    deal: Math.floor(at / options.seats),
    rotation: at % options.seats,
  }));
  const parts = Array.from({ length: Math.min(jobs, deals) }, (_, job) =>
    all.filter(({ deal }) => deal % jobs === job),
  );
  await Promise.all(
    parts.map((matches) =>
      inItsProcess(
        { game: game.id, options, players, matches, randomFirst, seed },
        ({ deal, rotation }, performances) => {
          found[deal * options.seats + rotation] = performances;
        },
      ),
    ),
  );
  return found;
}

function inItsProcess(
  part: Part,
  take: (match: Match, performances: readonly Performance[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(PART, { execArgv: ['--import', 'tsx'] });
    let left = part.matches.length;
    child.on('message', (answer: Answer) => {
      if ('failed' in answer) reject(new ScriptError(answer.failed, answer.exitCode));
      else {
        left--;
        take(answer.match, answer.performances);
      }
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      left === 0 ? resolve() : reject(new ScriptError(`A process stopped early, with code ${code}.`, 1)),
    );
    child.send(part);
  });
}
