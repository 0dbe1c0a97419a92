const segmenter = new Intl.Segmenter('fi')

/** Truncates a text to a maximum number of graphemes, with an ellipsis. */
export function cutText(text: string, maxCharacters: number): string {
  const characters = [...segmenter.segment(text)]
  const cut = characters[maxCharacters]
  return cut ? `${text.slice(0, cut.index).trimEnd()}…` : text
}
