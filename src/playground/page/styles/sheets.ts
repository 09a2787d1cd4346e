import { composerStyle } from './composer.ts';
import { controlStyle } from './controls.ts';
import { layoutStyle } from './layout.ts';
import { messageStyle } from './messages.ts';
import { overlayStyle } from './overlays.ts';
import { sideStyle } from './side.ts';
import { textStyle } from './text.ts';
import { themeStyle } from './theme.ts';

export const sheets: readonly CSSStyleSheet[] = [
  themeStyle,
  sideStyle,
  layoutStyle,
  messageStyle,
  textStyle,
  controlStyle,
  composerStyle,
  overlayStyle,
].flatMap(({ styleSheet }) => styleSheet ?? []);
