import { acceptedNumber, type PortionLimits } from './portion-limits.ts'
import type { Portioning } from './scaling.ts'

// No page declares these parameters: its HTML is the same with and without them, and so is its place in the cache.
const PORTIONS = 'portions'
const SIZE = 'portionSize'

/** The portions that an address asks for. What is missing or out of range is the recipe's own. */
export function portioningIn(search: string, own: Portioning, limits: PortionLimits): Portioning {
  const asked = new URLSearchParams(search)
  const portions = acceptedNumber(asked.get(PORTIONS) ?? '', limits.portions) ?? own.portions
  const size = limits.size ? (acceptedNumber(asked.get(SIZE) ?? '', limits.size) ?? own.size) : own.size
  return { portions, size }
}

/** The same address with these portions in it; without them where they are the recipe's own. */
export function addressWith(address: string, chosen: Portioning, own: Portioning): string {
  const url = new URL(address)
  const put = (name: string, value: number | undefined, usual: number | undefined) => {
    if (value === undefined || value === usual) url.searchParams.delete(name)
    else url.searchParams.set(name, String(value))
  }
  put(PORTIONS, chosen.portions, own.portions)
  put(SIZE, chosen.size, own.size)
  return url.href
}
