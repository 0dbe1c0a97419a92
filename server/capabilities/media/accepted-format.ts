/** How variants are encoded. `plain` is for whoever names neither of the others: JPEG, or PNG where there is transparency. */
export type Format = 'avif' | 'webp' | 'plain'

// Browsers send one of a handful of values, so each is worked out once; a hostile client cannot fill memory with others.
const known = new Map<string, Format>()
const MOST_KNOWN = 100

/** The best format that the client names. A wildcard does not count: those who share links send it and show JPEG only. */
export function acceptedFormat(header: string | undefined): Format {
  if (header === undefined) return 'plain'
  const before = known.get(header)
  if (before) return before
  const chosen = choose(header)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(header, chosen)
  return chosen
}

function choose(header: string): Format {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight)]
    }),
  )
  const avif = weights.get('image/avif') || 0
  const webp = weights.get('image/webp') || 0
  if (avif > 0 && avif >= webp) return 'avif'
  return webp > 0 ? 'webp' : 'plain'
}
