import type { cuts } from './cuts.ts'

/** Metrics that give an installed font the size of the downloaded one, to avoid a layout shift. */
export type FontFit = { sizeAdjust: string; ascentOverride: string; descentOverride: string; lineGapOverride: string }

export type Font = {
  family: string
  /** Name of the font's cut, and of its files. */
  cut: keyof typeof cuts
  /** Used until the file has loaded. `local` lists fonts with the same metrics from different vendors. */
  fallback: FontFit & { local: readonly string[]; generic: 'sans-serif' | 'serif' }
  /** The fallback for weights over 550: bold widths differ too much from regular ones to share the same metrics. */
  boldFallback: FontFit & { local: readonly string[] }
}

// Full and PostScript names, since browsers match `local()` by either. Roboto, on Android, is within 1 % of Arial's widths.
const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto'] as const
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'] as const
const times = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'] as const
const timesBold = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'] as const

function fitted(sizeAdjust: number, ascent: number, descent: number): FontFit {
  return {
    sizeAdjust: `${sizeAdjust}%`,
    ascentOverride: `${ascent}%`,
    descentOverride: `${descent}%`,
    lineGapOverride: '0%',
  }
}

/**
 * Every typeface of the sites, under the SIL Open Font License, cut to our letters and weights.
 *
 * Size adjustment: the width of a Finnish, Swedish and English sample set in the font (regular at 400; bold at the weight of its
 * headings, or 700 for text fonts; Big Shoulders in capitals), divided by its width in Liberation Sans or Serif, whose
 * metrics are those of Arial and Times New Roman. Ascent and descent: the `hhea` table of the file, divided by that size.
 * No file has a line gap. Measured in Chromium, fallbacks are within 2 % of the width and have the same line height.
 * https://developer.mozilla.org/en-US/docs/Web/CSS/@font-face/size-adjust
 */
export const fonts: Record<string, Font> = {
  archivo: {
    family: 'Archivo',
    cut: 'archivo',
    fallback: { ...fitted(98.4, 89.23, 21.34), local: arial, generic: 'sans-serif' },
    boldFallback: { ...fitted(98.23, 89.38, 21.38), local: arialBold },
  },
  besley: {
    family: 'Besley',
    cut: 'besley',
    fallback: { ...fitted(122.76, 101.82, 34.62), local: times, generic: 'serif' },
    boldFallback: { ...fitted(130.9, 95.49, 32.47), local: timesBold },
  },
  bigShoulders: {
    family: 'Big Shoulders',
    cut: 'big-shoulders',
    fallback: { ...fitted(61.15, 161.15, 35.08), local: arial, generic: 'sans-serif' },
    boldFallback: { ...fitted(74.12, 132.96, 28.94), local: arialBold },
  },
  bricolageGrotesque: {
    family: 'Bricolage Grotesque',
    cut: 'bricolage-grotesque',
    fallback: { ...fitted(105.92, 87.8, 25.49), local: arial, generic: 'sans-serif' },
    boldFallback: { ...fitted(102.41, 90.81, 26.36), local: arialBold },
  },
  cormorant: {
    family: 'Cormorant',
    cut: 'cormorant',
    fallback: { ...fitted(96.9, 95.36, 29.62), local: times, generic: 'serif' },
    boldFallback: { ...fitted(90.75, 101.81, 31.62), local: timesBold },
  },
  fraunces: {
    family: 'Fraunces',
    cut: 'fraunces',
    fallback: { ...fitted(116.47, 83.97, 21.89), local: times, generic: 'serif' },
    boldFallback: { ...fitted(112.05, 87.28, 22.76), local: timesBold },
  },
  fredoka: {
    family: 'Fredoka',
    cut: 'fredoka',
    fallback: { ...fitted(100.8, 96.63, 23.41), local: arial, generic: 'sans-serif' },
    boldFallback: { ...fitted(94.2, 103.4, 25.05), local: arialBold },
  },
  gabarito: {
    family: 'Gabarito',
    cut: 'gabarito',
    fallback: { ...fitted(97.52, 96.39, 26.66), local: arial, generic: 'sans-serif' },
    boldFallback: { ...fitted(94.05, 99.95, 27.64), local: arialBold },
  },
  hankenGrotesk: {
    family: 'Hanken Grotesk',
    cut: 'hanken-grotesk',
    fallback: { ...fitted(100.97, 99.04, 30.01), local: arial, generic: 'sans-serif' },
    boldFallback: { ...fitted(95.29, 104.94, 31.8), local: arialBold },
  },
  newsreader: {
    family: 'Newsreader',
    cut: 'newsreader',
    fallback: { ...fitted(104.4, 70.4, 25.38), local: times, generic: 'serif' },
    boldFallback: { ...fitted(105.42, 69.72, 25.14), local: timesBold },
  },
  newsreaderHeadings: {
    family: 'Newsreader headings',
    cut: 'newsreader-headings',
    fallback: { ...fitted(104.4, 70.4, 25.38), local: times, generic: 'serif' },
    boldFallback: { ...fitted(105.42, 69.72, 25.14), local: timesBold },
  },
  piazzolla: {
    family: 'Piazzolla',
    cut: 'piazzolla',
    fallback: { ...fitted(109.14, 101.71, 28.4), local: times, generic: 'serif' },
    boldFallback: { ...fitted(105.34, 105.37, 29.43), local: timesBold },
  },
  unbounded: {
    family: 'Unbounded',
    cut: 'unbounded',
    fallback: { ...fitted(134.75, 73.84, 18.18), local: arial, generic: 'sans-serif' },
    boldFallback: { ...fitted(132.02, 75.36, 18.56), local: arialBold },
  },
}
