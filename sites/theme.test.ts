import { describe, expect, it } from 'vitest'
import type { Theme } from '#contract/site.ts'
import { fonts } from '#web/fonts/catalogue.ts'
import { cuts } from '#web/fonts/cuts.ts'
import { sites } from './all.ts'
import { logoOf } from './logos.ts'

type Color = keyof Theme['colors']

/** Foreground, background, and the minimum contrast documented in `contract/site.ts`. */
const contrasts: readonly [Color, Color, number][] = [
  ['ink', 'paper', 7],
  ['ink', 'surface', 4.5],
  ['soft', 'paper', 4.5],
  ['soft', 'surface', 4.5],
  ['onBrand', 'brand', 4.5],
  ['accent', 'paper', 3],
  ['onAccent', 'accent', 4.5],
  ['onDeep', 'deep', 4.5],
  ['link', 'paper', 4.5],
  ['link', 'surface', 4.5],
]

describe.each(sites)('$id', ({ id, brand, theme }) => {
  it.each(contrasts)('CH-01 has enough contrast for %s on %s (%d:1)', (foreground, background, minimum) => {
    expect(contrast(theme.colors[foreground], theme.colors[background])).toBeGreaterThanOrEqual(minimum)
  })

  it('CH-01 uses fonts from the catalogue, and a heading weight that its font has', () => {
    const heading = fonts[theme.type.heading]
    const [lightest, heaviest] = heading ? cuts[heading.cut].weights : []
    expect(fonts).toHaveProperty(theme.type.body)
    expect(theme.type.headingWeight).toBeGreaterThanOrEqual(lightest ?? Number.NaN)
    expect(theme.type.headingWeight).toBeLessThanOrEqual(heaviest ?? Number.NaN)
  })

  it('CH-01 has a logo drawn as plain outlines: its own, or the generic one', () => {
    const logo = logoOf(brand)
    expect(brand).toBe(id)
    expect(logo).toContain('height="40"')
    expect(logo).toContain('fill="currentColor"')
    expect(logo).not.toMatch(/<(?:text|style|script|image)|\sid=/)
    expect(logo.length).toBeLessThan(6 * 1024)
  })
})

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const channel = (start: number) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
