import type { CardId } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import type { Spots } from '../../painter.ts';
import type { Backdrop, Painting, SizedBackdrop } from '../../painting.ts';
import { hall } from '../../parts/hall.ts';
import { ALT_LIMIT, limited, TEXT_LIMIT } from '../../parts/limit.ts';
import { parchment } from '../../parts/parchment.ts';
import type { Rect } from '../../parts/rect.ts';
import { write } from '../../parts/text.ts';
import { inksOf } from '../../themes/inks.ts';
import type { Theme } from '../../themes/theme.ts';
import { pilesOf } from '../cardIcons.ts';
import type { ArtusScene } from '../scene.ts';
import { shortNames } from '../texts/names.ts';
import { playedLine } from '../texts/playedLine.ts';
import { drawCard } from './handCards.ts';
import { cardPlaces, HAND_SIZE, REGISTER } from './layout.ts';
import { sortedHand } from './order.ts';
import { drawRegister } from './register.ts';
import { worthNow } from './worth.ts';

export function handBackdrop(theme: Theme): SizedBackdrop {
  const backdrop: Backdrop = {
    key: `artus hand ${theme.id}`,
    inks: inksOf(theme),
    draw: (context) => {
      hall(context, theme, HAND_SIZE);
      parchment(context, theme, REGISTER);
    },
  };
  return { ...HAND_SIZE, backdrop };
}

function viewerOf({ view }: ArtusScene): { readonly seat: Seat; readonly cards: readonly CardId[] } {
  const seat = view.viewer;
  if (seat === null) throw new RangeError('a spectator has no hand');
  return { seat, cards: sortedHand(view.players[seat]?.hand ?? []) };
}

/** The cards in the order drawn, and the first of each kind by its ID. */
export function handSpots(scene: ArtusScene): Spots {
  const { cards } = viewerOf(scene);
  const places = cardPlaces(cards.length);
  const spots = new Map<string, Rect>();
  cards.forEach((card, i) => {
    const place = places[i] as Rect;
    spots.set(`card-${i}`, place);
    if (!spots.has(`card-${card}`)) spots.set(`card-${card}`, place);
  });
  return spots.set('played', REGISTER);
}

export function handPainting(scene: ArtusScene): Painting {
  const { theme, words, view } = scene;
  const { seat, cards } = viewerOf(scene);
  const { alt, text } = words.artusPicture;
  const names = shortNames(scene, 32);
  const name = names[seat] ?? '';
  const now = cards.map((card) => worthNow(view, seat, card));
  const described = cards.map((card, i) => alt.card(words.artus.card(card), now[i] ?? null));
  const played = view.players.flatMap((_, other) =>
    playedLine(scene, other, names[other] ?? '', pilesOf(view.variant)),
  );
  return {
    ...handBackdrop(theme),
    draw: (context) => {
      if (cards.length === 0)
        write(context, text.noCards, HAND_SIZE.width / 2, REGISTER.y / 2, {
          size: 40,
          colour: theme.chalk,
          align: 'centre',
        });
      cardPlaces(cards.length).forEach(({ x, y, width, height }, i) => {
        const card = cards[i] as CardId;
        drawCard(context, theme, words, seat, card, now[i] ?? null, x + width / 2, y + height / 2);
      });
      drawRegister(context, scene, seat);
    },
    alt: limited([alt.hand(name, described)], ' ', ALT_LIMIT),
    text: limited(
      [
        text.hand(name),
        ...(cards.length === 0 ? [text.noCards] : []),
        ...cards.map((card, i) => {
          const worth = now[i] ?? null;
          const named = alt.card(words.artus.card(card), worth);
          return alt.numbered(i + 1, words.language.colon(named, words.artus.cardHelp(card)));
        }),
        ...played,
      ],
      '\n',
      TEXT_LIMIT,
    ),
  };
}
