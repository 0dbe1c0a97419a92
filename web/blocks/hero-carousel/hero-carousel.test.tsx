import { describe, expect, it } from 'vitest'
import { button, carouselPages, key, markup, press, shown, slides } from '#web/block-kit/carousel-testing.tsx'
import { openPage } from '#web/islands/testing.tsx'
import { heroCarousel } from './hero-carousel.block.tsx'
import { HeroCarouselControls } from './hero-carousel.island.tsx'

const open = carouselPages({ './hero-carousel.island.tsx': async () => ({ HeroCarouselControls }) })

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
