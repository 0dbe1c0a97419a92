import type { Route } from '#contract/calls/route.ts'
import type { Owner } from '#server/http/front/hosts.ts'
import { servesHost } from './access.ts'

type RoutePattern = { route: Route; pattern: RegExp }

/** The addresses outside `/api` that capabilities serve. The front checks them before it looks for a page. */
export class RouteTable {
  /** By the first segment of the path, so that a page costs one lookup. */
  readonly #bySegment = new Map<string, RoutePattern[]>()

  constructor(routes: readonly Route[]) {
    for (const route of routes) {
      const segment = firstSegment(route.path)
      const pattern = new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}/?$`)
      this.#bySegment.set(segment, [...(this.#bySegment.get(segment) ?? []), { route, pattern }])
    }
  }

  has(owner: Owner, method: string, url: string): boolean {
    // Every page asks.
    if (this.#bySegment.size === 0) return false
    const candidates = this.#bySegment.get(firstSegment(url))
    if (!candidates) return false
    const [path = '/'] = url.split('?', 1)
    const wanted = method === 'HEAD' ? 'GET' : method
    return candidates.some(
      ({ route, pattern }) =>
        route.methods.some((served) => served === wanted) && servesHost(route, owner) && pattern.test(path),
    )
  }
}

function firstSegment(url: string): string {
  let end = 1
  while (end < url.length && url[end] !== '/' && url[end] !== '?') end++
  return url.slice(1, end)
}
