import { describe, expect, it } from 'vitest'
import { type Page, picture as pictureSchema } from '#contract/content/content.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { cardGridSchema } from '#web/blocks/card-grid/card-grid.schema.ts'
import { pictureNames } from './pictures.ts'

/** No visitor who goes from site to site may think that we have one picture for everything. */
const MOST_PAGES = 9

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = pictureSchema.safeParse(value)
  return own.success ? [own.data.name.replace('.svg', '')] : Object.values(value).flatMap(namesIn)
}

/** The pictures of the pages that the grids of a page name as cards. */
const namesOnCards = ({ blocks }: Page, pages: readonly Page[]) =>
  blocks
    .flatMap(({ type, props }) => (type === 'card-grid' ? cardGridSchema.parse(props).cards : []))
    .flatMap((card) => (card.kind === 'page' ? namesIn(pages.find(({ path }) => path === card.path)?.picture) : []))

/** Pairs as sets: which places show a name. A page in several languages is one place. */
function placesByName(shown: readonly (readonly [name: string, place: string])[]): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>()
  for (const [name, place] of shown) places.set(name, (places.get(name) ?? new Set()).add(place))
  return places
}

describe('the pictures of the pages', () => {
  it('no two home pages share a picture, in their heroes, their cards or anywhere else', () => {
    const shown = demoSites.flatMap(({ site, pages }) =>
      pages
        .filter(({ template }) => template === 'home')
        .flatMap((page) => [...namesIn(page), ...namesOnCards(page, pages)].map((name) => [name, site] as const)),
    )
    expect(shown.length).toBeGreaterThan(14 * 5)
    const shared = [...placesByName(shown)].filter(([, sites]) => sites.size > 1)
    expect(shared.map(([name, sites]) => `${name} on ${[...sites].join(', ')}`)).toEqual([])
  })

  it('no home page shows a picture twice', () => {
    const twice = demoSites.flatMap(({ site, pages }) =>
      pages
        .filter(({ template }) => template === 'home')
        .flatMap((page) => {
          const names = [...namesIn(page.blocks), ...namesOnCards(page, pages)]
          return names.filter((name, index) => names.indexOf(name) < index).map((name) => `${name} on ${site}`)
        }),
    )
    expect(twice).toEqual([])
  })

  it(`no picture stands on more than ${MOST_PAGES} pages`, () => {
    const shown = demoSites.flatMap(({ site, pages }) =>
      pages.flatMap((page) => namesIn(page).map((name) => [name, `${site} ${page.key}`] as const)),
    )
    const worn = [...placesByName(shown)].filter(([, pages]) => pages.size > MOST_PAGES)
    expect(worn.map(([name, pages]) => `${name} on ${pages.size} pages`)).toEqual([])
  })

  it('no picture is drawn that no page shows', () => {
    const used = new Set(demoSites.flatMap(({ pages }) => namesIn(pages)))
    expect(pictureNames.filter((name) => !used.has(name))).toEqual([])
  })
})
