import { type ComponentData, decodeCustomId } from '../choices/controls.ts';
import { controls as analysis } from './analysis.ts';
import { controls as learning } from './learning.ts';
import { controls as lists } from './lists.ts';
import { controls as lobby } from './lobby.ts';
import { controls as lookBack } from './look-back.ts';
import { controls as opening } from './opening.ts';
import { controls as play } from './play.ts';
import { controls as practise } from './practise.ts';
import { controls as privacy } from './privacy.ts';
import type { Control } from './request.ts';
import { controls as rules } from './rules.ts';
import { controls as seats } from './seats.ts';
import { controls as me } from './settings/me.ts';
import { controls as server } from './settings/server.ts';
import { controls as showing } from './showing.ts';
import { controls as shuffles } from './shuffles.ts';

/** Every control by its verb. */
export const CONTROLS: ReadonlyMap<string, Control> = new Map(
  [
    ...lobby,
    ...opening,
    ...seats,
    ...play,
    ...showing,
    ...lists,
    ...lookBack,
    ...analysis,
    ...practise,
    ...shuffles,
    ...rules,
    ...learning,
    ...me,
    ...server,
    ...privacy,
  ].map((control) => [control.verb, control]),
);

/** The control with that ID, and what the ID says; null if the bot has no such control, or none any more. */
export function controlWith(
  id: string,
): { readonly control: Control; readonly component: ComponentData } | null {
  const component = decodeCustomId(id);
  const control = component && CONTROLS.get(component.verb);
  return control ? { control, component } : null;
}
