import { describe, expect, it } from 'vitest'
import { picture as pictureSchema } from '#contract/content/content.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'

const recipes = demoSites.flatMap(({ site, language, ...content }) =>
  content.pages.flatMap((page) => (page.item?.kind === 'recipe' ? [{ site, language, page, item: page.item }] : [])),
)
const onSite = (site: string, language = 'fi') =>
  recipes.filter((recipe) => recipe.site === site && recipe.language === language)
const nameOf = ({ site, language, page }: (typeof recipes)[number]) => `${site} ${language} ${page.path}`

describe('the demo recipes', () => {
  it('are at least sixty, on every site that has recipes', () => {
    expect(new Set(recipes.map(({ site, page }) => `${site} ${page.key}`)).size).toBeGreaterThanOrEqual(60)
    expect(onSite('kuluttaja').length).toBeGreaterThanOrEqual(22)
    expect(onSite('kuluttaja', 'en').length).toBeGreaterThanOrEqual(6)
    expect(onSite('jyvabroiler').length).toBeGreaterThanOrEqual(8)
    expect(onSite('deli').length).toBeGreaterThanOrEqual(6)
    expect(onSite('ammattilaiset').length).toBeGreaterThanOrEqual(14)
    expect(onSite('foodservice-se', 'se').length).toBeGreaterThanOrEqual(6)
    expect(onSite('skogsgarden', 'se').length).toBeGreaterThanOrEqual(4)
    expect(onSite('delikatess', 'se').length).toBeGreaterThanOrEqual(4)
  })

  it('are from 2025 and 2026, never from the future', () => {
    for (const recipe of recipes) {
      expect(recipe.page.publishDate >= '2025-01-01', nameOf(recipe)).toBe(true)
      expect(recipe.page.publishDate <= '2026-11-15', nameOf(recipe)).toBe(true)
    }
  })

  it('have ingredients with an amount, instructions and a time', () => {
    for (const recipe of recipes) {
      const ingredients = recipe.item.steps.flatMap((step) => step.ingredients)
      expect(ingredients.length, nameOf(recipe)).toBeGreaterThanOrEqual(4)
      for (const { amount } of ingredients) expect(amount, nameOf(recipe)).toBeGreaterThan(0)
      expect(recipe.item.steps.flatMap((step) => step.instructions).length, nameOf(recipe)).toBeGreaterThanOrEqual(3)
      expect(recipe.item.totalTime, nameOf(recipe)).toBeGreaterThan(0)
      expect(recipe.item.yield, nameOf(recipe)).toBeGreaterThan(0)
    }
  })

  it('say how hot chicken and minced meat must be inside wherever they are cooked in pieces', () => {
    const unsafe = onSite('ammattilaiset').filter(({ item }) => {
      const text = item.steps.flatMap(({ instructions }) => instructions).join(' ')
      return /broiler|pihvit|pullat/i.test(text) && !/(75|80) °C/.test(text)
    })
    expect(unsafe.map(nameOf)).toEqual([])
  })

  it('have a picture of their own within the site, with a text for who cannot see it', () => {
    for (const { page } of recipes) expect(pictureSchema.parse(page.picture).alt.length).toBeGreaterThan(10)
    for (const { site, language } of demoSites) {
      const pictures = onSite(site, language).map(({ page }) => page.picture?.name)
      expect(new Set(pictures).size, `${site} ${language}`).toBe(pictures.length)
    }
    expect(new Set(recipes.map(({ page }) => page.picture?.name)).size).toBeGreaterThanOrEqual(60)
  })

  it('for professionals are weighed: 50 to 100 portions whose grams make up the total', () => {
    for (const recipe of [...onSite('ammattilaiset'), ...onSite('foodservice-se', 'se')]) {
      const { yield: portions, portionSize = 0, portionUnit, totalYieldKg, steps } = recipe.item
      expect(portions, nameOf(recipe)).toBeGreaterThanOrEqual(50)
      expect(portions, nameOf(recipe)).toBeLessThanOrEqual(100)
      expect(portionUnit).toBe('g')
      expect(totalYieldKg).toBe((portionSize * portions) / 1000)
      expect(steps.length, nameOf(recipe)).toBeGreaterThanOrEqual(2)
      for (const { heading } of steps) expect(heading, nameOf(recipe)).toBeTruthy()
      const bought = steps
        .flatMap(({ ingredients }) => ingredients)
        .filter(({ name }) => !/liotukseen|blötläggning/.test(name))
        .reduce((sum, { amount, unit }) => sum + amount * ({ kg: 1, l: 1, g: 0.001, dl: 0.1 }[unit] ?? 0), 0)
      // What is cooked shrinks; what swells or is skimmed makes up for some of it. A slip of the pen is worse than both.
      expect(bought / (totalYieldKg ?? 0), nameOf(recipe)).toBeGreaterThan(0.75)
      expect(bought / (totalYieldKg ?? 0), nameOf(recipe)).toBeLessThan(1.75)
    }
  })

  it('tell what a portion contains in Swedish food service', () => {
    for (const recipe of onSite('foodservice-se', 'se')) {
      const { nutrients = [], portionSize = 0 } = recipe.item
      const amountOf = (code: string) => nutrients.find((nutrient) => nutrient.code === code)?.amount ?? Number.NaN
      expect(portionSize).toBeGreaterThanOrEqual(150)
      expect(portionSize).toBeLessThanOrEqual(650)
      // Fat has nine kilocalories in a gram, carbohydrate and protein four.
      const counted = amountOf('FAT') * 9 + (amountOf('CHO') + amountOf('PRO')) * 4
      expect(Math.abs(counted / amountOf('ENERCC') - 1), nameOf(recipe)).toBeLessThan(0.08)
      expect(amountOf('ENERC') / amountOf('ENERCC')).toBeCloseTo(4.184, 1)
    }
  })

  it('are sorted by categories and tags that exist, and carry the tag of their time', () => {
    for (const recipe of recipes) {
      const { taxonomy } =
        demoSites.find(({ site, language }) => site === recipe.site && language === recipe.language) ?? {}
      const categories = taxonomy?.categories.filter(({ kind }) => kind === 'recipe').map(({ id }) => id)
      const facets = taxonomy?.facets.filter(({ kind }) => kind === 'recipe') ?? []
      expect(recipe.item.categories?.length, nameOf(recipe)).toBeGreaterThan(0)
      for (const id of recipe.item.categories ?? []) expect(categories, nameOf(recipe)).toContain(id)
      const tags = facets.flatMap(({ facetTags }) => facetTags.map(({ id }) => id))
      for (const id of recipe.item.facetTags ?? []) expect(tags, nameOf(recipe)).toContain(id)
      const time = recipe.item.totalTime <= 30 ? 531 : recipe.item.totalTime <= 60 ? 532 : 533
      expect(recipe.item.facetTags, nameOf(recipe)).toContain(time)
    }
  })

  it('lead to products of their own site, most of them', () => {
    const led = recipes.filter((recipe) => {
      const { pages } = demoSites.find(
        ({ site, language }) => site === recipe.site && language === recipe.language,
      ) ?? { pages: [] }
      const products = pages.filter(({ template }) => template === 'product').map(({ path }) => path)
      const paths = recipe.item.steps.flatMap(({ ingredients }) => ingredients.flatMap(({ path }) => path ?? []))
      for (const path of paths) expect(products, nameOf(recipe)).toContain(path)
      expect(recipe.item.productPath).toBe(paths[0])
      return paths.length > 0
    })
    expect(led.length).toBeGreaterThan(recipes.length / 2)
  })

  it('are translated under the keys of their originals, with the same amounts', () => {
    for (const translated of onSite('kuluttaja', 'en')) {
      const original = onSite('kuluttaja').find(({ page }) => page.key === translated.page.key)
      const amounts = (recipe?: (typeof recipes)[number]) =>
        recipe?.item.steps.map(({ ingredients }) => ingredients.map(({ amount }) => amount))
      expect(amounts(translated), nameOf(translated)).toEqual(amounts(original))
      expect(translated.item.facetTags).toEqual(original?.item.facetTags)
      expect(translated.page.publishDate).toBe(original?.page.publishDate)
    }
  })
})
