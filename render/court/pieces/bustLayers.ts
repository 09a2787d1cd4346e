import type { Character } from '../../../src/games/court/types.ts';
import type { Theme } from '../../themes/theme.ts';
import {
  CIRCLET,
  HAT,
  HAT_STAR,
  HELM,
  KINGS_CROWN,
  LONG_BEARD,
  MANE,
  MOUSTACHE,
  PLUME,
  SHOULDERS,
  type Trace,
  VEIL,
  VISOR,
} from './bustOutlines.ts';

export interface Layer {
  readonly colour: string;
  readonly trace: Trace;
}

const oval =
  (y: number, width: number, height: number): Trace =>
  (context) =>
    context.ellipse(0, y, width, height, 0, 0, Math.PI * 2);

const eyes =
  (y: number, apart: number): Trace =>
  (context) => {
    for (const side of [-1, 1]) {
      context.moveTo(side * apart + 2.6, y);
      context.arc(side * apart, y, 2.6, 0, Math.PI * 2);
    }
  };

/** A figure's layers from back to front, within 50 units of the origin. */
export function layersOf(theme: Theme, character: Character): readonly Layer[] {
  const { cloth, skin, hair } = theme.castle;
  const own = cloth[character];
  const dark = theme.engraving;
  const shoulders = { colour: own, trace: SHOULDERS };
  switch (character) {
    case 'merlin':
      return [
        shoulders,
        { colour: skin, trace: oval(2, 17, 18) },
        { colour: theme.silver.light, trace: LONG_BEARD },
        { colour: own, trace: HAT },
        { colour: theme.gold.mid, trace: HAT_STAR },
      ];
    case 'guinevere':
      return [
        shoulders,
        { colour: theme.crownPlate.fill, trace: VEIL },
        { colour: hair, trace: oval(-7, 22, 25) },
        { colour: skin, trace: oval(-4, 16, 20) },
        { colour: dark, trace: eyes(-5, 7) },
        { colour: theme.gold.mid, trace: CIRCLET },
      ];
    case 'arthur':
      return [
        shoulders,
        { colour: hair, trace: MANE },
        { colour: skin, trace: oval(-5, 17, 17) },
        { colour: dark, trace: eyes(-5, 7) },
        { colour: hair, trace: MOUSTACHE },
        { colour: theme.gold.mid, trace: KINGS_CROWN },
      ];
    case 'lancelot':
      return [
        shoulders,
        { colour: own, trace: PLUME },
        { colour: theme.silver.mid, trace: HELM },
        { colour: dark, trace: VISOR },
      ];
  }
}
