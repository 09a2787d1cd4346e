import { barStyle } from './bars.ts';
import { baseStyle } from './base.ts';
import { buttonStyle } from './buttons.ts';
import { channelStyle } from './channels.ts';
import { commandStyle } from './command.ts';
import { componentStyle } from './components.ts';
import { composerStyle } from './composer.ts';
import { embedStyle } from './embeds.ts';
import { languageStyle } from './language.ts';
import { layoutStyle } from './layout.ts';
import { lightboxStyle } from './lightbox.ts';
import { messageStyle } from './message.ts';
import { messageListStyle } from './message-list.ts';
import { modalStyle } from './modal.ts';
import { panelStyle } from './panel.ts';
import { pictureStyle } from './pictures.ts';
import { selectStyle } from './select.ts';
import { statusStyle } from './status.ts';
import { textStyle } from './text.ts';
import { themeStyle } from './theme.ts';
import { userStyle } from './users.ts';
import { welcomeStyle } from './welcome.ts';

/** Every style sheet, in cascade order. */
export const sheets: readonly CSSStyleSheet[] = [
  themeStyle,
  baseStyle,
  channelStyle,
  userStyle,
  languageStyle,
  barStyle,
  layoutStyle,
  messageListStyle,
  messageStyle,
  statusStyle,
  welcomeStyle,
  textStyle,
  pictureStyle,
  embedStyle,
  componentStyle,
  buttonStyle,
  selectStyle,
  composerStyle,
  commandStyle,
  panelStyle,
  modalStyle,
  lightboxStyle,
].flatMap(({ styleSheet }) => styleSheet ?? []);
