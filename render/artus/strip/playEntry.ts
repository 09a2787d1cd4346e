import { signed } from '../reading.ts';
import type { ArtusScene } from '../scene.ts';
import { figureOf, type Play } from '../turn/plays.ts';
import type { Piece } from './flow.ts';
import { badge, crowning, figure, space, text } from './pieces.ts';

function words(scene: ArtusScene, { event }: Play): string {
  const { artusPicture, language } = scene.words;
  const { strip } = artusPicture;
  switch (event.type) {
    case 'placed':
      return strip.placed(event.chair);
    case 'moved':
      return language.colon(strip.moved(event.from, event.to), signed(event.points));
    case 'ringAdded':
      return language.colon(strip.ring(event.chair), signed(event.points));
    case 'scored':
      return language.colon(strip.scored(event.card), signed(event.points));
  }
}

/** One play: its number, who moved from where to where, the points, and who was pushed where. */
export function playEntry(scene: ArtusScene, play: Play): Piece[] {
  const { theme } = scene;
  const moved = figureOf(play);
  return [
    badge(theme, play.seat, String(play.number)),
    ...(moved === null ? [] : [figure(theme, moved)]),
    text(theme, words(scene, play)),
    ...(play.pushed === null
      ? []
      : [
          space(8),
          figure(theme, play.pushed.figure),
          text(theme, scene.words.artusPicture.strip.pushed(play.pushed.to)),
        ]),
    ...(play.crowned === null ? [] : [space(4), crowning(theme)]),
  ];
}
