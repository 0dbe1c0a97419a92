import { describe, expect, it } from 'vitest'
import {
  button,
  carouselPages,
  key,
  markup,
  place,
  press,
  root,
  shown,
  slides,
  view,
} from '#web/block-kit/carousel-testing.tsx'
import { PictureCarouselControls } from '#web/ui/carousel/picture-carousel.island.tsx'
import { imageCarousel } from './image-carousel.block.tsx'

const open = carouselPages({ './picture-carousel.island.tsx': async () => ({ PictureCarouselControls }) })

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
