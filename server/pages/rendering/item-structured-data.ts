import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Page, RichText } from '#contract/content/content.ts'
import type { Item, JobItem, NewsItem, ProductItem, RecipeItem } from '#contract/content/item.ts'
import { isSoldOut, type Offer } from '#contract/shop/offer.ts'
import { amountText } from '#web/format/amount-text.ts'
import { FormattedText } from '#web/ui/formatted-text.tsx'

type PageInfo = { siteName: string; url: string; image: { url: string } | undefined; offer?: Offer | undefined }

/** The schema.org description of a product, recipe, news or job page, for search engines. */
export function itemStructuredData(page: Page, item: Item, around: PageInfo): object {
  const { image } = around
  return {
    '@context': 'https://schema.org',
    ...ofKind(page, item, around),
    description: page.description,
    ...(item.kind === 'job' && { description: jobDescription(page) }),
    ...(image && { image: [image.url] }),
  }
}

function ofKind(page: Page, item: Item, around: PageInfo): object {
  switch (item.kind) {
    case 'product':
      return product(page, item, around)
    case 'recipe':
      return recipe(page, item)
    case 'news':
      return news(page, item, around)
    case 'job':
      return job(page, item, around)
  }
}

function product({ title }: Page, { productCode, gtinCode }: ProductItem, { siteName, url, offer }: PageInfo): object {
  return {
    '@type': 'Product',
    name: title,
    sku: productCode,
    ...(gtinCode && { gtin13: gtinCode }),
    brand: { '@type': 'Brand', name: siteName },
    ...(offer && offersOf(offer, url)),
  }
}

function offersOf(offer: Offer, url: string): object {
  const { price, rating } = offer
  const availability = `https://schema.org/${isSoldOut(offer) ? 'OutOfStock' : 'InStock'}`
  return {
    ...(price !== null && {
      offers: { '@type': 'Offer', price: price.replace(',', '.'), priceCurrency: 'EUR', availability, url },
    }),
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
  }
}

function recipe({ title, language, publishDate }: Page, item: RecipeItem): object {
  const { totalTime, steps } = item
  return {
    '@type': 'Recipe',
    name: title,
    author: company,
    datePublished: publishDate,
    totalTime: isoDuration(totalTime),
    recipeYield: String(item.yield),
    recipeIngredient: steps.flatMap(({ ingredients }) =>
      ingredients.map((each) => `${amountText(each, language)} ${each.name}`.trim()),
    ),
    recipeInstructions: steps.flatMap(({ heading, instructions }): object[] => {
      const written = instructions.map((text) => ({ '@type': 'HowToStep', text }))
      return heading ? [{ '@type': 'HowToSection', name: heading, itemListElement: written }] : written
    }),
  }
}

function news({ title, publishDate }: Page, { author }: NewsItem, { url }: PageInfo): object {
  return {
    '@type': 'NewsArticle',
    headline: title,
    datePublished: publishDate,
    author: author ? writer(author) : company,
    publisher: company,
    mainEntityOfPage: url,
  }
}

function job({ title, publishDate, key }: Page, item: JobItem, { url }: PageInfo): object {
  const { city, country, streetAddress, postalCode, applicationPeriodEnd, employment, salary } = item
  const address = { streetAddress, addressLocality: city, postalCode, addressCountry: country }
  return {
    '@type': 'JobPosting',
    title,
    identifier: { '@type': 'PropertyValue', name: company.name, value: key },
    url,
    datePosted: publishDate,
    validThrough: endOfDay(applicationPeriodEnd),
    employmentType: employment,
    hiringOrganization: company,
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...address } },
    directApply: false,
    ...(salary && { baseSalary: baseSalary(salary) }),
  }
}

function baseSalary({ from, to, per, currency }: NonNullable<JobItem['salary']>): object {
  const amount = to === undefined ? { value: from } : { minValue: from, maxValue: to }
  return { '@type': 'MonetaryAmount', currency, value: { '@type': 'QuantitativeValue', ...amount, unitText: per } }
}

/** Search engines want the whole text of a job, as simple HTML. */
function jobDescription({ description, blocks }: Page): string {
  const texts = blocks.flatMap(({ type, props }) => (type === 'rich-text' ? [props.content as RichText] : []))
  return renderToStaticMarkup([
    createElement('p', { key: 'description' }, description),
    ...texts.map((content, at) => createElement(FormattedText, { key: at, content })),
  ])
}

/** The last second of a day in Finland, with the offset of that day. */
function endOfDay(date: string): string {
  const [, offset = '+02:00'] = /GMT([+-]\d\d:\d\d)$/.exec(helsinkiOffset.format(new Date(`${date}T12:00:00Z`))) ?? []
  return `${date}T23:59:59${offset}`
}

const helsinkiOffset = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Helsinki', timeZoneName: 'longOffset' })

/** A person has a job title: 'Liisa Lehto, viestintäpäällikkö'. A name without one is a team. */
function writer(author: string): object {
  const [name, ...jobTitle] = author.split(', ')
  return jobTitle.length > 0
    ? { '@type': 'Person', name, jobTitle: jobTitle.join(', ') }
    : { '@type': 'Organization', name }
}

const company = { '@type': 'Organization', name: 'Kaskimaa Oyj' }

/** An ISO 8601 duration: 'PT1H30M'. */
function isoDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`
}
