import { expect, it, vi } from 'vitest'
import type { Reads } from '#web/block-kit/define-block.ts'
import { blockMarkup } from '#web/block-kit/testing.tsx'
import { startIslands } from '#web/islands/runtime.ts'
import { openPage } from '#web/islands/testing.tsx'
import { brandCarousel } from './brand-carousel.block.tsx'
import { BrandCarouselControl } from './brand-carousel.island.tsx'
import { roundsOf } from './filled-row.ts'

const reads = {
  logo: (brand: string) => ({ src: `/assets/${brand}.svg`, width: 200, height: 40 }),
} as Reads

async function markup(count: number) {
  const brands = Array.from({ length: count }, (_, at) => ({
    brand: `brand-${'abcdefghijklmnopqrstuvwxyzabcde'.slice(0, at + 1)}`,
    name: `Brändi ${at + 1}`,
    link: `#brandi-${at + 1}`,
  }))
  const props = brandCarousel.schema.parse({ heading: 'Brändimme', brands })
  const loaded = await brandCarousel.load?.(props, {} as never, reads)
  return blockMarkup(brandCarousel, props, { data: loaded?.data })
}

it.each([1, 2, 5, 13, 20, 21, 30])(
  'WI-13: fills the row of %i brands to at least 21 logos of width 130',
  async (count) => {
    openPage(await markup(count))
    const logos = [...document.querySelectorAll('.brand-carousel-row img')]
    expect(logos.length).toBeGreaterThanOrEqual(21)
    // One round more than fills the row: it moves by one round before it begins again.
    expect(logos.length - count).toBeGreaterThanOrEqual(21)
    expect(logos.length).toBe(count * roundsOf(count))
    expect(new Set(logos.map((logo) => logo.getAttribute('width')))).toEqual(new Set(['130']))
    expect(logos[0]?.getAttribute('height')).toBe('26')
  },
)

it('WI-13: says each brand once to a screen reader, and the keyboard reaches each once', async () => {
  openPage(await markup(3))
  const told = [...document.querySelectorAll('li:not([aria-hidden]) img')].map((logo) => logo.getAttribute('alt'))
  expect(told).toEqual(['Brändi 1', 'Brändi 2', 'Brändi 3'])
  for (const link of document.querySelectorAll<HTMLAnchorElement>('li[aria-hidden] a')) expect(link.tabIndex).toBe(-1)
})

it('WI-13 WI-21: moves until the visitor stops it, and not at all where reduced motion is preferred', async () => {
  for (const reduced of [false, true]) {
    const { comeIntoView } = openPage(await markup(3))
    vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
    const files = { './brand-carousel.island.tsx': async () => ({ BrandCarouselControl }) }
    startIslands(files, { onError: (error) => expect.unreachable(String(error)) })
    comeIntoView()
    const moves = () => document.querySelector('.brand-carousel')?.hasAttribute('data-moving')
    await expect.poll(() => document.querySelector('kaski-island[live]')).not.toBeNull()
    await expect.poll(moves).toBe(!reduced)
    document.querySelector('button')?.click()
    await expect.poll(moves).toBe(reduced)
  }
})
