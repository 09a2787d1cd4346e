import { counted } from '../wording.ts';
import type { TournamentRequest } from './request.ts';
import type { Standing, Standings } from './standings.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function row({ name, seats, share, interval: [low, high], margin, median, p95 }: Standing): string[] {
  const who = seats === 1 ? name : `${name} (${seats} seats)`;
  return [
    who,
    percent(share),
    `${percent(low)} to ${percent(high)}`,
    `${margin < 0 ? '−' : '+'}${Math.abs(margin).toFixed(1)}`,
    `${median.toFixed(1)} ms`,
    `${p95.toFixed(1)} ms`,
  ];
}

/** The standings as a Markdown table, under a line that says what was played. */
export function reportOf({ game, options, deals, seed }: TournamentRequest, result: Standings): string {
  const head = ['player', 'first places', '95 % interval', 'margin', 'median', 'p95'];
  const rows = [head, head.map(() => '---'), ...result.players.map(row)];
  return [
    `${game.id} ${options.variant}, ${counted(options.seats, 'seat')}, ${counted(deals * options.seats, 'game')} of ${counted(deals, 'deal')}, seed ${seed}`,
    '',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    `Deals won by the same seat in every rotation: ${percent(result.decidedBySeat)}`,
  ].join('\n');
}
