import { JSDOM } from 'jsdom'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { onTestFinished, vi } from 'vitest'
import { Island, IslandLedger, IslandLedgerProvider } from './island.tsx'
import type { Plain } from './plain-props.ts'
// React looks at the globals when it is first evaluated: that must not happen while a test has replaced them.
import './hydrate.tsx'

type Islands<P> = Pick<ComponentProps<typeof Island<P & object>>, 'name' | 'component' | 'when' | 'markup'> & {
  each: (P & { readonly [K in keyof P]: Plain })[]
}

/** Server-rendered islands, one for each item of `each`. */
export function islandMarkup<P extends object>({ each, ...island }: Islands<P>): string {
  const ledger = new IslandLedger()
  return each
    .map((props) =>
      renderToStaticMarkup(
        <IslandLedgerProvider value={ledger}>
          <Island {...island} props={props} />
        </IslandLedgerProvider>,
      ),
    )
    .join('')
}

/** A jsdom window with this markup, global until the test ends. `comeIntoView` fires its intersection observers. */
export function openPage(body: string): { comeIntoView(): void } {
  const { window } = new JSDOM(`<!doctype html><body>${body}</body>`, { url: 'http://kuluttaja.localhost/' })
  const observers: { callback: IntersectionObserverCallback; targets: Set<Element> }[] = []
  class Observer {
    #entry: (typeof observers)[number]
    constructor(callback: IntersectionObserverCallback) {
      this.#entry = { callback, targets: new Set() }
      observers.push(this.#entry)
    }
    observe = (element: Element) => this.#entry.targets.add(element)
    unobserve = (element: Element) => this.#entry.targets.delete(element)
  }
  // The markup is complete, although jsdom still reports that it is loading.
  Object.defineProperty(window.document, 'readyState', { configurable: true, get: () => 'complete' })
  // React was loaded before there was a DOM, and takes this one for that of an old browser when a field gets the focus.
  Object.assign(window.HTMLElement.prototype, { attachEvent: () => {}, detachEvent: () => {} })
  // jsdom fetches no style sheets: those that are added later have arrived at once.
  window.document.head.append = (...sheets) => {
    for (const sheet of sheets as HTMLLinkElement[]) queueMicrotask(() => sheet.onload?.(new window.Event('load')))
  }
  // jsdom draws nothing, so its dialogs neither open nor close by themselves.
  Object.assign(window.HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      this.dispatchEvent(new window.Event('close'))
    },
  })
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', window.document)
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  onTestFinished(async () => {
    // React does in the next turns what the last event has left to do, and needs the window for it.
    for (let turns = 0; turns < 3; turns++) await new Promise((next) => setImmediate(next))
    vi.unstubAllGlobals()
    window.close()
  })
  return {
    comeIntoView: () => {
      for (const { callback, targets } of observers) {
        const entries = [...targets].map((target) => ({ target, isIntersecting: true }))
        callback(entries as unknown as IntersectionObserverEntry[], {} as IntersectionObserver)
      }
    },
  }
}
