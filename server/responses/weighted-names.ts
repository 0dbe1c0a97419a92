/** Headers that are remembered: browsers send one of a handful; a hostile client cannot fill memory with others. */
const MOST_KNOWN = 100

/** What is worked out from a header such as `br;q=1, gzip;q=0.5`, each value of it once. */
export function fromHeader<Chosen>(choose: (weights: ReadonlyMap<string, number>) => Chosen) {
  const known = new Map<string, Chosen>()
  return (header: string): Chosen => {
    const before = known.get(header)
    if (before !== undefined) return before
    const chosen = choose(weightsOf(header))
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(header, chosen)
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
