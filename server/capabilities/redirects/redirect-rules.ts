export type Redirect = { site: string; source: string; target: string }

/** A row with a name for error messages. */
export type NamedRedirect = Redirect & { name: string }

const TARGET = /^(\/(?!\/)|site:[a-z-]+\/|https:\/\/)\S*$/
const MAX_LENGTH = 1000

/** The normalized form in which a source is stored and looked up. */
export function normalizedSource(address: string): string {
  const [path = '', ...query] = address.split('?')
  const plain = decoded(path).toLowerCase()
  const trimmed = plain.length > 1 && plain.endsWith('/') ? plain.slice(0, -1) : plain
  return query.length > 0 ? `${trimmed}?${query.join('?')}` : trimmed
}

/** Validation errors, with the name of each row. */
export function redirectProblems(rows: readonly NamedRedirect[], siteIds: readonly string[]): string[] {
  const targets = new Map<string, string>()
  return rows.flatMap(({ name, site, source, target }) => {
    const problems: string[] = []
    if (!siteIds.includes(site)) problems.push(`${name}: there is no site '${site}'`)
    if (!source.startsWith('/') || /\s/.test(source)) problems.push(`${name}: '${source}' is not a path such as /vanha`)
    if (!TARGET.test(target)) problems.push(`${name}: '${target}' is not a /path, site:<id>/path or https: address`)
    if (source.length > MAX_LENGTH || target.length > MAX_LENGTH)
      problems.push(`${name}: longer than ${MAX_LENGTH} characters`)
    const place = `${site} ${normalizedSource(source)}`
    const other = targets.get(place)
    if (other !== undefined && other !== target) problems.push(`${name}: '${source}' already leads to '${other}'`)
    targets.set(place, target)
    return problems
  })
}

/**
 * Resolves chains, so that a visitor is redirected once. `circles` has the sources of circular redirects.
 */
export function resolveChains(rows: readonly Redirect[]): { rows: Redirect[]; circles: string[] } {
  const targets = new Map(rows.map(({ site, source, target }) => [`${site} ${source}`, target]))
  const circles: string[] = []
  const resolved = rows.map((row) => {
    const seen = new Set([row.source])
    let { target } = row
    for (;;) {
      const next = target.startsWith('/') ? normalizedSource(target) : target
      const following = targets.get(`${row.site} ${next}`)
      if (seen.has(next)) {
        circles.push(row.source)
        return row
      }
      if (following === undefined) return { ...row, target }
      seen.add(next)
      target = following
    }
  })
  return { rows: resolved, circles }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
