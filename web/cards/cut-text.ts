const segmenter = new Intl.Segmenter('fi')

/** At most so many characters as people count them, and an ellipsis where something is missing. */
export function cutText(text: string, most: number): string {
  const characters = [...segmenter.segment(text)]
  const cut = characters[most]
  return cut ? `${text.slice(0, cut.index).trimEnd()}…` : text
}
