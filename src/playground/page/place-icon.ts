import type { TemplateResult } from 'lit';
import type { Place } from './channels.ts';
import { icons } from './icons.ts';

export function iconOf(place: Place): TemplateResult {
  if (place.direct) return icons.at;
  return place.parent === null ? icons.channel : icons.thread;
}
