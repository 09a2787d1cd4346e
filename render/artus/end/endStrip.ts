import type { CanvasRenderingContext2D } from 'canvas';
import { shortened } from '../../parts/limit.ts';
import { write } from '../../parts/text.ts';
import type { ArtusScene } from '../scene.ts';
import { LEAST } from '../sheet.ts';
import { drawFoot, LEFT, LINES, signLegend, WIDTH } from '../strip/strip.ts';
import { ranking } from './ranking.ts';

const NAME_LENGTH = 20;

/** Who has won and by how much, below the final table. */
export function drawEndStrip(context: CanvasRenderingContext2D, scene: ArtusScene): void {
  const { theme, words, names } = scene;
  const ranks = ranking(scene);
  const best = ranks[0];
  if (best === undefined) return;
  const name = (seat: number): string => shortened(names[seat] ?? '', NAME_LENGTH);
  const winners = ranks.filter(({ place }) => place === 1);
  const { won, ahead } = words.artusPicture.end;
  const next = ranks[winners.length];
  const line = { size: LEAST, colour: theme.ink, maxWidth: WIDTH } as const;
  write(
    context,
    won(words.artus.list(winners.map(({ seat }) => name(seat))), best.score),
    LEFT,
    LINES[0],
    line,
  );
  if (next !== undefined)
    write(context, ahead(best.score - next.score, name(next.seat)), LEFT, LINES[1], {
      ...line,
      weight: 'normal',
    });
  drawFoot(context, scene, signLegend(scene));
}
