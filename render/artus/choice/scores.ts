import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import { hasLeader, rankOf } from '../panel/rank.ts';
import { signed } from '../reading.ts';
import type { ArtusScene } from '../scene.ts';
import { LEAST } from '../sheet.ts';
import { LEFT, WIDTH } from './layout.ts';
import type { Section } from './section.ts';

const ROW = 52;
const HEADING = 38;

/** Every player's place and score. */
export function scores(scene: ArtusScene): Section {
  const { theme, view, words } = scene;
  const { artusPicture } = words;
  const line = { size: LEAST, colour: theme.ink } as const;
  return {
    height: HEADING + ROW * view.players.length,
    draw: (context, top) => {
      write(context, artusPicture.scores, LEFT + 4, top + 16, {
        ...line,
        colour: theme.softInk,
        maxWidth: WIDTH - 8,
      });
      view.players.forEach(({ score }, seat) => {
        const y = top + HEADING + (seat + 0.5) * ROW;
        shield(context, theme, seat, 46, LEFT + 26, y);
        const { place, shared } = rankOf(view, seat);
        const rank = hasLeader(view) ? artusPicture.rank(place, shared) : '';
        write(context, rank, LEFT + 62, y, { ...line, weight: place === 1 ? 'bold' : 'normal' });
        write(context, signed(score, false), LEFT + WIDTH - 4, y, { ...line, size: 32, align: 'right' });
      });
    },
  };
}
