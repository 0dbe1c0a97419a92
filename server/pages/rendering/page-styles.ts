import type { Theme } from '#contract/site.ts'
import { themeCss } from '#web/styles/theme-css.ts'

/** Cached combinations per theme: more than the content has. */
const MAX_COMBINATIONS = 1000

const cache = new WeakMap<Theme, Map<string, string>>()

/**
 * The CSS of a page: its theme's, then that of its parts. Returns the same string for the same parts, so that its hash for the
 * security policy is cached too.
 */
export function pageStyles(theme: Theme, parts: readonly string[]): string {
  const ofTheme = cache.get(theme) ?? new Map<string, string>()
  cache.set(theme, ofTheme)
  const name = parts.map(numberOf).join(' ')
  const cached = ofTheme.get(name)
  if (cached !== undefined) return cached
  const css = themeCss(theme) + parts.join('')
  if (ofTheme.size >= MAX_COMBINATIONS) ofTheme.clear()
  ofTheme.set(name, css)
  return css
}

// The parts are style sheets of the build, so they are few. Numbering them gives short keys for their combinations.
const numbers = new Map<string, number>()

function numberOf(part: string): number {
  const number = numbers.get(part) ?? numbers.size
  numbers.set(part, number)
  return number
}
