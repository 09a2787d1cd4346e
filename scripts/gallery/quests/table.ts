import type { ThemeId } from '../../../render/painter.ts';
import { questsPainter } from '../../../render/quests/painter.ts';
import type { QuestsEvent } from '../../../src/games/quests/types.ts';
import { type QuestsPosition, sceneOf } from '../../../test/render/fixtures/quests.ts';
import { firstMatch } from '../first-match.ts';
import type { GalleryPicture } from '../gallery.ts';
import { busyPosition, course } from './positions.ts';

const hasEvent =
  (wanted: QuestsEvent['type']) =>
  ({ events }: QuestsPosition): boolean =>
    events.some(({ type }) => type === wanted);

const isNearTheEnd = ({ table }: QuestsPosition): boolean =>
  table.adventures.filter(({ taken }) => taken === null).length <= 3 && table.end === null;

export function tablePictures(theme: ThemeId): GalleryPicture[] {
  const pictures: GalleryPicture[] = [];
  const add = (name: string, { table, events }: QuestsPosition) =>
    pictures.push({
      name: `quests-${name}-${theme}`,
      painting: questsPainter.table(sceneOf(table, { theme, events })),
    });
  for (const seats of [2, 3, 4, 5]) {
    add(`basic-${seats}-seats`, busyPosition('basic', seats));
    add(`seals-${seats}-seats`, busyPosition('seals', seats));
  }
  const game = course('seals', 4);
  add('set-up', game[0] as QuestsPosition);
  add('adventure', firstMatch(game, hasEvent('adventureTaken'), 'an adventure'));
  add('completed', firstMatch(game, hasEvent('columnCompleted'), 'a full column'));
  add('near-the-end', firstMatch(game, isNearTheEnd, 'few adventures'));
  return pictures;
}
