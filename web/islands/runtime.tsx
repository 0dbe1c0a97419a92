import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { takeOutSoftHyphens } from './soft-hyphens.ts'

/** A tap or submit that came before its island was hydrated: see `starter-script.ts`. */
type Tap = { island: Element; target: HTMLElement; type: string }

declare global {
  interface Window {
    kaskiTaps?: Tap[] | null
  }
}

export type IslandModules = Record<string, () => Promise<unknown>>

type Options = {
  /** Called for errors while loading, hydrating and running islands, including hydration mismatches. */
  onError: (error: unknown, island: string) => void
}

/** Hydrates the islands of the page, each when it is due, and replays taps that came before hydration. */
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
      if (!load) throw new Error(`The page has an island '${name}' that is not in this build.`)
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
    // While the page is still being parsed, the last island may be incomplete.
    for (const element of document.readyState === 'loading' ? found.slice(0, -1) : found) {
      const when = element.getAttribute('when')
      if (when === 'load') start(element)
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

function hydrate(element: Element, Component: ComponentType<object>, onError: (error: unknown) => void): void {
  const props = JSON.parse(element.firstElementChild?.textContent ?? '{}')
  const root = (
    <Hydrated element={islandRoot(element)} onReady={() => finish(element)}>
      <Component {...props} />
    </Hydrated>
  )
  const options = {
    identifierPrefix: element.getAttribute('prefix') ?? '',
    onRecoverableError: onError,
    onUncaughtError: onError,
  }
  const place = islandRoot(element)
  if (place.firstChild) hydrateRoot(place, root, options)
  else createRoot(place, options).render(root)
}

type HydratedProps = { element: Element; onReady: () => void; children?: ReactNode }

// React renders this first and its layout effect last, all in one task: nobody sees the text without its hyphens.
function Hydrated({ element, onReady, children }: HydratedProps) {
  const [putBackHyphens] = useState(() => takeOutSoftHyphens(element))
  useLayoutEffect(() => putBackHyphens(), [putBackHyphens])
  useEffect(() => onReady(), [onReady])
  return children
}

/** Marks the island as hydrated and replays its taps. */
function finish(element: Element): void {
  element.setAttribute('live', '')
  const queue = window.kaskiTaps ?? []
  const mine = queue.filter(({ island }) => island === element)
  for (const tap of mine) {
    queue.splice(queue.indexOf(tap), 1)
    if (tap.type === 'submit') (tap.target as HTMLFormElement).requestSubmit()
    else tap.target.click()
  }
}
