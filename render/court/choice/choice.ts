import type { Painting } from '../../painting.ts';
import { ALT_LIMIT, limited, limitedList, TEXT_LIMIT } from '../../parts/limit.ts';
import { tableBackdrop } from '../castle/backdrop.ts';
import { changesOf } from '../changes.ts';
import { drawCourtsBelow } from '../panel/courtsBelow.ts';
import { drawPanel } from '../panel/panel.ts';
import type { CourtScene } from '../scene.ts';
import { drawCastleSide } from '../table.ts';
import { shortNames } from '../texts/names.ts';
import { drawActions } from './actions.ts';
import { drawBids } from './auction.ts';
import { MAX_CELLS } from './cells.ts';
import { drawCharacters } from './characters.ts';
import { drawChoosable } from './choosable.ts';
import { type CourtOption, outcomeOf } from './outcome.ts';
import { choiceWords, outcomeLines } from './words.ts';

/** What each action would do, next to the castle; if there are too many, the courts with the choosable courtiers marked. */
export function choicePainting(scene: CourtScene, options: readonly CourtOption[]): Painting {
  const { view, theme } = scene;
  const seat = view.viewer ?? view.toAct;
  if (seat === null) throw new RangeError('nobody has a choice');
  const outcomes = options.map((option) => outcomeOf(seat, option));
  const changes = changesOf([], view.players.length);
  const isAuction = outcomes.some(({ action }) => action.type === 'bid' || action.type === 'pass');
  const isCharacter = outcomes.length > 0 && outcomes.every(({ action }) => action.type === 'choose');
  const names = shortNames(scene, 20);
  const heading = choiceWords(scene, seat, outcomes.length);
  const lines = outcomeLines(scene, outcomes, names);
  return {
    ...tableBackdrop(theme),
    draw: (context) => {
      drawCastleSide(context, scene, changes);
      if (!isAuction && !isCharacter && outcomes.length > MAX_CELLS) {
        drawPanel(context, scene, changes);
        drawChoosable(context, scene, outcomes);
        return;
      }
      const drawOptions = isAuction ? drawBids : isCharacter ? drawCharacters : drawActions;
      const bottom = drawOptions(context, scene, seat, outcomes);
      const opponent = view.role?.opponent ?? null;
      drawCourtsBelow(context, scene, bottom, [
        seat,
        ...(opponent === null || opponent === seat ? [] : [opponent]),
      ]);
    },
    alt: limited([...heading, ...lines.map((line) => `${line}.`)], ' ', ALT_LIMIT),
    text: limitedList(heading.join('\n'), lines, scene.words.courtPicture.choice.more, TEXT_LIMIT),
  };
}
