import './app.ts';
import { sheets } from './styles/sheets.ts';

document.adoptedStyleSheets = [...sheets];
document.body.append(document.createElement('page-app'));
