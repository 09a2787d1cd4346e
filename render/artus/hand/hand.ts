import type { CardId } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import type { Backdrop, Painting, SizedBackdrop } from '../../painting.ts';
import { hall } from '../../parts/hall.ts';
import { ALT_LIMIT, limited, TEXT_LIMIT } from '../../parts/limit.ts';
import { write } from '../../parts/text.ts';
import { inksOf } from '../../themes/inks.ts';
import type { Theme } from '../../themes/theme.ts';
import type { ArtusScene } from '../scene.ts';
import { shortNames } from '../texts/names.ts';
import { CARD } from './cardLayout.ts';
import { drawCard } from './handCards.ts';
import { worthNow } from './worth.ts';

const SIZE = { width: 1200, height: 392 } as const;
const GAP = 12;

export function handBackdrop(theme: Theme): SizedBackdrop {
  const backdrop: Backdrop = {
    key: `artus hand ${theme.id}`,
    inks: inksOf(theme),
    draw: (context) => hall(context, theme, SIZE),
  };
  return { ...SIZE, backdrop };
}

function viewerOf({ view }: ArtusScene): { readonly seat: Seat; readonly cards: readonly CardId[] } {
  const seat = view.viewer;
  if (seat === null) throw new RangeError('a spectator has no hand');
  return { seat, cards: view.players[seat]?.hand ?? [] };
}

export function handPainting(scene: ArtusScene): Painting {
  const { theme, words, view } = scene;
  const { seat, cards } = viewerOf(scene);
  const { alt, text } = words.artusPicture;
  const name = shortNames(scene, 32)[seat] ?? '';
  const now = cards.map((card) => worthNow(view, seat, card));
  const described = cards.map((card, i) => alt.card(words.artus.card(card), now[i] ?? null));
  return {
    ...handBackdrop(theme),
    draw: (context) => {
      if (cards.length === 0) {
        write(context, text.noCards, SIZE.width / 2, SIZE.height / 2, {
          size: 40,
          colour: theme.chalk,
          align: 'centre',
        });
      }
      const pitch = Math.min(
        CARD.width + GAP,
        (SIZE.width - CARD.width - 24) / Math.max(1, cards.length - 1),
      );
      const first = (SIZE.width - pitch * (cards.length - 1)) / 2;
      cards.forEach((card, i) => {
        drawCard(context, theme, words, seat, card, now[i] ?? null, first + i * pitch, SIZE.height / 2);
      });
    },
    alt: limited([alt.hand(name, described)], ' ', ALT_LIMIT),
    text: limited(
      [
        text.hand(name),
        ...(cards.length === 0 ? [text.noCards] : []),
        ...cards.map((card, i) => {
          const worth = now[i] ?? null;
          return `${i + 1}. ${alt.card(words.artus.card(card), worth)}: ${words.artus.cardHelp(card)}`;
        }),
      ],
      '\n',
      TEXT_LIMIT,
    ),
  };
}
