declare module 'subset-font' {
  /** Keeps the glyphs of `text`. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff' | 'woff2' },
  ): Promise<Uint8Array>;
}

declare module 'fontverter' {
  const fontverter: { convert(font: Uint8Array, to: 'sfnt' | 'woff' | 'woff2'): Promise<Uint8Array> };
  export default fontverter;
}
