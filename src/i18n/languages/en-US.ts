export { en as default } from '../en/index.ts';
