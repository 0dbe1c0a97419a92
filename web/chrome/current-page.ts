import { useEffect, useState } from 'react'

/** The path of the current page. Undefined until hydration: the server renders the same links for all pages. */
export function useCurrentPath(): string | undefined {
  const [path, setPath] = useState<string>()
  useEffect(() => setPath(location.pathname), [])
  return path
}

/** The value of `aria-current`. A link to an anchor on the page does not count as the page. */
export function ariaCurrent(link: string, path: string | undefined): 'page' | undefined {
  return link === path ? 'page' : undefined
}
