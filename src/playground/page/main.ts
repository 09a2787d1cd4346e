import './app.ts';
import { sheets } from './styles/sheets.ts';

document.adoptedStyleSheets = [...sheets];
// Chromium keeps a missing glyph in bold text that was there before the font.
void document.fonts.load('1em "Page Emoji"', '💡');
document.body.append(document.createElement('page-app'));
