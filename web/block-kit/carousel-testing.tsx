import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, vi } from 'vitest'
import { IslandLedger, IslandLedgerProvider } from '#web/islands/island.tsx'
import { startIslands } from '#web/islands/runtime.ts'
import { openPage } from '#web/islands/testing.tsx'
import type { BlockDefinition } from './define-block.ts'

const nothingRead = { pages: {}, found: [], today: '2026-11-15' }

export function markup({ schema, view: View, examples }: BlockDefinition, example: string, first = false): string {
  const props = schema.parse(examples[example])
  return renderToStaticMarkup(
    <IslandLedgerProvider value={new IslandLedger()}>
      <View props={props} data={nothingRead} anchor={undefined} language="fi" address="/" first={first} />
    </IslandLedgerProvider>,
  )
}

/** Lets React finish its work, which needs turns of the event loop but no timers. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
}

export async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await settle()
}

export const reducedMotionQuery = { matches: false, listeners: new Set<() => void>() }

type Options = { width?: number; reducedMotion?: boolean }

/** Stops the clock in the tests of a file. Returns a function that opens a page with a block's example and hydrates it. */
export function carouselPages(islands: Parameters<typeof startIslands>[0]) {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())
  return (block: BlockDefinition, example: string, options: Options = {}) => open(islands, block, example, options)
}

async function open(
  islands: Parameters<typeof startIslands>[0],
  block: BlockDefinition,
  example: string,
  { width = 1440, reducedMotion = false }: Options,
) {
  const { comeIntoView } = openPage(markup(block, example))
  reducedMotionQuery.matches = reducedMotion
  reducedMotionQuery.listeners.clear()
  // jsdom accepts only its own AbortSignal.
  vi.stubGlobal('AbortController', (window as Window & typeof globalThis).AbortController)
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return reducedMotionQuery.matches
    },
    addEventListener: (_kind: string, listener: () => void) => reducedMotionQuery.listeners.add(listener),
  }))
  Object.assign(window, { innerWidth: width })
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
  startIslands(islands, {
    onError: (error) => {
      throw error
    },
  })
  comeIntoView()
  await settle()
}

export const root = () => document.querySelector('.carousel') as HTMLElement
export const view = () => document.querySelector('.carousel-window') as HTMLElement
export const slides = () => [...document.querySelectorAll<HTMLElement>('.carousel-slide')]
/** The numbers of the visible slides. */
export const shown = () => slides().flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1]))
export const place = () => (document.querySelector('.carousel-track') as HTMLElement).style.getPropertyValue('--at')
export const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)

export async function press(name: string): Promise<void> {
  button(name)?.click()
  await settle()
}
export async function key(name: string, on: Element = root(), more: KeyboardEventInit = {}): Promise<boolean> {
  const { KeyboardEvent } = document.defaultView as Window & typeof globalThis
  const taken = !on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }))
  await settle()
  return taken
}
/** Focuses as the keyboard does: after a click, `:focus-visible` would not match. */
export async function tabTo(name: string): Promise<void> {
  await key('Tab', document.activeElement ?? root())
  button(name)?.focus()
  await settle()
}
export async function pointer(kind: 'pointerenter' | 'pointerleave'): Promise<void> {
  const { Event } = document.defaultView as Window & typeof globalThis
  root().dispatchEvent(new Event(kind))
  await settle()
}
