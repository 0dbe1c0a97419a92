export type Redirect = { site: string; source: string; target: string }

/** A row of a list, with what to call it when it is wrong. */
export type NamedRedirect = Redirect & { name: string }

const TARGET = /^(\/(?!\/)|site:[a-z-]+\/|https:\/\/)\S*$/
const LONGEST = 1000

/** The form in which a source is stored and looked up. */
export function normalSource(address: string): string {
  const [path = '', ...query] = address.split('?')
  const plain = decoded(path).toLowerCase()
  const trimmed = plain.length > 1 && plain.endsWith('/') ? plain.slice(0, -1) : plain
  return query.length > 0 ? `${trimmed}?${query.join('?')}` : trimmed
}

/** What is wrong with rows, in sentences that name each. */
export function redirectProblems(rows: readonly NamedRedirect[], siteIds: readonly string[]): string[] {
  const targets = new Map<string, string>()
  return rows.flatMap(({ name, site, source, target }) => {
    const problems: string[] = []
    if (!siteIds.includes(site)) problems.push(`${name}: there is no site '${site}'`)
    if (!source.startsWith('/') || /\s/.test(source)) problems.push(`${name}: '${source}' is no path such as /vanha`)
    if (!TARGET.test(target)) problems.push(`${name}: '${target}' is no /path, site:<id>/path or https: address`)
    if (source.length > LONGEST || target.length > LONGEST) problems.push(`${name}: longer than ${LONGEST} characters`)
    const place = `${site} ${normalSource(source)}`
    const other = targets.get(place)
    if (other !== undefined && other !== target) problems.push(`${name}: '${source}' leads to '${other}' already`)
    targets.set(place, target)
    return problems
  })
}

/**
 * The rows with every target followed to where it ends, so that a visitor is sent on once. Gives the sources of those that
 * would go in a circle.
 */
export function shortened(rows: readonly Redirect[]): { rows: Redirect[]; circles: string[] } {
  const targets = new Map(rows.map(({ site, source, target }) => [`${site} ${source}`, target]))
  const circles: string[] = []
  const followed = rows.map((row) => {
    const seen = new Set([row.source])
    let { target } = row
    for (;;) {
      const next = target.startsWith('/') ? normalSource(target) : target
      const further = targets.get(`${row.site} ${next}`)
      if (seen.has(next)) {
        circles.push(row.source)
        return row
      }
      if (further === undefined) return { ...row, target }
      seen.add(next)
      target = further
    }
  })
  return { rows: followed, circles }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
