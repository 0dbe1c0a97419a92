import type { ComponentType } from 'react'
import { goLive } from './taps.ts'

export type IslandModules = Record<string, () => Promise<unknown>>

type Options = {
  /** Called for errors while loading, hydrating and running islands, including hydration mismatches. */
  onError: (error: unknown, island: string) => void
}

/**
 * Hydrates the islands of the page, each when it is due and in a task of its own, and replays taps that came before hydration.
 * React is in another file, which is evaluated when the first island is due.
 */
export function startIslands(modules: IslandModules, { onError }: Options): void {
  const loaders = new Map(Object.entries(modules).map(([file, load]) => [islandName(file), load]))
  const started = new Set<Element>()
  let turns = Promise.resolve()

  const start = async (element: Element) => {
    if (started.has(element)) return
    started.add(element)
    nearby.unobserve(islandRoot(element))
    const name = element.getAttribute('name') ?? ''
    try {
      const load = loaders.get(name)
      if (!load) throw new Error(`The page has an island '${name}' that is not in this build.`)
      const hydrate = await import('./hydrate.tsx').then((react) => react.hydrate)
      // Every file of an island exports one component: decision 0007.
      const [component] = Object.values((await load()) as Record<string, ComponentType<object>>) as [
        ComponentType<object>,
      ]
      turns = turns.then(nextTask)
      await turns
      hydrate({
        place: islandRoot(element),
        component,
        props: JSON.parse(element.firstElementChild?.textContent ?? '{}'),
        prefix: element.getAttribute('prefix') ?? '',
        onReady: () => void goLive(element),
        onError: (error) => onError(error, name),
      })
    } catch (error) {
      onError(error, name)
    }
  }

  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) start(target.parentElement as Element)
    },
    { rootMargin: '200px' },
  )

  const find = () => {
    const found = [...document.querySelectorAll('kaski-island')]
    // While the page is still being parsed, the last island may be incomplete.
    for (const element of document.readyState === 'loading' ? found.slice(0, -1) : found) {
      const when = element.getAttribute('when')
      // Somebody uses it already.
      if (when === 'load' || element.matches(':is(:hover, :focus-within)')) start(element)
      else if (when === 'visible' && !started.has(element)) nearby.observe(islandRoot(element))
    }
  }
  find()
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', find, { once: true })
  for (const use of ['focusin', 'pointerover']) {
    document.addEventListener(use, ({ target }) => {
      const element = (target as Element).closest('kaski-island')
      if (element) start(element)
    })
  }
  hydrateOnTap(start)
}

function islandName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.island\.tsx$/, '')
}

/** The element that React hydrates. It is also the one observed: the island element has no box (`display: contents`). */
function islandRoot(element: Element): Element {
  return element.lastElementChild as Element
}

function hydrateOnTap(start: (element: Element) => void): void {
  const queue = window.kaskiTaps
  if (!queue) return
  for (const { island } of queue) start(island)
  queue.push = (...taps) => {
    for (const { island } of taps) start(island)
    return Array.prototype.push.apply(queue, taps)
  }
}

/** Resolves in a task of its own: before it the browser answers the visitor and paints. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
