import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/site.ts'
import { sentencesOf } from '#demo/facts/sentences.ts'
import { demoSites } from '#demo/testing/demo-sites.ts'
import { sites } from '#sites/all.ts'
import { IslandLedger, IslandLedgerProvider } from '#web/islands/island.tsx'
import { openings } from '#web/templates/openings.tsx'

const withPoint = /(?<![\d.])\d+\.\d*0(?![\d.])/g
const withComma = /(?<![\d,])\d+,\d*0(?![\d,])/g
/** Prices have cents, and a time of day has minutes. */
const after = /^(\s?(€|euro|kr\b|SEK|EUR|c\b|USD|am\b|pm\b|Uhr|–\d)|\/kg)/

/** Figures that end in a zero after the decimal sign, which no cook would write. */
function needlessZeros(text: string, language: Language): string[] {
  const plain = text.replace(/[\u00a0\u202f]/g, ' ')
  const figures = language === 'en' ? withPoint : withComma
  return [...plain.matchAll(figures)].flatMap(({ 0: found, index }) => {
    const rest = plain.slice(index + found.length)
    const before = plain.slice(0, index)
    return after.test(rest) || /(€|EUR|klo|kl\.|–)\s?$/.test(before) || isTime(found, rest)
      ? []
      : [`${found}${rest.slice(0, 8)}`]
  })
}

/** '13.30' without a unit behind it. */
const isTime = (figure: string, rest: string) =>
  /^([01]?\d|2[0-3])\.[0-5]0$/.test(figure) && !/^\s?(kg|g|l|dl|ml|mm|cm|kJ|kcal|%|°)/.test(rest)

const wordsOf = (html: string) => html.replace(/<script[^>]*>.*?<\/script>/g, '').replace(/<[^>]+>/g, ' ')

describe.each(demoSites)('the pages of $site in $language', ({ site, language, pages }) => {
  it('have no figure with needless zeros in their texts', () => {
    const found = pages.flatMap((page) =>
      sentencesOf(page).flatMap((text) => needlessZeros(text, language).map((figure) => `${page.path}: ${figure}`)),
    )
    expect(found).toEqual([])
  })

  it('show products and recipes without needless zeros, beside the exact figures of the calculator too', () => {
    const { portionCalculator } = sites.find(({ id }) => id === site) ?? {}
    const found = pages.flatMap((page) => {
      const View = openings[page.template]?.view
      if (!View || (page.item?.kind !== 'product' && page.item?.kind !== 'recipe')) return []
      const props = { related: [], linked: {}, likeCount: 0, today: '2026-11-16', portionCalculator }
      const html = renderToStaticMarkup(
        <IslandLedgerProvider value={new IslandLedger()}>
          <View page={{ ...page, contentId: 7 }} {...props} />
        </IslandLedgerProvider>,
      )
      const readable = html.replace(/<span class="[^"]*recipe-exact">[^<]*<\/span>/g, '')
      return needlessZeros(wordsOf(readable), language).map((figure) => `${page.path}: ${figure}`)
    })
    expect(found).toEqual([])
  })
})

it.each([
  ['140,000 g suolaa', 'fi'],
  ['Saanto 30,000 kg', 'fi'],
  ['40,0 kryddpepparkorn', 'se'],
  ['1038,0 kJ', 'se'],
  ['2.50 kg of beef', 'en'],
] as const)('a needless zero is found: %s', (text, language) => {
  expect(needlessZeros(text, language)).toHaveLength(1)
})

it('knows prices, thousands and times of day from needless zeros', () => {
  expect(needlessZeros('Hinta 12,50 €, 16,90 €/kg, klo 9.30', 'fi')).toEqual([])
  expect(needlessZeros('4,200 people from 8.30 to 16, 1,250 kg', 'en')).toEqual([])
})
