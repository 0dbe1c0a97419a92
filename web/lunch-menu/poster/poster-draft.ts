import type { Way } from '../sheet/sheet-frame.tsx'
import { MAX_HEADING_LENGTH, MAX_TEXT_LENGTH } from './poster-text.ts'

/** `background` is the index in the list of backgrounds; -1 is none. */
export type Poster = { heading: string; text: string; background: number; way: Way }

export const POSTER_KEY = 'lunch-poster'

/** The stored poster as text, for telling one from another; null if there is none. */
export function storedPoster(): string | null {
  try {
    return localStorage.getItem(POSTER_KEY)
  } catch {
    return null
  }
}

/** The poster that was being made here before. */
export function posterIn(stored: string | null, usual: Poster): Poster {
  try {
    const { heading, text, background, way } = JSON.parse(stored ?? '{}')
    return {
      heading: typeof heading === 'string' ? heading.slice(0, MAX_HEADING_LENGTH) : usual.heading,
      text: typeof text === 'string' ? text.slice(0, MAX_TEXT_LENGTH) : usual.text,
      background: Number.isInteger(background) ? background : usual.background,
      way: way === 'landscape' ? 'landscape' : 'upright',
    }
  } catch {
    return usual
  }
}

export function writePoster(poster: Poster): void {
  try {
    localStorage.setItem(POSTER_KEY, JSON.stringify(poster))
  } catch {
    // Local storage is full or unavailable: the poster lives as long as the page.
  }
}
