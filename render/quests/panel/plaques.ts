import type { Seat } from '../../../src/games/game.ts';
import type { AdventureView } from '../../../src/games/quests/types.ts';
import type { Rect } from '../../parts/rect.ts';
import { rankOf } from '../rank.ts';
import { sum } from '../reading.ts';
import type { QuestsScene } from '../scene.ts';
import { PANEL } from '../sheet.ts';
import { type Chips, layOutChips } from './chips.ts';
import { formsFor, type PlaqueForm, signHeight } from './plaqueForm.ts';
import { layOutTrophies, type Trophies } from './trophies.ts';

const MARGIN = 12;
export const LEGEND_HEIGHT = 44;
const ROOM = PANEL.height - LEGEND_HEIGHT - 14;

/** Everything about a player, and where. */
export interface Plaque {
  readonly seat: Seat;
  readonly place: Rect;
  /** The place by points; null while everybody has the same. */
  readonly rank: number | null;
  readonly form: PlaqueForm;
  /** Left edge of everything beside the shield. */
  readonly text: number;
  readonly trophies: Trophies;
  readonly adventures: Chips;
  /** Height of the lines. */
  readonly content: number;
}

/** `named` says whether the adventures' names are written, or only their points. */
function laidOut(scene: QuestsScene, form: PlaqueForm, named: boolean): Omit<Plaque, 'place'>[] {
  const { view, words } = scene;
  const text = PANEL.x + MARGIN + form.shield + 26;
  const width = PANEL.x + PANEL.width - MARGIN - 12 - text;
  const nameOf = ({ id }: AdventureView) => (named ? words.quests.adventure(id) : '');
  return view.players.map(({ trophies: held }, seat) => {
    const trophies = layOutTrophies(held, form.token, width);
    const taken = view.adventures.filter((adventure) => adventure.taken?.seat === seat);
    const adventures = layOutChips(taken, nameOf, form.text, width);
    const lines = form.head + trophies.lines * form.trophies + adventures.lines * form.adventures;
    const rank = rankOf(view, seat);
    return { seat, rank, form, text, trophies, adventures, content: Math.max(lines, signHeight(form, rank)) };
  });
}

/** The players' plaques from top to bottom, as high as what's on them, with equal space between. */
export function plaquesOf(scene: QuestsScene): Plaque[] {
  const height = (all: readonly { content: number }[]) => sum(all.map(({ content }) => content));
  const forms = formsFor(scene.view.players.length);
  const named = forms.map((form) => laidOut(scene, form, true));
  const all = named.find((some) => height(some) <= ROOM) ?? laidOut(scene, forms.at(-1)!, false);
  const space = (ROOM - height(all)) / all.length;
  let y = PANEL.y + 8;
  return all.map((plaque) => {
    const place = { x: PANEL.x + MARGIN, y, width: PANEL.width - 2 * MARGIN, height: plaque.content + space };
    y += place.height;
    return { ...plaque, place };
  });
}
