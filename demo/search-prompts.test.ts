import { expect, it } from 'vitest'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { sites } from '#sites/all.ts'

it('promises in the search field only what the site has: products and recipes, or what it says itself', () => {
  const promising = demoSites.flatMap(({ site, language, pages }) => {
    const own = sites.find(({ id }) => id === site)?.searchPrompts?.[language]
    const kinds = new Set(pages.map(({ item }) => item?.kind))
    const keeps =
      own === undefined ? kinds.has('product') && kinds.has('recipe') : !/resept|recipe|recept|Rezept/.test(own)
    return keeps ? [] : [`${site} ${language}`]
  })
  expect(promising).toEqual([])
})
