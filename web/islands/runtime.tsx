import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** A tap or submit that came before its island was live: see `starter-script.ts`. */
type Tap = { island: Element; target: HTMLElement; type: string }

declare global {
  interface Window {
    kaskiTaps?: Tap[] | null
  }
}

export type IslandModules = Record<string, () => Promise<unknown>>

type Options = {
  /** Told of errors of hydration and of islands; a mismatch between server and browser is one. */
  onError: (error: unknown, island: string) => void
}

/** Brings the islands of the page to life, each at its time, and replays the taps that came too early. */
export function startIslands(modules: IslandModules, { onError }: Options): void {
  const loaders = new Map(Object.entries(modules).map(([file, load]) => [islandName(file), load]))
  const started = new Set<Element>()

  const start = async (element: Element) => {
    if (started.has(element)) return
    started.add(element)
    nearby.unobserve(islandRoot(element))
    const name = element.getAttribute('name') ?? ''
    try {
      const load = loaders.get(name)
      if (!load) throw new Error(`The page has an island '${name}' that this build does not know.`)
      const [component] = Object.values((await load()) as Record<string, ComponentType<object>>)
      if (!component) throw new Error(`The file of island '${name}' exports no component.`)
      hydrate(element, component, (error) => onError(error, name))
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
    // The page may still be coming: of what is there, the last island may be there in part.
    for (const element of document.readyState === 'loading' ? found.slice(0, -1) : found) {
      if (element.getAttribute('when') === 'load') start(element)
      else if (!started.has(element)) nearby.observe(islandRoot(element))
    }
  }
  find()
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', find, { once: true })
  document.addEventListener('focusin', ({ target }) => {
    const element = (target as Element).closest('kaski-island')
    if (element) start(element)
  })
  wakeOnTap(start)
}

function islandName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.island\.tsx$/, '')
}

/** What React hydrates. The island element itself has no box (`display: contents`), so this is also what is observed. */
function islandRoot(element: Element): Element {
  return element.lastElementChild as Element
}

function wakeOnTap(start: (element: Element) => void): void {
  const kept = window.kaskiTaps
  if (!kept) return
  for (const { island } of kept) start(island)
  kept.push = (...taps) => {
    for (const { island } of taps) start(island)
    return Array.prototype.push.apply(kept, taps)
  }
}

function hydrate(element: Element, Component: ComponentType<object>, onError: (error: unknown) => void): void {
  const props = JSON.parse(element.firstElementChild?.textContent ?? '{}')
  const live = (
    <Live onLive={() => goLive(element)}>
      <Component {...props} />
    </Live>
  )
  hydrateRoot(islandRoot(element), live, {
    identifierPrefix: element.getAttribute('prefix') ?? '',
    onRecoverableError: onError,
    onUncaughtError: onError,
  })
}

function Live({ onLive, children }: { onLive: () => void; children?: ReactNode }) {
  useEffect(() => onLive(), [onLive])
  return children
}

function goLive(element: Element): void {
  element.setAttribute('live', '')
  const kept = window.kaskiTaps ?? []
  const mine = kept.filter(({ island }) => island === element)
  for (const tap of mine) {
    kept.splice(kept.indexOf(tap), 1)
    if (tap.type === 'submit') (tap.target as HTMLFormElement).requestSubmit()
    else tap.target.click()
  }
}
