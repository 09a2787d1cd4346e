import type { Seat } from '../../src/games/game.ts';
import type { Painting } from '../painting.ts';
import { altOf, textOf } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { shortNames } from '../scene.ts';
import { endBackdrop } from './backdrop.ts';
import { drawBoard } from './board.ts';
import { drawNiches } from './castle.ts';
import { bonus } from './coins.ts';
import { bust } from './figures.ts';
import { drawCourse, drawPanel, FOOT_Y } from './panel.ts';
import { CHART, type CourtScene, changesOf, PANEL } from './sheet.ts';
import { positionWords, tableText } from './texts.ts';
import { sizesText, winnersWords, yesNo } from './words.ts';

const BUST = 156;

const PITCH = 200;

/** The characters that the seat holds, large, at the bottom of a parchment with only two courts. */
function drawTrophies(pen: Pen, { view }: CourtScene, seat: Seat): void {
  const held = view.players[seat]?.characters ?? [];
  const y = FOOT_Y - 112;
  held.forEach((character, i) => {
    const x = PANEL.x + PANEL.width / 2 + (i - (held.length - 1) / 2) * PITCH;
    bust(pen, character, BUST, x, y);
    bonus(pen, character, 44, x, y + BUST / 2 + 14);
  });
}

/** Best first. */
function ranking({ view }: CourtScene): Seat[] {
  const place = (seat: Seat) => view.players[seat]?.place ?? 0;
  return view.players.map((_, seat) => seat).sort((a, b) => place(a) - place(b) || a - b);
}

function drawChart(pen: Pen, scene: CourtScene): void {
  pen.write(scene.say('court-picture-by-round'), CHART.x + CHART.width / 2, CHART.y + 32, {
    size: 28,
    minSize: 26,
    colour: pen.theme.ink,
    align: 'centre',
    maxWidth: CHART.width - 60,
  });
  drawCourse(pen, scene, ranking(scene), {
    x: CHART.x + 18,
    y: CHART.y + 72,
    width: CHART.width - 36,
    height: CHART.height - 130,
  });
}

export function endPainting(scene: CourtScene): Painting {
  const { theme, say, view } = scene;
  const names = shortNames(scene, 24);
  const ranks = ranking(scene);
  const winners = ranks.filter((seat) => view.players[seat]?.place === 1).map((seat) => names[seat] ?? '');
  const changes = changesOf([], view.players.length);
  const ranked = ranks.map((seat) => {
    const player = view.players[seat];
    if (player === undefined) throw new RangeError('no such seat');
    return say('court-picture-text-ranked', {
      place: player.place,
      name: names[seat] ?? '',
      sizes: sizesText(player.standing.sizes),
      favor: yesNo(view.favor === seat),
    });
  });
  return {
    ...endBackdrop(theme),
    draw: (pen) => {
      drawNiches(pen, scene, changes);
      drawBoard(pen, scene);
      drawChart(pen, scene);
      drawPanel(pen, scene, changes, ranks, {
        title: say('court-picture-ranking'),
        sentences: [say('court-picture-ranking-text')],
      });
      if (ranks.length === 2) drawTrophies(pen, scene, ranks[0] as Seat);
    },
    alt: altOf([
      winnersWords(say, say('court-names', { names: winners }), winners.length > 1),
      ...positionWords(scene),
    ]),
    text: textOf([say('court-picture-text-ranking'), ...ranked, tableText({ ...scene, events: [] })]),
  };
}
