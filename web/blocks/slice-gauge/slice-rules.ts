import type { Stop } from './slice-gauge.schema.ts'

export type { Stop }

/** What the slider moves by, in millimetres: the half millimetre that a counter still cuts. */
export const STEP_MM = 0.5

/** The figures below the slider. */
export function wholeNumbers(from: number, to: number): number[] {
  const first = Math.ceil(from)
  return Array.from({ length: Math.floor(to) - first + 1 }, (_, at) => first + at)
}

/** Lean meat is a little heavier than water. */
const GRAMS_PER_CM3 = 1.05
/** From here on a slice lies straight. */
const STIFF_MM = 4

/** What a slice of this thickness is for: the last stop that it reaches. */
export function stopAt<S extends Pick<Stop, 'mm'>>(stops: readonly S[], mm: number): S {
  const reached = stops.findLast((stop) => stop.mm <= mm) ?? stops[0]
  if (!reached) throw new Error('A gauge has stops.')
  return reached
}

/** How many slices of this size make 100 g: at least one. */
export function slicesIn100Grams(areaInCm2: number, mm: number): number {
  return Math.max(1, Math.round(100 / (areaInCm2 * (mm / 10) * GRAMS_PER_CM3)))
}

/** How much of the sheet below shows through, from 0 to 1. */
export function sheerness(mm: number): number {
  return Math.min(0.55, Math.max(0, (2.5 - mm) * 0.34))
}

const WIDTH = 600
const MIDDLE = 60
const FOLDS = 7

/** How high the folds of a slice rise above its middle, in units of its path: 120 are 18 mm. */
export function foldHeight(mm: number): number {
  const limp = Math.max(0, Math.min(1, (STIFF_MM - mm) / (STIFF_MM - 1)))
  return rounded(20 * limp ** 1.5)
}

/** The slice from its edge, as the path of a line 600 wide: thin ones fall in folds, thick ones lie straight. */
export function drape(mm: number): string {
  const half = WIDTH / FOLDS / 2
  // A quadratic curve rises half as high as its control point.
  const height = foldHeight(mm) * 2
  const waves = Array.from({ length: FOLDS * 2 }, (_, at) => {
    const y = rounded(MIDDLE + (at % 2 ? height : -height))
    return `Q${rounded((at + 0.5) * half)} ${y} ${rounded((at + 1) * half)} ${MIDDLE}`
  })
  return `M0 ${MIDDLE}${waves.join('')}`
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
