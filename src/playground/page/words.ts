export { playground as words } from '../../i18n/en/playground.ts';
