import type { Painter } from '../../../render/painter.ts';
import type { Ground, Painting } from '../../../render/painting.ts';
import { emblem } from '../../../render/parts/emblems.ts';
import { hall } from '../../../render/parts/hall.ts';
import { ALT_LIMIT, limited, TEXT_LIMIT } from '../../../render/parts/limit.ts';
import { shield } from '../../../render/parts/shield.ts';
import { type Stage, staged } from '../../../render/parts/stage.ts';
import { write } from '../../../render/parts/text.ts';
import { themes } from '../../../render/themes/index.ts';
import { inksOf, type Theme } from '../../../render/themes/theme.ts';
import type { NimAction, NimEvent, NimView } from './types.ts';
import { nimWords } from './words.ts';

const SIZE = { width: 900, height: 380 } as const;
const KNIGHT = { size: 46, pitch: 56, top: 60 } as const;
const ROW = { top: 140, pitch: 64 } as const;

/** What never changes is drawn once for each theme and then copied. */
const ground = (theme: Theme): Ground => ({
  ...SIZE,
  backdrop: {
    key: `nim ${theme.id}`,
    inks: inksOf(theme),
    draw: (context) => hall(context, theme, SIZE),
  },
});

/** One line for each player; it also says whose turn it is, so that nothing is told by colour alone. */
function playerLines({ view, words }: Stage<NimView, NimEvent>, names: readonly string[]): string[] {
  const { player, playerToAct, playerWon } = nimWords(words);
  return view.players.map(({ taken, won }, seat) => {
    const line = won ? playerWon : seat === view.toAct ? playerToAct : player;
    return line(names[seat] ?? '', taken);
  });
}

function paint(stage: Stage<NimView, NimEvent>): Painting {
  const { view, names, spoken, theme, words } = stage;
  const told = [nimWords(words).left(view.left), ...playerLines(stage, spoken)];
  return {
    ...ground(theme),
    draw: (context) => {
      for (let knight = 0; knight < view.left; knight++) {
        context.save();
        context.translate(KNIGHT.pitch * (knight + 1), KNIGHT.top);
        emblem(context, 'tower', KNIGHT.size, theme.chalk, theme.floor.dark);
        context.restore();
      }
      playerLines(stage, names).forEach((line, seat) => {
        const y = ROW.top + seat * ROW.pitch;
        shield(context, theme, seat, 52, 60, y);
        write(context, line, 104, y, { size: 30, minSize: 20, maxWidth: 760, colour: theme.chalk });
      });
    },
    // The alt text and the text table say all that the picture shows: the game can be played by them alone.
    alt: limited(told, ' ', ALT_LIMIT),
    text: limited(told, '\n', TEXT_LIMIT),
  };
}

/** One picture serves for all, since nobody holds anything and a choice says it all on its button. */
export const nimPainter: Painter<NimView, NimAction, NimEvent> = {
  grounds: (theme) => [ground(themes[theme])],
  table: (scene) => paint(staged(scene)),
  hand: (scene) => paint(staged(scene)),
  choice: (scene) => paint(staged(scene)),
  end: (scene) => paint(staged(scene)),
};
