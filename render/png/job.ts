/** What a palette is made from: a backdrop's pixels, and the inks that must keep their exact colour. */
export interface PaletteSource {
  readonly pixels: ArrayBuffer;
  readonly inks: readonly string[];
}

/** One picture to encode. `pixels` are as the canvas stores them: 0xAARRGGBB in the machine's byte order. */
export interface EncodeJob {
  readonly width: number;
  readonly height: number;
  readonly pixels: ArrayBuffer;
  /** The palette's name. */
  readonly palette: string;
  /** Sent with the first job that uses the palette. */
  readonly paletteSource?: PaletteSource;
}
