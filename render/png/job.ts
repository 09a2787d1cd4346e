/** What a palette is made for: the pixels of a backdrop, and the inks that have to come out exact. */
export interface Specimen {
  readonly pixels: ArrayBuffer;
  readonly inks: readonly string[];
}

/** One picture for the encoder: pixels as the canvas holds them, 0xAARRGGBB in the machine's byte order. */
export interface EncodeJob {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: ArrayBuffer;
  /** Names the palette; its specimen comes with the first job that uses it. */
  readonly palette: string;
  readonly specimen?: Specimen;
}

export type EncodeAnswer =
  | { readonly id: number; readonly png: Uint8Array }
  | { readonly id: number; readonly error: string };
