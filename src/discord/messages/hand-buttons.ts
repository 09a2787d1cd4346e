import type { Translate } from '../../i18n/fluent/translate.ts';
import type { SeatView } from '../../table/views.ts';
import { button, componentAt, publicComponent } from '../choices/controls.ts';

export const undoButton = ({ table, canUndo }: SeatView, t: Translate) =>
  canUndo ? [button(componentAt(table, 'undo'), { text: t('discord-button-undo') })] : [];

/** It explains the present, so it needn't say at which hidden step the hand was opened; nobody else may learn that. */
export const nowButton = ({ table }: SeatView, t: Translate) =>
  button(publicComponent(table, 'now'), { text: t('discord-button-now') });

/** *Hint* is about the present, like *What can I do now?*. */
export const hintButton = ({ table }: SeatView, t: Translate) =>
  table.hints && table.status === 'playing'
    ? [button(publicComponent(table, 'hint'), { text: t('hints-button'), emoji: '💡' })]
    : [];
