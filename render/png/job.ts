import type { Palette } from './palette.ts';

/** One picture for the press: pixels as the canvas holds them, 0xAARRGGBB in the machine's byte order. */
export interface PressJob {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: ArrayBuffer;
  readonly paletteId: number;
  /** Given with the first job that uses it. */
  readonly palette?: Palette;
}

export type PressAnswer =
  | { readonly id: number; readonly png: Uint8Array }
  | { readonly id: number; readonly error: string };
