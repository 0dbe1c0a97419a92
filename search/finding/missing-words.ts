import type { QueryWord } from '#search/query/query-words.ts'
import type { Slot } from '#search/query/slots.ts'

/** The words that no result has. Of a phrase that counts only whole (`ohne Knochen`) all are one. */
export function missingOf(
  words: readonly QueryWord[],
  slots: readonly Slot[],
  isHad: (slot: number) => boolean,
): string[] {
  const spelled = (typed: string) => words.find(({ whole }) => whole === typed)?.spelled ?? []
  const missing = slots.flatMap(({ typed, isOfPhrase }, slot) => {
    if (isHad(slot)) return []
    if (isOfPhrase) return typed.flatMap(spelled).join(' ')
    const own = typed[slot - slots.findIndex((other) => other.typed === typed)]
    return (typed.length > 1 && own !== undefined ? [own] : typed).flatMap(spelled)
  })
  return [...new Set(missing)]
}
