import type { BoardRules, Evening } from './board-plan.ts'

// No page declares these parameters: its HTML is the same with and without them, and so is its place in the cache.

/** Reads the evening from an address. Missing and invalid values are those that the page begins with. */
export function eveningIn(search: string, { guests, hours, appetites }: BoardRules): Evening {
  const asked = new URLSearchParams(search)
  const numberOf = (name: string, { min, max, start }: BoardRules['guests']) => {
    const text = asked.get(name) ?? ''
    const number = /^\d{1,2}$/.test(text) ? Number(text) : start
    return number >= min && number <= max ? number : start
  }
  return {
    guests: numberOf('guests', guests),
    hours: numberOf('hours', hours),
    appetite: numberOf('appetite', { min: 1, max: appetites.length, start: 1 }) - 1,
  }
}

/** The same address with this evening in it. */
export function addressWith(address: string, { guests, hours, appetite }: Evening): string {
  const url = new URL(address)
  url.searchParams.set('guests', String(guests))
  url.searchParams.set('hours', String(hours))
  url.searchParams.set('appetite', String(appetite + 1))
  return url.href
}

/** The path of a page with this evening in it. */
export function pathWith(path: string, evening: Evening): string {
  const { pathname, search, hash } = new URL(addressWith(`http://site${path}`, evening))
  return pathname + search + hash
}
