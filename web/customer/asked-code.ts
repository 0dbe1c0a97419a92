/** A request for a code, with the address that it was mailed to. */
export type AskedCode = { request: string; email: string; at: number }

const KEY = 'login-code'
/** As long as the server accepts it. */
const VALID_MS = 15 * 60_000

/** The code that this tab asked for recently: a phone may reload the page after its owner has read the mail. */
export function readAskedCode(): AskedCode | null {
  try {
    const { request, email, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const isKept = [request, email].every((text) => typeof text === 'string') && Date.now() - at < VALID_MS
    return isKept ? { request, email, at } : null
  } catch {
    return null
  }
}

export function keepAskedCode(asked: AskedCode | null): void {
  try {
    if (asked) sessionStorage.setItem(KEY, JSON.stringify(asked))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Without session storage the page itself knows it.
  }
}
