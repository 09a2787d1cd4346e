import { pilesInPlay } from '../../src/games/artus/reading.ts';
import type { Seat } from '../../src/games/game.ts';
import { cardHelp } from '../../src/telling/artus/sentences.ts';
import {
  describeHeld,
  playedLine,
  playerLine,
  positionLines,
  scoresLine,
} from '../../src/telling/artus/table.ts';
import { requireViewer, shortNames } from '../../src/telling/scene.ts';
import { joinAlt, joinText, signed } from '../../src/telling/text.ts';
import type { Spot, Spots } from '../painter.ts';
import type { Painting } from '../painting.ts';
import { addUp, type Rect } from '../parts/shapes.ts';
import type { Pen } from '../pen.ts';
import { header } from './cards.ts';
import { glowKnights, knightsLegend, unmetConditions, unmetReasons } from './choice-marks.ts';
import { heldCards } from './held.ts';
import { pilesLegend } from './legends.ts';
import {
  BOTTOM,
  closeLedger,
  drawArms,
  drawSections,
  finalScores,
  headed,
  LEFT,
  ledger,
  type Section,
  scores,
  WIDTH,
  writeName,
} from './sections.ts';
import { type ArtusScene, LEAST, PANEL } from './sheet.ts';
import { drawCards, type HeldCard, layOutSmallCards, valuePlate } from './small-cards.ts';
import { drawStrip } from './strip.ts';
import { chairSpots, drawRing, tableBackdrop } from './table.ts';

const COLUMNS = 2;

/** In the player's colours, so that a hand is told from the table at a glance. */
const BANNER: Rect = { x: PANEL.x + 8, y: PANEL.y + 8, width: PANEL.width - 16, height: 50 };

const AREA = { x: LEFT, y: BANNER.y + BANNER.height, width: WIDTH } as const;

/** Many cards are closer to each other. */
const ABOVE = 10;

const placesFor = (count: number): Rect[] =>
  layOutSmallCards(count, COLUMNS, AREA, count > 2 * COLUMNS ? ABOVE : undefined);

/** The others' scores and the seat's Knights until the end, two beside each other where there's less room. */
function below(scene: ArtusScene, seat: Seat, room: number): readonly Section[] {
  if (scene.view.phase === 'over') return [finalScores(scene)];
  const all = [scores(scene, seat), ledger(scene, seat)];
  if (addUp(all.map(({ height }) => height)) <= room) return all;
  const heading = scene.t('artus-picture-hand-chairs');
  return [scores(scene, seat), headed(heading, closeLedger(scene, seat))];
}

function drawCloth(pen: Pen, { seat }: { readonly seat: Seat }): void {
  const { width, height } = BANNER;
  const { fill, edge } = header(pen.theme, 'knight', seat);
  pen
    .roundedRect(-width / 2, -height / 2, width, height, 8)
    .fill(fill)
    .stroke(edge, 1.5);
}

/** Whose hand it is, and their score. */
function drawBanner(pen: Pen, { view, names }: ArtusScene, seat: Seat): void {
  const { x, y, width, height } = BANNER;
  const { text } = header(pen.theme, 'knight', seat);
  const middle = y + height / 2 + 1;
  pen.stamp(drawCloth, { seat }, width + 4, height + 4, x + width / 2, y + height / 2);
  drawArms(pen, view, seat, x + 30, middle);
  const line = { size: 30, minSize: LEAST, colour: text } as const;
  const score = signed(view.players[seat]?.score ?? 0, false);
  const points = pen.write(score, x + width - 10, middle, { ...line, align: 'right' });
  writeName(pen, names[seat] ?? '', x + 60, middle, { ...line, maxWidth: width - points - 78 });
}

/** An empty place where cards would be. */
const noCards = ({ t }: ArtusScene): Section => ({
  height: 208,
  draw: (pen, top, height) => {
    pen.roundedRect(LEFT + 2, top, WIDTH - 4, height, 10).dashes(pen.theme.softInk, 3, [12, 9]);
    pen.write(t('artus-picture-text-no-cards'), LEFT + WIDTH / 2, top + height / 2, {
      size: 28,
      minSize: LEAST,
      colour: pen.theme.ink,
      align: 'centre',
      maxWidth: WIDTH - 20,
    });
  },
});

/** Draws the panel beside the table: the seat's cards, and below them everybody's scores and the seat's Knights. */
export function drawHandPanel(pen: Pen, scene: ArtusScene, seat: Seat, cards: readonly HeldCard[]): void {
  drawBanner(pen, scene, seat);
  const places = placesFor(cards.length);
  drawCards(pen, seat, cards, places);
  const last = places.at(-1);
  const top = last ? last.y + last.height : AREA.y;
  const none = cards.length === 0 ? [noCards(scene)] : [];
  drawSections(pen, [...none, ...below(scene, seat, BOTTOM - top)], top);
}

/** The chairs, the cards in the order drawn with what they'd score, and the first of each kind by its ID. */
export function handSpots(scene: ArtusScene): Spots {
  const cards = heldCards(scene, requireViewer(scene.view));
  const places = placesFor(cards.length);
  const spots = new Map<string, Spot>(chairSpots(scene));
  cards.forEach(({ card }, i) => {
    const { x, y, ...size } = places[i]!;
    // On the upper left corner, where a card shows no more than its pile.
    const place = { x, y, ...size, number: [x + 6, y + 14] } as const;
    spots.set(`card-${i}`, place);
    if (!spots.has(`card-${card}`)) spots.set(`card-${card}`, place);
    const now = valuePlate(place);
    // On its left end, before the points and below the words.
    spots.set(`now-${i}`, { ...now, number: [now.x - 4, now.y + now.height - 4] });
  });
  return spots;
}

export function handPainting(scene: ArtusScene): Painting {
  const { theme, t, view } = scene;
  const seat = requireViewer(view);
  const cards = heldCards(scene, seat);
  const names = shortNames(scene, 32);
  const name = names[seat] ?? '';
  const described = cards.map((card) => describeHeld(scene, card));
  const played = view.players.flatMap((_, other) =>
    playedLine(scene, other, names[other] ?? '', pilesInPlay(view.variant)),
  );
  // After a play, the same light shows where it was, and frames say better what matters. After the end, no Knight leaves.
  const marksKnights = scene.events.length === 0 && !scene.isMarked && view.phase !== 'over';
  return {
    ...tableBackdrop(theme),
    draw: (pen) => {
      drawRing(pen, scene, marksKnights ? () => glowKnights(pen, view, seat) : undefined);
      drawHandPanel(pen, scene, seat, cards);
      drawStrip(pen, scene, {
        marks: marksKnights ? [knightsLegend(t, seat)] : [],
        legends: [
          ...unmetReasons(scene, seat, cards),
          ...(view.phase === 'over' ? [] : [pilesLegend(scene, seat)]),
        ],
      });
    },
    alt: joinAlt([
      described.length === 0
        ? t('artus-picture-alt-no-hand', { name })
        : t('artus-picture-alt-hand', { name, cards: described.join(t('artus-picture-semicolon')) }),
      scoresLine(scene),
      ...positionLines(scene),
    ]),
    get text() {
      return joinText([
        t('artus-picture-text-hand', { name }),
        ...(cards.length === 0 ? [t('artus-picture-text-no-cards')] : []),
        ...cards.map((held, i) =>
          t('artus-picture-alt-numbered', {
            number: i + 1,
            line: t('language-colon', { head: described[i]!, text: cardHelp(t, held.card) }),
          }),
        ),
        ...unmetConditions(scene, seat, cards),
        playerLine(scene, seat, name, pilesInPlay(view.variant)),
        ...played,
      ]);
    },
  };
}
