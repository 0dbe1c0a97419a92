/** Browsers send one of a handful of values; the limit stops a hostile client from filling memory. */
const MAX_CACHED_HEADERS = 100

/** Caches the choice for each value of a header such as `br;q=1, gzip;q=0.5`. */
export function fromHeader<Chosen>(choose: (weights: ReadonlyMap<string, number>) => Chosen) {
  const choices = new Map<string, Chosen>()
  return (header: string): Chosen => {
    const cached = choices.get(header)
    if (cached !== undefined) return cached
    const chosen = choose(weightsOf(header))
    if (choices.size >= MAX_CACHED_HEADERS) choices.clear()
    choices.set(header, chosen)
    return chosen
  }
}

function weightsOf(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight)]
    }),
  )
}
