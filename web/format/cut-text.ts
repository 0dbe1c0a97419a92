import { lazy } from '#contract/values/lazy.ts'

const segmenter = lazy(() => new Intl.Segmenter('fi'))

/** Truncates a text to a maximum number of graphemes, with an ellipsis. */
export function cutText(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text
  const characters = [...segmenter().segment(text)]
  const cut = characters[maxCharacters]
  return cut ? `${text.slice(0, cut.index).trimEnd()}…` : text
}
