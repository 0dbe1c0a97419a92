import { describe, expect, it } from 'vitest'
import { readSvgFiles } from '#demo/pictures/svg-files.ts'
import { looks } from './looks.ts'
import type { BrandName } from './packshots/brands.ts'
import { goodsOf } from './packshots/goods.ts'
import { difference, fieldsOf } from './shelf-differences.ts'

/** Two pictures below it were taken for one another; the packs before this test had pairs at 4.3 and 5.0. */
const LEAST = 7

const svgs = readSvgFiles()

/** The names of two pictures that look the same on cards, for each pair of a shelf. */
async function lookalikes(shelf: ReadonlyMap<string, string>): Promise<string[]> {
  const cards = await Promise.all([...shelf].map(async ([name, svg]) => ({ name, fields: await fieldsOf(svg) })))
  return cards.flatMap(({ name, fields }, i) =>
    cards
      .slice(0, i)
      .map((other) => ({ pair: `${other.name} and ${name}`, distance: difference(fields, other.fields) }))
      .filter(({ distance }) => distance < LEAST)
      .map(({ pair, distance }) => `${pair} look the same: ${distance.toFixed(1)}`),
  )
}

const shelfOf = (brand: BrandName) =>
  new Map(Object.keys(looks[brand]).map((product) => [product, svgs.get(`${brand}-product-${product}`) as string]))

describe('the shelf of each brand', () => {
  it.each(Object.keys(looks) as BrandName[])(
    'every product of %s is told from all others by its card, at 160 pixels',
    async (brand) => {
      expect(await lookalikes(shelfOf(brand))).toEqual([])
    },
    60_000,
  )

  it('names two that differ in their letters alone', async () => {
    const mince = svgs.get('kuluttaja-product-naudan-jauheliha-10') as string
    const renamed = mince.replace(/<use href="#bg\d+" x="\d+"\/>(?=<\/g>)/g, '')
    expect(renamed).not.toBe(mince)
    expect(
      await lookalikes(
        new Map([
          ['lean', mince],
          ['fat', renamed],
        ]),
      ),
    ).toEqual([expect.stringMatching(/^lean and fat look the same: \d/)])
  })
})

describe('a pack', () => {
  const packs = (Object.keys(looks) as BrandName[]).flatMap((brand) =>
    Object.entries(looks[brand]).map(([product, look]) => ({ brand, product, claim: look[3] })),
  )

  it('claims only what the page of its product says', () => {
    const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')
    const wrong = packs.filter(
      ({ brand, product, claim }) => claim && !plain(goodsOf(brand, product).page).includes(plain(claim)),
    )
    expect(packs.filter(({ claim }) => claim).length).toBeGreaterThan(50)
    expect(wrong.map(({ brand, product, claim }) => `${brand} ${product}: ${claim}`)).toEqual([])
  })
})
