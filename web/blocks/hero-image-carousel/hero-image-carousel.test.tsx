import { describe, expect, it } from 'vitest'
import {
  button,
  carouselPages,
  pass,
  pointer,
  press,
  reducedMotionQuery,
  settle,
  shown,
  tabTo,
  view,
} from '#web/block-kit/carousel-testing.tsx'
import { heroImageCarousel } from './hero-image-carousel.block.tsx'
import { HeroImageCarouselControls } from './hero-image-carousel.island.tsx'

const open = carouselPages({ './hero-image-carousel.island.tsx': async () => ({ HeroImageCarouselControls }) })

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
