import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Card as CardData, PlainCardType } from '#contract/content/card.ts'
import { cardTypes } from '#contract/content/card-types.ts'
import type { Language } from '#contract/site.ts'
import { cardTexts } from '#web/messages/pages/cards.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { Card } from './card.tsx'
import type { CardContext } from './card-context.ts'

const image = { id: '0123456789', name: 'kuva.jpg', width: 1200, height: 800, alt: 'Kuva' }

const context = (language: Language = 'fi', changes: Partial<CardContext> = {}): CardContext => ({
  columns: { xs: 1, sm: 2, md: 3, lg: 4 },
  heading: 'h3',
  language,
  texts: textsOf(language, cardTexts),
  ...changes,
})

function draw(card: CardData, where = context()): HTMLElement {
  return new JSDOM(renderToStaticMarkup(<Card card={card} context={where} />)).window.document.body
}

const textOf = (card: CardData, where = context()) => draw(card, where).textContent

const plain = (type: PlainCardType, changes: object = {}): CardData => ({
  type,
  header: 'Lenkkimakkara',
  link: '/tuotteet/lenkkimakkara',
  ...changes,
})

const social: CardData = {
  type: 'socialMediaCard',
  link: 'https://social.example/p/1',
  socialMediaMediaType: 'VIDEO',
  socialMedia: 'Instagram',
  profileName: 'Kaskimaa',
  profileUrl: 'https://social.example/kaskimaa',
  profilePicture: image,
  image,
  daysSincePosted: 3,
  body: 'Syksy',
  likeCount: 12,
  commentCount: 4,
}

const shop: CardData = {
  type: 'lkProductCard',
  title: 'Entrecôte',
  url: '/tuotteet/entrecote',
  image: [image],
  price: '12,90',
  stock: null,
  code: 'LK-1001',
}

const catalogue: CardData = {
  type: 'catalogueRecipeCard',
  recipeTitle: 'Voileipäkakku',
  pageUrl: '/reseptit/voileipakakku',
  recipeImage: image,
  productImage: { ...image, id: '9876543210', alt: 'Leikkele' },
}

const special: Partial<Record<string, CardData>> = {
  socialMediaCard: social,
  lkProductCard: shop,
  catalogueRecipeCard: catalogue,
}

describe('every type', () => {
  it.each(cardTypes)(
    'WI-01 %s has a heading of the level in its context, and one link that covers the card',
    (type) => {
      const body = draw(special[type] ?? plain(type as PlainCardType, { image }), context('fi', { heading: 'h2' }))
      expect(body.querySelectorAll('h2')).toHaveLength(1)
      expect(body.querySelector('h1, h3')).toBeNull()
      expect(body.querySelectorAll('a.card-link')).toHaveLength(1)
      expect(body.querySelector('kaski-island')).toBeNull()
    },
  )
})

const shapes = ['square', 'tall', 'wide', 'extra-tall'] as const

it.each(shapes)('WI-01 a header image card can be %s', (shape) => {
  const body = draw(plain('headerImageCard', { image }), context('fi', { shape }))
  expect(body.querySelector('.card-picture')?.className).toBe(`card-picture card-${shape}`)
})

const productCards = ['productCard', 'FSProductCard'] as const

it.each(productCards)('WI-02 a %s has the name, number, linked ordering code and barcode', (type) => {
  const body = draw(
    plain(type, { productCode: '40217', valoCode: '7013382', gtinCode: '6408180012341', novelty: true }),
  )
  expect(body.querySelector('h3')?.textContent).toBe('Lenkkimakkara')
  expect(body.textContent).toContain('Tuotenumero40217')
  expect(body.textContent).toContain('Uutuus')
  const order = body.querySelector<HTMLAnchorElement>('a.card-order')
  expect(new URL(order?.href ?? '').pathname).toContain('7013382')
  expect(body.querySelector('svg.barcode')?.getAttribute('aria-label')).toBe('Viivakoodi 6408180012341')
})

it('WI-02 a product without ordering code and barcode has neither', () => {
  const body = draw(plain('productCard', { productCode: '40217' }))
  expect(body.querySelector('.card-order, .barcode')).toBeNull()
  expect(body.textContent).not.toContain('Tilauskoodi')
})

describe('a social card', () => {
  it('WI-04 has the profile, the age in words, the counts, and an icon on videos', () => {
    const body = draw(social)
    expect(body.querySelector('h3 a')?.getAttribute('href')).toBe('https://social.example/kaskimaa')
    expect(body.querySelector('.card-profile-picture')?.getAttribute('src')).toContain('preset=thumbnail')
    expect(body.querySelector('.card-posted')?.textContent).toBe('3 päivää sitten')
    expect(body.textContent).toContain('Tykkäyksiä: 12')
    expect(body.textContent).toContain('Kommentteja: 4')
    expect(body.querySelector('.card-video')?.textContent).toBe('Video')
    expect(body.querySelector('a.card-link')?.getAttribute('href')).toBe('https://social.example/p/1')
    expect(draw({ ...social, socialMediaMediaType: 'IMAGE' }).querySelector('.card-video')).toBeNull()
  })

  it('WI-04 truncates its text to 120 characters', () => {
    const bodyOf = (text: string) => draw({ ...social, body: text }).querySelector('.card-body')?.textContent
    expect(bodyOf('a'.repeat(120))).toBe('a'.repeat(120))
    expect(bodyOf('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`)
    expect(bodyOf('👨‍👩‍👧'.repeat(121))).toBe(`${'👨‍👩‍👧'.repeat(120)}…`)
  })

  it('WI-04 shows the age in the language of the page', () => {
    const posted = (days: number, language: Language) =>
      draw({ ...social, daysSincePosted: days }, context(language)).querySelector('.card-posted')?.textContent
    expect([posted(0, 'fi'), posted(1, 'fi')]).toEqual(['tänään', 'eilen'])
    expect([posted(5, 'en'), posted(5, 'se'), posted(5, 'de')]).toEqual([
      '5 days ago',
      'för 5 dagar sedan',
      'vor 5 Tagen',
    ])
  })
})

describe('a shop product card', () => {
  it('WI-01 has the price in Finnish format, and the recommended price only where it differs', () => {
    expect(textOf(shop)).toContain('12,90\u00a0€')
    expect(textOf({ ...shop, svhPrice: '12,90' })).not.toContain('Suositushinta')
    expect(textOf({ ...shop, svhPrice: '15,90', pricePerKilo: '25,80' })).toContain(
      '25,80\u00a0€/kgSuositushinta 15,90\u00a0€',
    )
    expect(draw({ ...shop, price: null }).querySelector('.card-prices')).toBeNull()
  })

  it('WI-01 has a badge with the discount', () =>
    expect(draw({ ...shop, discountPercentage: 17 }).querySelector('.card-discount')?.textContent).toBe(
      'Alennus −17 %',
    ))

  it('WI-01 says that it is sold out, without a call to action', () => {
    const card = { ...shop, ctaButton: 'Osta' }
    for (const stock of [0, -2]) {
      expect(textOf({ ...card, stock })).toContain('Tuote on juuri nyt loppuunmyyty')
      expect(textOf({ ...card, stock })).not.toContain('Osta')
    }
    for (const stock of [null, 1]) {
      expect(textOf({ ...card, stock })).not.toContain('loppuunmyyty')
      expect(textOf({ ...card, stock })).toContain('Osta')
    }
  })

  it('shows its first picture', () => {
    const pictures = draw({ ...shop, image: [image, { ...image, id: '1111111111' }] }).querySelectorAll('img')
    expect([...pictures].map(({ src }) => src.includes('0123456789'))).toEqual([true])
  })
})

describe('recipe cards', () => {
  it('WI-22 have their time in hours and minutes, and their call to action', () => {
    const text = textOf(plain('recipeCard', { totalTime: 90, ctaButton: 'Katso resepti' }))
    expect(text).toContain('Valmistusaika 1 h 30 min')
    expect(text).toContain('Katso resepti')
    expect(textOf(plain('broilerRecipeCard', { totalTime: 45 }))).toContain('45 min')
  })

  it('WI-22 of a catalogue have title, address, the recipe’s picture and the product’s', () => {
    const body = draw(catalogue)
    expect(body.querySelector('a')?.getAttribute('href')).toBe('/reseptit/voileipakakku')
    expect(body.querySelector('h3')?.textContent).toBe('Voileipäkakku')
    expect([...body.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Kuva', 'Leikkele'])
  })
})

describe('news cards', () => {
  it('WI-22 have their date in the format of the language', () => {
    const dated = plain('newsCard', { publishDate: '2026-11-03' })
    expect(textOf(dated)).toContain('3.11.2026')
    expect(textOf(dated, context('en'))).toContain('3 Nov 2026')
  })

  it('WI-22 say what kind of release it is, from cisionTextType, and not which service sent it', () => {
    expect(textOf(plain('cisionCard', { cisionTextType: 'CisionReleasePage' }))).toContain('Pörssitiedote')
    expect(textOf(plain('cisionCard', { cisionTextType: 'MyNewsDeskPage' }))).toMatch(/(^|\s|>)Tiedote/)
    expect(textOf(plain('mynewsdeskCard'))).not.toMatch(/mynewsdesk|cision/i)
  })
})

it('shows the like count, and a like button where the context has one', () => {
  const card = plain('productCard', { contentId: 7, likeCount: 3 })
  expect(textOf(card)).toContain('Tykkäyksiä: 3')
  const like: CardContext['like'] = ({ contentId, likeCount, title }) => `[${contentId} ${likeCount} ${title}]`
  expect(textOf(card, context('fi', { like }))).toContain('[7 3 Lenkkimakkara]')
})

it('shows the initial of a product that has no picture', () => {
  expect(draw(plain('productCard')).querySelector('.card-initial')?.textContent).toBe('L')
  expect(draw(plain('newsCard')).querySelector('.card-picture')).toBeNull()
})

describe('the pictures of a product of the shop', () => {
  const other = { ...image, id: 'abcdefabcd', alt: 'Toinen kuva' }
  const turn = (count: number) => <button type="button">{`Seuraava ${count}`}</button>

  it('SH-22: are a carousel when there are several, in the preset medium at most', () => {
    const drawn = draw({ ...shop, image: [image, other] }, context('fi', { turn }))
    const carousel = drawn.querySelector('.carousel')
    expect([carousel?.getAttribute('aria-roledescription'), carousel?.getAttribute('aria-label')]).toEqual([
      'karuselli',
      'Entrecôte',
    ])
    expect(carousel?.querySelector('.carousel-controls')?.textContent).toBe('Seuraava 2')
    const slides = [...drawn.querySelectorAll('.carousel-slide')]
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 / 2', '2 / 2'])
    expect(slides.map((slide) => slide.querySelector('img')?.alt)).toEqual(['Kuva', 'Toinen kuva'])
    const srcset = slides[1]?.querySelector('img')?.getAttribute('srcset') ?? ''
    expect(srcset).toContain('preset=medium')
    expect(srcset).not.toContain('preset=default')
  })

  it('SH-22: are one picture without buttons when there is one, or nothing to turn them with', () => {
    expect(draw(shop, context('fi', { turn })).querySelectorAll('.carousel, button')).toHaveLength(0)
    expect(draw({ ...shop, image: [image, other] }).querySelectorAll('img')).toHaveLength(1)
  })
})

describe('what a card of the shop offers', () => {
  const buy = ({ code, label, stock }: { code: string; label?: string | undefined; stock: number | null }) => (
    <button type="button">{stock === 0 ? `Pikakatselu ${code}` : `${label} ${code}`}</button>
  )
  const offered = (changes: object) => textOf({ ...shop, ...changes } as CardData, context('fi', { buy }))

  it('SH-22: title, price, second price where it differs, discount, and buying when it is in stock and has a price', () => {
    const sold = offered({ svhPrice: '15,90', discountPercentage: 20, stock: 3, ctaButton: 'Osta' })
    for (const part of ['Entrecôte', '12,90', 'Suositushinta 15,90', '−20 %', 'Osta LK-1001']) {
      expect(sold?.replaceAll('\u00a0', ' ')).toContain(part)
    }
    expect(offered({ svhPrice: '12,90' })).not.toContain('Suositushinta')
    expect(offered({ price: null })).not.toContain('LK-1001')
    // The control itself says that it is sold out, and has the quick view.
    expect(offered({ stock: 0 })).toContain('Pikakatselu LK-1001')
  })
})
