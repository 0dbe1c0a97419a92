/** The longest pause between two characters of a scan. People who type are slower. */
const LONGEST_PAUSE_MS = 100
/** Shorter than any code that is scanned here. */
const SHORTEST_SCAN = 6
const GS = '\u001d'

type Key = { key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean; timeStamp: number }

/** Tells what a scanner types from what a person types: characters in quick succession, and Enter at once after the last. */
export class ScanBuffer {
  #text = ''
  #last = 0

  /** The scanned code if this key ends it; 'scanning' if it seems to belong to one; otherwise null. */
  press({ key, ctrlKey, altKey, metaKey, timeStamp }: Key): { scanned: string } | 'scanning' | null {
    const isQuick = timeStamp - this.#last <= LONGEST_PAUSE_MS
    this.#last = timeStamp
    // Scanners hold Shift for capitals and signs.
    if (key === 'Shift') return null
    if (key === 'Enter') {
      const text = isQuick ? this.#text : ''
      this.#text = ''
      return text.length >= SHORTEST_SCAN ? { scanned: text } : null
    }
    const isSeparator = key === 'F8' || (ctrlKey && (key === ']' || key === GS))
    const character = isSeparator ? GS : key
    if (character.length !== 1 || ((ctrlKey || altKey || metaKey) && !isSeparator)) {
      if (key !== 'Control' && key !== 'Alt') this.#text = ''
      return null
    }
    this.#text = isQuick ? this.#text + character : character
    return this.#text.length > 1 ? 'scanning' : null
  }
}
