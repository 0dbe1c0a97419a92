import { expect, it } from 'vitest'
import type { Page } from '#contract/content/content.ts'
import type { Offer } from '#contract/shop/offer.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { sites } from '#sites/all.ts'
import { pageHead } from './page-head.ts'

const text = expect.stringMatching(/\S/)
const url = expect.stringMatching(/^https:\/\/\S+$/)
const date = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
const images = [url]
const someone = expect.objectContaining({ '@type': expect.stringMatching(/^(Person|Organization)$/), name: text })
const described = { '@context': 'https://schema.org', description: text }

/** What search engines require of each kind of page, beside what we always give. */
const required: Record<string, object> = {
  Organization: { name: text, url, logo: url },
  Product: { ...described, name: text, image: images, sku: text, brand: { '@type': 'Brand', name: text } },
  Recipe: {
    ...described,
    name: text,
    image: images,
    author: someone,
    datePublished: date,
    totalTime: expect.stringMatching(/^PT(\d+H)?(\d+M)?$/),
    recipeYield: expect.stringMatching(/^\d+$/),
    recipeIngredient: expect.arrayContaining([text]),
    recipeInstructions: expect.arrayContaining([expect.objectContaining({ '@type': expect.stringMatching(/^HowTo/) })]),
  },
  NewsArticle: { ...described, headline: text, datePublished: date, author: someone, publisher: someone },
  JobPosting: {
    ...described,
    title: text,
    datePosted: date,
    hiringOrganization: someone,
    employmentType: text,
    validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\dT23:59:59\+0[23]:00$/),
    jobLocation: {
      '@type': 'Place',
      address: expect.objectContaining({
        '@type': 'PostalAddress',
        addressLocality: text,
        addressCountry: expect.stringMatching(/^(FI|SE)$/),
      }),
    },
  },
}

const kinds: Partial<Record<Page['template'], string>> = {
  home: 'Organization',
  product: 'Product',
  recipe: 'Recipe',
  news: 'NewsArticle',
  job: 'JobPosting',
}

const offer: Offer = {
  code: 'LK-1001',
  price: '12,90',
  pricePerKilo: null,
  svhPrice: null,
  discountPercentage: null,
  lowestPrice: null,
  stock: 3,
  rating: { average: 4.5, count: 2 },
} as Offer

function structuredOf(page: Page, withOffer: boolean): Record<string, unknown>[] {
  const site = sites.find(({ id }) => id === page.site)
  if (!site) throw new Error(`No site is called ${page.site}.`)
  const head = pageHead(site, page, {
    origin: `https://${site.id}.example`,
    icon: '/icon.svg',
    findTranslation: () => undefined,
    trail: [{ title: 'Etusivu', href: '/' }],
    ...(withOffer && { offer }),
  })
  return head.structured as Record<string, unknown>[]
}

it.each(Object.entries(kinds))(
  'describes every %s page of all sites with the required fields of %s',
  (template, type) => {
    const pages = demoSites.flatMap(({ pages }) => pages).filter((page) => page.template === template)
    expect(new Set(pages.map(({ site }) => site)).size).toBeGreaterThanOrEqual(template === 'job' ? 1 : 5)
    for (const page of pages) {
      const found = structuredOf(page, false).find((data) => data['@type'] === type)
      expect(found, `${page.site} ${page.path}`).toMatchObject(required[type] ?? {})
    }
  },
)

it('describes where every page below the home page stands', () => {
  for (const page of demoSites.flatMap(({ pages }) => pages)) {
    if (page.path === '/') continue
    const trail = structuredOf(page, false).find((data) => data['@type'] === 'BreadcrumbList')
    expect(trail, `${page.site} ${page.path}`).toMatchObject({
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: text, item: url },
        { '@type': 'ListItem', position: 2, name: page.title, item: url },
      ],
    })
  }
})

it('describes what is sold with price, currency, stock and rating', () => {
  const sold = demoSites
    .flatMap(({ pages }) => pages)
    .filter(({ item }) => item?.kind === 'product' && item.offer !== undefined)
  expect(sold.length).toBeGreaterThan(40)
  for (const page of sold) {
    expect(structuredOf(page, true).find((data) => data['@type'] === 'Product')).toMatchObject({
      offers: {
        '@type': 'Offer',
        price: '12.90',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url,
      },
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    })
  }
})
