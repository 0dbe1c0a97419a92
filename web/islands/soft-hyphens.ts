const SOFT_HYPHEN = '\u00ad'
/** `NodeFilter.SHOW_TEXT` */
const SHOW_TEXT = 4

/**
 * Takes out the soft hyphens that the server put into the text of an island, of which its component knows nothing. The function that it
 * returns puts them back into what is still the same text. React does not look at it again: it writes a text when the component
 * changes it.
 */
export function takeOutSoftHyphens(root: Element): () => void {
  const hyphenated: [Text, string][] = []
  if (root.textContent?.includes(SOFT_HYPHEN)) {
    const texts = document.createTreeWalker(root, SHOW_TEXT)
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      const { data } = text
      if (!data.includes(SOFT_HYPHEN)) continue
      hyphenated.push([text, data])
      text.data = plain(data)
    }
  }
  return () => {
    for (const [text, data] of hyphenated.splice(0)) if (text.data === plain(data)) text.data = data
  }
}

function plain(text: string): string {
  return text.replaceAll(SOFT_HYPHEN, '')
}
