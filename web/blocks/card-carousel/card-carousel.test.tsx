import { describe, expect, it } from 'vitest'
import { button, carouselPages, key, markup, place, press, settle, shown } from '#web/block-kit/carousel-testing.tsx'
import { cardCarousel } from './card-carousel.block.tsx'
import { CardCarouselControls } from './card-carousel.island.tsx'

const open = carouselPages({ './card-carousel.island.tsx': async () => ({ CardCarouselControls }) })

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
