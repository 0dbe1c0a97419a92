import { useEffect, useState } from 'react'
import type { ShownAccordion } from '#contract/navigation-calls.ts'

/** The path of the page, once the browser has taken over: the links are the same on all pages. */
export function useCurrentPath(): string | undefined {
  const [path, setPath] = useState<string>()
  useEffect(() => setPath(location.pathname), [])
  return path
}

/** For `aria-current`: a link to a place on the page is not the page. */
export function currentMark(link: string, path: string | undefined): 'page' | undefined {
  return link === path ? 'page' : undefined
}

/** Whether the branch, or a link below it, leads to the page. */
export function holdsPage({ link, children }: ShownAccordion, path: string | undefined): boolean {
  return [link, ...children.map((child) => child.link)].some((address) => address.split('#', 1)[0] === path)
}
