const SOFT_HYPHEN = '\u00ad'
/** `NodeFilter.SHOW_TEXT` */
const SHOW_TEXT = 4

/** The soft hyphens that the server put into the text of an island, of which its component knows nothing. */
export class SoftHyphens {
  readonly #root: Element
  readonly #hyphenated = new Map<Text, string>()

  constructor(root: Element) {
    this.#root = root
  }

  /** Leaves the text as the component renders it. */
  takeOut(): void {
    if (!this.#root.textContent?.includes(SOFT_HYPHEN)) return
    const texts = document.createTreeWalker(this.#root, SHOW_TEXT)
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      if (!text.data.includes(SOFT_HYPHEN)) continue
      this.#hyphenated.set(text, text.data)
      text.data = plain(text.data)
    }
  }

  /** Into what is still the same text. React does not look at it again: it writes a text when the component changes it. */
  putBack(): void {
    for (const [text, hyphenated] of this.#hyphenated) if (text.data === plain(hyphenated)) text.data = hyphenated
    this.#hyphenated.clear()
  }
}

function plain(text: string): string {
  return text.replaceAll(SOFT_HYPHEN, '')
}
