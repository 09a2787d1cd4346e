import type { Seat } from '../../../src/games/game.ts';
import type { KnightCard, TurnStep } from '../../../src/games/quests/types.ts';
import type { Backdrop, Painting, SizedBackdrop } from '../../painting.ts';
import { hall } from '../../parts/hall.ts';
import { parchment } from '../../parts/parchment.ts';
import type { Theme } from '../../themes/theme.ts';
import { plate } from '../board/plate.ts';
import { questsInks } from '../inks.ts';
import { payableAdventures, withinReach } from '../reach.ts';
import type { QuestsScene } from '../scene.ts';
import { STEPS } from '../turn/steps.ts';
import { drawBand } from './band.ts';
import { drawHeld } from './held.ts';
import { drawKnightGroups } from './knightGroups.ts';
import { BAND, BEAT, GROUPS, HELD, SIZE, TAKE } from './layout.ts';
import { drawPayable } from './payable.ts';
import { drawNothing, drawTitle } from './section.ts';
import { drawTargets } from './targets.ts';
import { handAlt, handText } from './texts.ts';

export function handBackdrop(theme: Theme): SizedBackdrop {
  const backdrop: Backdrop = {
    key: `quests hand ${theme.id}`,
    inks: questsInks(theme),
    draw: (context) => {
      hall(context, theme, SIZE);
      plate(context, theme, BAND);
      for (const sheet of [GROUPS, HELD, BEAT, TAKE]) parchment(context, theme, sheet);
    },
  };
  return { ...SIZE, backdrop };
}

function viewerOf({ view }: QuestsScene): {
  readonly seat: Seat;
  readonly hand: readonly KnightCard[];
} {
  if (view.viewer === null) throw new RangeError('a spectator has no hand');
  return { seat: view.viewer, hand: view.hand ?? [] };
}

export function handPainting(scene: QuestsScene): Painting {
  const { theme, words, view } = scene;
  const { seat, hand } = viewerOf(scene);
  const trophies = view.players[seat]?.trophies ?? [];
  return {
    ...handBackdrop(theme),
    draw: (context) => {
      const texts = words.questsPicture.hand;
      drawBand(context, scene, seat);
      drawKnightGroups(context, scene, hand, GROUPS);
      drawTitle(context, theme, HELD, texts.trophies);
      if (trophies.length === 0) drawNothing(context, theme, HELD, texts.noTrophies);
      else drawHeld(context, theme, trophies);
      const isOpen = (step: TurnStep) =>
        view.toAct === seat && STEPS.indexOf(view.step) <= STEPS.indexOf(step);
      const targets = withinReach(view, seat);
      drawTitle(context, theme, BEAT, texts.canBeat, isOpen('challenge') ? '' : texts.notYourTurn);
      if (targets.length === 0) drawNothing(context, theme, BEAT, texts.nothing);
      else drawTargets(context, scene, targets);
      drawTitle(context, theme, TAKE, texts.canTake, isOpen('adventure') ? '' : texts.notYourTurn);
      if (payableAdventures(view, seat).length === 0) drawNothing(context, theme, TAKE, texts.nothing);
      else drawPayable(context, scene, seat);
    },
    alt: handAlt(scene, seat, hand),
    text: handText(scene, seat, hand),
  };
}
