const SOFT_HYPHEN = '\u00ad'
/** `NodeFilter.SHOW_TEXT` */
const SHOW_TEXT = 4

/**
 * Hides from React the soft hyphens that the server put into the text of an island, of which its component knows nothing. While it
 * hydrates, React compares what it renders with the `nodeValue` of a text or the `textContent` of an element that has nothing else; these
 * answer without hyphens until the function that is returned is called. The text itself does not change, so nothing is laid out again.
 */
export function hideSoftHyphens(root: Element): () => void {
  const hidden: [object, string][] = []
  const answerPlainly = (node: Node, property: 'nodeValue' | 'textContent', text: Text) => {
    Object.defineProperty(node, property, {
      configurable: true,
      get: () => text.data.replaceAll(SOFT_HYPHEN, ''),
      set: (value: string) => {
        text.data = value
      },
    })
    hidden.push([node, property])
  }
  if (root.textContent?.includes(SOFT_HYPHEN)) {
    const texts = document.createTreeWalker(root, SHOW_TEXT)
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      if (!text.data.includes(SOFT_HYPHEN)) continue
      answerPlainly(text, 'nodeValue', text)
      const parent = text.parentElement
      if (parent?.childNodes.length === 1) answerPlainly(parent, 'textContent', text)
    }
  }
  return () => {
    for (const [node, property] of hidden.splice(0)) Reflect.deleteProperty(node, property)
  }
}
