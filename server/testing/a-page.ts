import type { Page } from '#contract/content/content.ts'
import type { JobItem, NewsItem, ProductItem, RecipeItem } from '#contract/content/item.ts'

/** A valid page, changed where the test cares. */
export const aPage = (changes: Partial<Page> = {}): Page => ({
  site: 'kuluttaja',
  language: 'fi',
  path: '/',
  key: 'home',
  template: 'home',
  title: 'Etusivu',
  description: 'Kuvaus',
  publishDate: '2026-11-01',
  blocks: [],
  ...changes,
})

export const anArticle = (name: string, changes: Partial<Page> = {}): Page =>
  aPage({ path: `/${name}`, key: name, template: 'article', title: `Juttu ${name}`, ...changes })

/** A product page with every field filled. */
export const aProduct = (name: string, changes: Partial<Page> = {}, item: Partial<ProductItem> = {}): Page =>
  aPage({
    path: `/tuotteet/${name}`,
    key: `product-${name}`,
    template: 'product',
    title: `Tuote ${name}`,
    item: {
      kind: 'product',
      categories: [],
      facetTags: [],
      productCode: '1234',
      valoCode: '123456',
      gtinCode: '6408180012341',
      novelty: true,
      equipment: false,
      size: '400 g',
      ingredients: 'Naudanliha (Suomi), suola.',
      nutrition: [
        { name: 'Energia', amount: '650 kJ / 155 kcal' },
        { name: 'Rasva', amount: '10 g' },
      ],
      storage: 'Enintään +4 °C',
      ...item,
    },
    ...changes,
  })

/** A recipe page with two steps, the second with a heading. */
export const aRecipe = (name: string, changes: Partial<Page> = {}, item: Partial<RecipeItem> = {}): Page =>
  aPage({
    path: `/reseptit/${name}`,
    key: `recipe-${name}`,
    template: 'recipe',
    title: `Resepti ${name}`,
    item: {
      kind: 'recipe',
      categories: [],
      facetTags: [],
      totalTime: 90,
      yield: 4,
      steps: [
        {
          instructions: ['Ruskista liha.', 'Lisää sipuli.'],
          ingredients: [
            { name: 'jauhelihaa', amount: 400, unit: 'g' },
            { name: 'suolaa', amount: 0, unit: '' },
          ],
        },
        {
          heading: 'Kastike',
          instructions: ['Kuumenna kerma.'],
          ingredients: [{ name: 'kermaa', amount: 1.5, unit: 'dl' }],
        },
      ],
      ...item,
    },
    ...changes,
  })

export const aNewsPage = (name: string, changes: Partial<Page> = {}, item: Partial<NewsItem> = {}): Page =>
  aPage({
    path: `/ajankohtaista/${name}`,
    key: `news-${name}`,
    template: 'news',
    title: `Uutinen ${name}`,
    item: { kind: 'news', categories: [], facetTags: [], source: 'own', ...item },
    ...changes,
  })

/** The page of a job that closes at the end of 2026. */
export const aJob = (name: string, changes: Partial<Page> = {}, item: Partial<JobItem> = {}): Page =>
  aPage({
    path: `/tyopaikat/${name}`,
    key: `job-${name}`,
    template: 'job',
    title: `Työ ${name}`,
    item: {
      kind: 'job',
      categories: [],
      facetTags: [],
      city: 'Lapua',
      country: 'FI',
      streetAddress: 'Siipitie 4',
      postalCode: '62100',
      applicationPeriodEnd: '2026-12-31',
      employment: 'PART_TIME',
      starts: 'Heti',
      salary: { from: 15.3, to: 17, per: 'HOUR', currency: 'EUR' },
      applyTo: 'mailto:rekry@kaskimaa.example',
      contact: 'Ari Mäkelä, +358 20 000 0171',
      ...item,
    },
    ...changes,
  })
