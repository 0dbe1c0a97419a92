export type Encoding = 'br' | 'gzip' | 'identity'

// Browsers send one of a handful of values, so each is worked out once; a hostile client cannot fill memory with others.
const known = new Map<string, Encoding>()
const MOST_KNOWN = 100

/** The smallest of our encodings that the client takes. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const before = known.get(header)
  if (before) return before
  const chosen = choose(header)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(header, chosen)
  return chosen
}

function choose(header: string): Encoding {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight)]
    }),
  )
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
