import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BlockDefinition } from '#web/block-kit/define-block.ts'
import { cardCarousel } from '#web/blocks/card-carousel/card-carousel.block.tsx'
import { CardCarouselControls } from '#web/blocks/card-carousel/card-carousel.island.tsx'
import { heroCarousel } from '#web/blocks/hero-carousel/hero-carousel.block.tsx'
import { HeroCarouselControls } from '#web/blocks/hero-carousel/hero-carousel.island.tsx'
import { heroImageCarousel } from '#web/blocks/hero-image-carousel/hero-image-carousel.block.tsx'
import { HeroImageCarouselControls } from '#web/blocks/hero-image-carousel/hero-image-carousel.island.tsx'
import { imageCarousel } from '#web/blocks/image-carousel/image-carousel.block.tsx'
import { IslandLedger, IslandLedgerProvider } from '#web/islands/island.tsx'
import { startIslands } from '#web/islands/runtime.tsx'
import { openPage } from '#web/islands/testing.tsx'
import { PictureCarouselControls } from './picture-carousel.island.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const islands = {
  './picture-carousel.island.tsx': async () => ({ PictureCarouselControls }),
  './hero-carousel.island.tsx': async () => ({ HeroCarouselControls }),
  './hero-image-carousel.island.tsx': async () => ({ HeroImageCarouselControls }),
  './card-carousel.island.tsx': async () => ({ CardCarouselControls }),
}

const nothingRead = { pages: {}, found: [], today: '2026-11-15' }

function markup({ schema, view: View, examples }: BlockDefinition, example: string, first = false): string {
  const props = schema.parse(examples[example])
  return renderToStaticMarkup(
    <IslandLedgerProvider value={new IslandLedger()}>
      <View props={props} data={nothingRead} anchor={undefined} language="fi" address="/" first={first} />
    </IslandLedgerProvider>,
  )
}

/** Lets React finish its work, which needs turns of the event loop but no timers. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
}

async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await settle()
}

const reducedMotionQuery = { matches: false, listeners: new Set<() => void>() }

type Options = { width?: number; reducedMotion?: boolean }

/** Opens a page with the block's example and hydrates it. */
async function open(block: BlockDefinition, example: string, { width = 1440, reducedMotion = false }: Options = {}) {
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

const root = () => document.querySelector('.carousel') as HTMLElement
const view = () => document.querySelector('.carousel-window') as HTMLElement
const slides = () => [...document.querySelectorAll<HTMLElement>('.carousel-slide')]
/** The numbers of the visible slides. */
const shown = () => slides().flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1]))
const place = () => (document.querySelector('.carousel-track') as HTMLElement).style.getPropertyValue('--at')
const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)

async function press(name: string): Promise<void> {
  button(name)?.click()
  await settle()
}
async function key(name: string, on: Element = root(), more: KeyboardEventInit = {}): Promise<boolean> {
  const { KeyboardEvent } = document.defaultView as Window & typeof globalThis
  const taken = !on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }))
  await settle()
  return taken
}
/** Focuses as the keyboard does: after a click, `:focus-visible` would not match. */
async function tabTo(name: string): Promise<void> {
  await key('Tab', document.activeElement ?? root())
  button(name)?.focus()
  await settle()
}
async function pointer(kind: 'pointerenter' | 'pointerleave'): Promise<void> {
  const { Event } = document.defaultView as Window & typeof globalThis
  root().dispatchEvent(new Event(kind))
  await settle()
}

describe('the image carousel', () => {
  const captions = 'pictures with captions'

  it('WI-05 moves forward and back by its arrows, and wraps around at both ends', async () => {
    await open(imageCarousel, captions)
    expect([shown(), place()]).toEqual([[1], '0'])
    await press('Seuraava')
    expect([shown(), place()]).toEqual([[2], '1'])
    await press('Edellinen')
    await press('Edellinen')
    expect([shown(), place()]).toEqual([[4], '3'])
    await press('Seuraava')
    expect(shown()).toEqual([1])
  })

  it('WI-05 goes to a slide by its dot, and marks the dot of the current slide', async () => {
    await open(imageCarousel, captions)
    await press('3 / 4')
    expect(shown()).toEqual([3])
    expect([...document.querySelectorAll('[aria-current]')]).toEqual([button('3 / 4')])
  })

  it('WI-05 WI-21 handles the arrow keys, but not with modifier keys or in a text field', async () => {
    await open(imageCarousel, captions)
    expect(await key('ArrowLeft')).toBe(true)
    expect(shown()).toEqual([4])
    await key('ArrowRight')
    await key('ArrowRight')
    expect(shown()).toEqual([2])
    const field = document.createElement('input')
    slides()[1]?.append(field)
    expect([await key('ArrowRight', field), await key('ArrowRight', root(), { altKey: true })]).toEqual([false, false])
    expect([await key('ArrowDown'), shown()]).toEqual([false, [2]])
  })

  it('WI-21 is a named group of named slides, and announces the new slide', async () => {
    await open(imageCarousel, captions)
    const named = (element: Element) =>
      ['role', 'aria-roledescription', 'aria-label'].map((name) => element.getAttribute(name))
    expect(named(root())).toEqual(['group', 'karuselli', 'Pöydässä nyt'])
    expect(slides().map(named)).toEqual([1, 2, 3, 4].map((number) => ['group', 'dia', `${number} / 4`]))
    expect(view().getAttribute('aria-live')).toBe('polite')
  })

  it('loads the pictures next to the current one before they slide in, and no others', async () => {
    await open(imageCarousel, captions)
    const waiting = () => slides().flatMap((slide, index) => (slide.querySelector('[loading=lazy]') ? [index + 1] : []))
    expect(waiting()).toEqual([3])
    await press('Seuraava')
    expect(waiting()).toEqual([])
  })

  it('has no buttons when there is only one picture', () => {
    expect(markup(imageCarousel, 'one picture has nowhere to go')).not.toMatch(/<button|roledescription="karuselli"/)
  })
})

describe('the hero carousel', () => {
  const mixed = 'text on the picture and on its own ground'

  it('WI-06 wraps around by its arrows, and has none when there is only one slide', async () => {
    await open(heroCarousel, mixed)
    await press('Edellinen')
    expect(shown()).toEqual([4])
    await press('Seuraava')
    expect(shown()).toEqual([1])
    expect(markup(heroCarousel, 'one slide has no arrows')).not.toContain('<button')
  })

  it('WI-06 has each slide’s picture with imgText as its alternative text, its alignment and its darkening', () => {
    openPage(markup(heroCarousel, mixed))
    expect(slides().map((slide) => slide.querySelector('img')?.alt)).toEqual([
      'Pannullinen lihapullia ja keitettyjä perunoita',
      'Makkaroita grillissä',
      'Leikkeleitä ja juustoja lautasella',
      'Lehmiä laitumella punaisen navetan edessä',
    ])
    expect(slides().map((slide) => slide.firstElementChild?.className)).toEqual([
      'hero-slide',
      'hero-slide hero-slide-darkened hero-slide-centred',
      'hero-slide hero-slide-centred',
      'hero-slide hero-slide-darkened',
    ])
  })

  it('WI-06 as the first block, has its first text as the h1 and loads only its first picture eagerly', () => {
    openPage(markup(heroCarousel, mixed, true))
    expect([...document.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual([
      'Hyvä ruoka kokoaa saman pöydän ääreen',
    ])
    const loading = [...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'))
    expect(loading).toEqual([null, 'lazy', 'lazy', 'lazy'])
  })

  it('WI-21 moves the focus away from a link that becomes hidden', async () => {
    await open(heroCarousel, mixed)
    slides()[0]?.querySelector('a')?.focus()
    await key('ArrowRight', slides()[0]?.querySelector('a') as Element)
    expect(slides()[1]?.contains(document.activeElement)).toBe(true)
    // The third slide has no link.
    await key('ArrowRight', document.activeElement as Element)
    expect(document.activeElement).toBe(button('Edellinen'))
  })
})

describe('the hero image carousel', () => {
  const three = 'three pictures, five seconds each'
  const [pause, play] = ['Pysäytä kuvien vaihtuminen', 'Käynnistä kuvien vaihtuminen']

  it('WI-07 shows each picture for 5 s, and starts over after the last', async () => {
    await open(heroImageCarousel, three)
    await pass(4999)
    expect(shown()).toEqual([1])
    await pass(1)
    expect(shown()).toEqual([2])
    await pass(5000)
    await pass(5000)
    expect(shown()).toEqual([1])
  })

  it('WI-07 shows each picture for the number of seconds set in the content', async () => {
    await open(heroImageCarousel, 'two pictures, eight seconds each')
    await pass(7999)
    expect(shown()).toEqual([1])
    await pass(1)
    expect(shown()).toEqual([2])
  })

  it('WI-07 pauses while the pointer is over it and resumes when it leaves', async () => {
    await open(heroImageCarousel, three)
    await pass(4000)
    await pointer('pointerenter')
    await pass(60_000)
    expect([shown(), view().getAttribute('aria-live')]).toEqual([[1], 'polite'])
    await pointer('pointerleave')
    expect(view().getAttribute('aria-live')).toBe('off')
    await pass(4999)
    expect(shown()).toEqual([1])
    await pass(1)
    expect(shown()).toEqual([2])
  })

  it('WI-07 goes to a picture by its dot, and shows it for the full time', async () => {
    await open(heroImageCarousel, three)
    await pass(4000)
    await press('3 / 3')
    expect(shown()).toEqual([3])
    await pass(4999)
    expect(shown()).toEqual([3])
    await pass(1)
    expect(shown()).toEqual([1])
  })

  it('WI-21 pauses while the keyboard focus is inside', async () => {
    await open(heroImageCarousel, three)
    await tabTo('2 / 3')
    await pass(60_000)
    expect(shown()).toEqual([1])
    button('2 / 3')?.blur()
    await settle()
    await pass(5000)
    expect(shown()).toEqual([2])
  })

  it('WI-21 stops and restarts by its button, even while the button has the focus', async () => {
    await open(heroImageCarousel, three)
    await press(pause)
    await pass(60_000)
    expect([shown(), button(pause)]).toEqual([[1], null])
    await tabTo(play)
    await press(play)
    await pass(5000)
    expect(shown()).toEqual([2])
    await tabTo('1 / 3')
    await pass(60_000)
    expect(shown()).toEqual([2])
  })

  it('WI-21 does not autoplay with prefers-reduced-motion, whether set from the start or later', async () => {
    await open(heroImageCarousel, three, { reducedMotion: true })
    await pass(60_000)
    expect(shown()).toEqual([1])
    reducedMotionQuery.matches = false
    for (const listener of reducedMotionQuery.listeners) listener()
    await settle()
    await pass(5000)
    expect(shown()).toEqual([2])
    reducedMotionQuery.matches = true
    for (const listener of reducedMotionQuery.listeners) listener()
    await settle()
    await pass(60_000)
    expect(shown()).toEqual([2])
    await press(play)
    await pass(5000)
    expect(shown()).toEqual([3])
  })

  it('WI-21 pauses while its tab is hidden', async () => {
    await open(heroImageCarousel, three)
    const { Event } = document.defaultView as Window & typeof globalThis
    const hide = async (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      await settle()
    }
    await hide(true)
    await pass(60_000)
    expect(shown()).toEqual([1])
    await hide(false)
    await pass(5000)
    expect(shown()).toEqual([2])
  })
})

describe('the card carousel', () => {
  const nine = 'four beside each other, and more'
  const [back, on] = ['Edelliset kortit', 'Seuraavat kortit']
  const shownAt = (name: string) => button(name)?.dataset.shownAt

  it('WI-08 moves by the number of visible cards and stops at the last ones', async () => {
    await open(cardCarousel, nine)
    expect(shown()).toEqual([1, 2, 3, 4])
    await press(on)
    expect(shown()).toEqual([5, 6, 7, 8])
    await press(on)
    await press(on)
    expect(shown()).toEqual([6, 7, 8, 9])
    expect(document.querySelector('[role=status]')?.textContent).toBe('6–9 / 9')
    await key('ArrowLeft')
    await key('ArrowLeft')
    await key('ArrowLeft')
    expect(shown()).toEqual([1, 2, 3, 4])
  })

  it.each([
    [767, [1], [2]],
    [1023, [1, 2, 3], [4, 5, 6]],
  ])('WI-08 shows fewer cards in a viewport of %i px', async (width, before, after) => {
    await open(cardCarousel, nine, { width })
    expect(shown()).toEqual(before)
    await press(on)
    expect(shown()).toEqual(after)
  })

  it('WI-08 shows more or fewer cards when the viewport is resized, and keeps its position', async () => {
    await open(cardCarousel, nine, { width: 375 })
    for (let step = 0; step < 7; step++) await press(on)
    expect(shown()).toEqual([8])
    const { Event } = document.defaultView as Window & typeof globalThis
    Object.assign(window, { innerWidth: 1440 })
    window.dispatchEvent(new Event('resize'))
    await settle()
    expect([shown(), place()]).toEqual([[6, 7, 8, 9], '5'])
  })

  it('WI-08 renders, on the server too, the breakpoints at which each arrow has more cards in its direction', async () => {
    await open(cardCarousel, nine)
    expect(markup(cardCarousel, nine)).toContain('data-shown-at="sm md lg"')
    expect([shownAt(back), shownAt(on)]).toEqual(['', 'sm md lg'])
    await press(on)
    expect([shownAt(back), shownAt(on)]).toEqual(['sm md lg', 'sm md lg'])
    await press(on)
    expect([shownAt(back), shownAt(on)]).toEqual(['sm md lg', 'sm md'])
    expect(markup(cardCarousel, 'no more than are seen in large windows, without a heading')).toContain(
      'data-shown-at="sm md"',
    )
  })

  it('WI-21 moves the focus from an arrow that disappears to the other one', async () => {
    await open(cardCarousel, nine)
    button(on)?.focus()
    await press(on)
    expect(document.activeElement).toBe(button(on))
    await press(on)
    expect(document.activeElement).toBe(button(back))
    await press(back)
    await press(back)
    expect(document.activeElement).toBe(button(on))
  })

  it('announces nothing before it is moved', async () => {
    await open(cardCarousel, nine, { width: 375 })
    expect(document.querySelector('[role=status]')?.textContent).toBe('')
  })
})
