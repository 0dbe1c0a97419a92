/** A bar from the base line of its chart, in percent of the chart's height. */
export type Bar = { from: number; height: number; isNegative: boolean }

/** Bars of one scale that has zero, so that their heights compare as their values do. */
export function barsFor(values: readonly number[]): Bar[] {
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  const range = top - bottom || 1
  const share = (value: number) => Math.round((value / range) * 1000) / 10
  return values.map((value) => ({
    from: share(Math.min(0, value) - bottom),
    height: share(Math.abs(value)),
    isNegative: value < 0,
  }))
}
