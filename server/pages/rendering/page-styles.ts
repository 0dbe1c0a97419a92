import type { Theme } from '#contract/site.ts'
import { themeCss } from '#web/styles/theme-css.ts'

/** Combinations that are remembered for a theme: more than content has. */
const MOST = 1000

const known = new WeakMap<Theme, Map<string, string>>()

/**
 * The styles of a page: its theme's and those of its parts. For the same parts it is the same text, put together once, so
 * that the security policy need not hash it for every page either.
 */
export function pageStyles(theme: Theme, parts: readonly string[]): string {
  const ofTheme = known.get(theme) ?? new Map<string, string>()
  known.set(theme, ofTheme)
  const name = parts.map(numberOf).join(' ')
  const before = ofTheme.get(name)
  if (before !== undefined) return before
  const css = themeCss(theme) + parts.join('')
  if (ofTheme.size >= MOST) ofTheme.clear()
  ofTheme.set(name, css)
  return css
}

// The parts are the program's own, so they are few; a number for each makes a short name for their combinations.
const numbers = new Map<string, number>()

function numberOf(part: string): number {
  const number = numbers.get(part) ?? numbers.size
  numbers.set(part, number)
  return number
}
