declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'sfnt'
    /** An axis cut to a range, or to one place of it. */
    variationAxes?: Record<string, number | { min: number; max: number }>
    /** Tags of the OpenType features to keep. */
    keepFeatures?: readonly string[]
  }
  // biome-ignore lint/style/noDefaultExport: the package has no other.
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
