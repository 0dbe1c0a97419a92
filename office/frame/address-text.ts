/** The query of an address as plain texts: `?tila=placed&haku=virtanen`. Read by each route's `validateSearch`. */
export function readAddress(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Leaves out what is empty, so that an unfiltered list has its plain address. */
export function writeAddress(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '' && value !== null)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

/** A text of the address, or undefined. */
export function textIn(search: Record<string, unknown>, name: string): string | undefined {
  const value = search[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** One of these words of the address, or undefined: somebody may have typed another. */
export function wordIn<Word extends string>(
  search: Record<string, unknown>,
  name: string,
  words: readonly Word[],
): Word | undefined {
  return words.find((word) => word === search[name])
}
