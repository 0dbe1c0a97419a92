/** Under which the tab keeps the number of the form that was sent last, for the page that thanks for it. */
const KEY = 'sent-form'
/** Somebody may reload the page or come back to it to write the number down. */
const KEPT_MS = 60 * 60_000

type Answer = { reference?: unknown; data?: { reference?: unknown } } | null

/** The number that a call gives what was sent; null where it gives none. */
export function referenceIn(answer: unknown): string | null {
  const { reference, data } = (answer as Answer) ?? {}
  const given = reference ?? data?.reference
  return typeof given === 'string' ? given : null
}

/** Hands the number to the next page of this tab. The page is the same for everybody, so its address cannot have it. */
export function handOverReference(reference: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ reference, at: Date.now() }))
  } catch {
    // Without session storage the number is in the mail only.
  }
}

export function handedOverReference(): string | null {
  try {
    const { reference, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return typeof reference === 'string' && Date.now() - at < KEPT_MS ? reference : null
  } catch {
    return null
  }
}
