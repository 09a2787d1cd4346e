import { characterIndex } from '../../games/court/state.ts';

/** Characters by their index. */
export const MERLIN = characterIndex('merlin');
export const GUINEVERE = characterIndex('guinevere');
export const ARTHUR = characterIndex('arthur');
export const LANCELOT = characterIndex('lancelot');
