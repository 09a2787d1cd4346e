import type { Painter } from '../../../render/painter.ts';
import type { Painting, SizedBackdrop } from '../../../render/painting.ts';
import { emblem, shield } from '../../../render/parts/heraldry.ts';
import { hall } from '../../../render/parts/surfaces.ts';
import { type PreparedScene, prepareScene } from '../../../render/scene.ts';
import { themeColours, themes } from '../../../render/themes/index.ts';
import type { Theme } from '../../../render/themes/theme.ts';
import { joinAlt, joinText } from '../../../src/telling/text.ts';
import type { NimAction, NimEvent, NimView } from './types.ts';

const SIZE = { width: 900, height: 380 } as const;
const KNIGHT = { size: 46, pitch: 56, top: 60 } as const;
const ROW = { top: 140, pitch: 64 } as const;

/** What never changes is drawn once for each theme and then copied. */
const backdrop = (theme: Theme): SizedBackdrop => ({
  ...SIZE,
  backdrop: { key: `nim ${theme.id}`, theme, inks: themeColours(theme), draw: (pen) => hall(pen, SIZE) },
});

/** One line for each player; it also says whose turn it is, so colour is never the only sign. */
function playerLines({ view, t }: PreparedScene<NimView, NimEvent>, names: readonly string[]): string[] {
  return view.players.map(({ taken, won }, seat) => {
    const id = won ? 'nim-player-won' : seat === view.toAct ? 'nim-player-to-act' : 'nim-player';
    return t(id, { name: names[seat] ?? '', taken });
  });
}

function paint(scene: PreparedScene<NimView, NimEvent>): Painting {
  const { view, names, spoken, theme, t } = scene;
  const told = [t('nim-left', { knights: view.left }), ...playerLines(scene, spoken)];
  return {
    ...backdrop(theme),
    draw: (pen) => {
      for (let knight = 0; knight < view.left; knight++) {
        pen.at(KNIGHT.pitch * (knight + 1), KNIGHT.top, () =>
          emblem(pen, 'tower', KNIGHT.size, pen.theme.chalk, pen.theme.floor.dark),
        );
      }
      playerLines(scene, names).forEach((line, seat) => {
        const y = ROW.top + seat * ROW.pitch;
        shield(pen, seat, 52, 60, y);
        pen.write(line, 104, y, { size: 30, minSize: 20, maxWidth: 760, colour: pen.theme.chalk });
      });
    },
    // Alt text and text table say everything that the picture shows, so that they're enough to play the game.
    alt: joinAlt(told),
    text: joinText(told),
  };
}

/** The same picture for everything: there are no hands, and buttons say enough about choices. */
export const nimPainter: Painter<NimView, NimAction, NimEvent> = {
  backdrops: (theme) => [backdrop(themes[theme])],
  table: (scene) => paint(prepareScene(scene)),
  hand: (scene) => paint(prepareScene(scene)),
  choice: (scene) => paint(prepareScene(scene)),
  end: (scene) => paint(prepareScene(scene)),
  tableSpots: () => new Map(),
  handSpots: () => new Map(),
  piece: () => null,
  emoji: new Map(),
};
