import type { ThemeId } from '../../../render/painter.ts';
import { questsPainter } from '../../../render/quests/painter.ts';
import { type QuestsOption, type QuestsPosition, sceneOf } from '../../../test/render/fixtures/quests.ts';
import { firstMatch } from '../first-match.ts';
import type { GalleryPicture } from '../gallery.ts';
import { course } from './positions.ts';
import { mostForOneTarget, targetOf } from './targets.ts';

const completesColumn = ({ preview }: QuestsOption): boolean =>
  preview.events.some(({ type }) => type === 'columnCompleted');

export function choicePictures(theme: ThemeId): GalleryPicture[] {
  const positions = course('seals', 4).filter(({ toAct }) => toAct !== null);
  const withMost = (count: (position: QuestsPosition) => number) =>
    positions.reduce((best, position) => (count(position) > count(best) ? position : best));
  const pictures: GalleryPicture[] = [];
  const add = (name: string, { own, events }: QuestsPosition, options: readonly QuestsOption[]) =>
    pictures.push({
      name: `quests-choice-${name}-${theme}`,
      painting: questsPainter.choice(sceneOf(own, { theme, events }), options),
    });
  const whole = withMost(({ options }) => options.length);
  add('all', whole, whole.options);
  for (const [name, type] of [
    ['payments', 'challenge'],
    ['adventure', 'adventure'],
    ['draw', 'draw'],
  ] as const) {
    const position = withMost(({ options }) => mostForOneTarget(options, type).length);
    add(name, position, mostForOneTarget(position.options, type));
  }
  const completing = firstMatch(
    positions,
    ({ options }) => options.some(completesColumn),
    'a column about to be full',
  );
  const options = completing.options.filter(completesColumn);
  const [first] = options;
  add(
    'completing',
    completing,
    options.filter(({ action }) => first !== undefined && targetOf(action) === targetOf(first.action)),
  );
  return pictures;
}
