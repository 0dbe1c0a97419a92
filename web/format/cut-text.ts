const segmenter = new Intl.Segmenter('fi')

/** Cuts a text to a maximum number of characters as people count them, with an ellipsis where it was cut. */
export function cutText(text: string, maxCharacters: number): string {
  const characters = [...segmenter.segment(text)]
  const cut = characters[maxCharacters]
  return cut ? `${text.slice(0, cut.index).trimEnd()}…` : text
}
