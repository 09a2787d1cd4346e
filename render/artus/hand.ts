import type { Seat } from '../../src/games/game.ts';
import type { Spot, Spots } from '../painter.ts';
import type { Painting } from '../painting.ts';
import type { Rect } from '../parts/shapes.ts';
import { altOf, textOf } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { shortNames } from '../scene.ts';
import { heldCards } from './held.ts';
import { drawSections, LEFT, ledger, scores, WIDTH } from './sections.ts';
import { type ArtusScene, PANEL, pilesOf } from './sheet.ts';
import { cardPlaces, cardsHeight, drawCards, type HeldCard } from './small-cards.ts';
import { drawStrip } from './strip.ts';
import { drawRing, tableBackdrop } from './table.ts';
import { playedLine, positionWords, scoreWords } from './texts.ts';
import { cardNowWords, cardWords, helpWords } from './words.ts';

const COLUMNS = 2;

const AREA = { x: LEFT, y: PANEL.y + 4, width: WIDTH } as const;

const placesFor = (count: number): Rect[] => cardPlaces(count, COLUMNS, AREA);

/** The panel beside the table: the seat's cards, and below them everybody's scores and the seat's Knights. */
export function drawHandPanel(pen: Pen, scene: ArtusScene, seat: Seat, cards: readonly HeldCard[]): void {
  drawCards(pen, seat, cards, placesFor(cards.length));
  drawSections(pen, [scores(scene), ledger(scene, seat)], AREA.y + cardsHeight(cards.length, COLUMNS, WIDTH));
}

/** @throws RangeError for a spectator, who has no hand */
function viewerOf({ view }: ArtusScene): { readonly seat: Seat; readonly cards: readonly HeldCard[] } {
  const seat = view.viewer;
  if (seat === null) throw new RangeError('a spectator has no hand');
  return { seat, cards: heldCards(view, seat) };
}

/** The cards in the order drawn, and the first of each kind by its ID. */
export function handSpots(scene: ArtusScene): Spots {
  const { cards } = viewerOf(scene);
  const places = placesFor(cards.length);
  const spots = new Map<string, Spot>();
  cards.forEach(({ card }, i) => {
    const { x, y, ...size } = places[i]!;
    // On the upper left corner, where a card shows no more than its pile.
    const place = { x, y, ...size, number: [x + 6, y + 14] } as const;
    spots.set(`card-${i}`, place);
    if (!spots.has(`card-${card}`)) spots.set(`card-${card}`, place);
  });
  return spots;
}

/** A card of the hand by its name, and what it would score now if it scores Knights. */
export const heldWords = ({ say }: ArtusScene, { card, now }: HeldCard): string =>
  cardNowWords(say, cardWords(say, card), now);

export function handPainting(scene: ArtusScene): Painting {
  const { theme, say, view } = scene;
  const { seat, cards } = viewerOf(scene);
  const names = shortNames(scene, 32);
  const name = names[seat] ?? '';
  const described = cards.map((card) => heldWords(scene, card));
  const played = view.players.flatMap((_, other) =>
    playedLine(scene, other, names[other] ?? '', pilesOf(view.variant)),
  );
  return {
    ...tableBackdrop(theme),
    draw: (pen) => {
      drawRing(pen, scene);
      drawHandPanel(pen, scene, seat, cards);
      drawStrip(pen, scene, false);
    },
    alt: altOf([
      described.length === 0
        ? say('artus-picture-alt-no-hand', { name })
        : say('artus-picture-alt-hand', { name, cards: described.join(say('artus-picture-semicolon')) }),
      scoreWords(scene),
      ...positionWords(scene),
    ]),
    get text() {
      return textOf([
        say('artus-picture-text-hand', { name }),
        ...(cards.length === 0 ? [say('artus-picture-text-no-cards')] : []),
        ...cards.map((held, i) =>
          say('artus-picture-alt-numbered', {
            number: i + 1,
            line: say('language-colon', { head: described[i]!, text: helpWords(say, held.card) }),
          }),
        ),
        ...played,
      ]);
    },
  };
}
