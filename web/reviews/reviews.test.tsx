import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Review } from '#contract/shop/reviews.ts'
import { IslandLedger, IslandLedgerProvider } from '#web/islands/island.tsx'
import { startIslands } from '#web/islands/runtime.ts'
import { openPage } from '#web/islands/testing.tsx'
import { Reviews } from './reviews.tsx'
import { readUserName } from './user-name.ts'

const aReview = (id: number, changes: Partial<Review> = {}): Review => ({
  id,
  stars: 4,
  text: `Arvostelu ${id}.`,
  userName: `Kokki ${id}`,
  isVerified: false,
  ...changes,
})
const page = (from: number, count: number) => Array.from({ length: count }, (_, at) => aReview(from + at))
const customer = JSON.stringify({ loggedIn: true, deliveryAddress: { firstName: 'Liisa' } })

let respond: (url: URL, init: RequestInit) => Response
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  respond = () => Response.json({ code: 'INTERNAL', message: 'Virhe' }, { status: 500 })
})
afterEach(() => vi.resetModules())

type Start = { reviews: { hits: Review[]; totalCount: number }; stored?: string; search?: string }

async function open({ reviews, stored, search = '' }: Start): Promise<void> {
  const { comeIntoView } = openPage(
    renderToStaticMarkup(
      <IslandLedgerProvider value={new IslandLedger()}>
        <Reviews code="LK-1008" reviews={reviews} language="fi" />
      </IslandLedgerProvider>,
    ),
  )
  window.history.replaceState(null, '', `/tuotteet/entrecote${search}`)
  for (const name of ['location', 'history', 'sessionStorage', 'FormData'] as const) vi.stubGlobal(name, window[name])
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setImmediate(work))
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push(`${init.method ?? 'GET'} ${decodeURIComponent(url)}`)
    return respond(new URL(url, 'http://lihakauppa.localhost'), init)
  })
  if (stored) sessionStorage.setItem('customer', stored)
  onTestFinished(async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  })
  const onError = vi.fn()
  onTestFinished(() => expect(onError).not.toHaveBeenCalled())
  startIslands({ './reviews/review-list.island.tsx': () => import('./review-list.island.tsx') }, { onError })
  comeIntoView()
  await expect.poll(() => document.querySelectorAll('kaski-island[live]').length).toBe(1)
}

const text = () =>
  ['.reviews-how', 'h2', 'kaski-island > div'].map((part) => document.querySelector(part)?.textContent ?? '').join(' ')
const shown = () => document.querySelectorAll('.review').length
const button = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === name)

describe('reviews', () => {
  it('SH-24, SH-34: show the number, stars, text, name, badge, and how they are verified', async () => {
    const hits = [aReview(1, { isVerified: true, stars: 5 }), aReview(2)]
    await open({ reviews: { hits, totalCount: 2 } })
    for (const part of ['TUOTTEELLA ON 2 ARVOSTELUA', 'Arvostelu 1.', 'Kokki 2', 'Varmennettu asiakas on tilannut'])
      expect(text()).toContain(part)
    expect(document.querySelectorAll('.review-verified')).toHaveLength(1)
    expect(document.querySelector('.stars')?.getAttribute('aria-label')).toBe('5 tähteä viidestä')
    expect(button('Katso lisää arvosteluja')).toBeUndefined()
  })

  it('SH-24: cut a text above 170 characters until the visitor reads on', async () => {
    const long = 'x'.repeat(171)
    await open({
      reviews: { hits: [aReview(1, { text: long }), aReview(2, { text: 'y'.repeat(170) })], totalCount: 2 },
    })
    expect(document.querySelectorAll('.review-read-on')).toHaveLength(1)
    expect(text()).not.toContain(long)
    button('Jatka lukemista')?.click()
    await expect.poll(text).toContain(long)
    expect(document.querySelector('.review-read-on')).toBeNull()
  })

  it('SH-24, SE-33: load 9 more, and all pages up to the one of the address in order', async () => {
    respond = (url) => {
      const number = Number(url.searchParams.get('page'))
      const hits = page(1 + (number - 1) * 9, number < 4 ? 9 : 3)
      return Response.json({ hits, hasMore: number < 4, totalCount: 30, productId: 'LK-1008' })
    }
    await open({ reviews: { hits: page(1, 9), totalCount: 30 }, search: '?currentPage=3' })
    await expect.poll(shown).toBe(27)
    const path = 'GET /api/review/lihakauppa/?language=fi'
    expect(asked).toEqual([2, 3].map((number) => `${path}&page=${number}&pageSize=9&productId=LK-1008`))
    button('Katso lisää arvosteluja')?.click()
    await expect.poll(shown).toBe(30)
    expect(location.search).toBe('?currentPage=4')
    expect(button('Katso lisää arvosteluja')).toBeUndefined()
  })

  it('say that more could not be loaded, and keep what is there', async () => {
    await open({ reviews: { hits: page(1, 9), totalCount: 10 } })
    button('Katso lisää arvosteluja')?.click()
    await expect.poll(text).toContain('Arvosteluja ei saatu ladattua. Yritä uudelleen.')
    expect(shown()).toBe(9)
  })
})

describe('the review dialog', () => {
  it('SH-25: does not open without a username', async () => {
    await open({ reviews: { hits: [], totalCount: 0 } })
    expect(text()).toContain('TUOTTEELLA ON 0 ARVOSTELUA')
    expect(document.querySelector('dialog')).toBeNull()
    expect(button('Kirjoita arvostelu')).toBeUndefined()
    expect([null, '{}', 'x', '{"loggedIn":false,"deliveryAddress":{"firstName":"Liisa"}}'].map(readUserName)).toEqual(
      Array(4).fill(null),
    )
  })

  it('SH-25, SH-34: wants a rating, a nickname and a text; posts them; thanks', async () => {
    await open({ reviews: { hits: [], totalCount: 0 }, stored: customer })
    await expect.poll(() => button('Kirjoita arvostelu')).toBeDefined()
    const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
    expect([field('userName').value, field('text').maxLength]).toEqual(['Liisa', 500])
    field('userName').value = ' '
    button('Lähetä arvostelu')?.click()
    const problems = () => [...document.querySelectorAll('p.review-problem')].map((each) => each.textContent)
    await expect.poll(problems).toEqual(['Anna tuotteelle arvosana', 'Täytä tämä kenttä', 'Täytä tämä kenttä', ''])
    expect(asked).toEqual([])
    field('userName').value = 'Liisa'
    field('text').value = ' Hyvää lihaa. '
    document.querySelectorAll<HTMLInputElement>('[type=radio]')[3]?.click()
    button('Lähetä arvostelu')?.click()
    await expect.poll(problems).toEqual(['Jokin meni vikaan. Virhe'])
    const sent: unknown[] = []
    respond = (_, { body }) => {
      sent.push(JSON.parse(String(body)))
      return Response.json({ isHeld: true })
    }
    button('Lähetä arvostelu')?.click()
    await expect.poll(text).toContain('Kiitos arvostelustasi! Luemme sen ennen julkaisua.')
    expect(sent).toEqual([{ productId: 'LK-1008', rating: 4, text: 'Hyvää lihaa.', userName: 'Liisa' }])
    expect(document.querySelector('form')).toBeNull()
  })

  it('counts and shows a review at once when it is published', async () => {
    await open({ reviews: { hits: page(1, 2), totalCount: 2 }, stored: customer })
    await expect.poll(() => button('Kirjoita arvostelu')).toBeTruthy()
    const own = aReview(9, { text: 'Hyvää lihaa.' })
    respond = (_, { method = 'GET' }) =>
      Response.json(
        method === 'POST' ? { isHeld: false } : { hits: [own, ...page(1, 2)], hasMore: false, totalCount: 3 },
      )
    const text = document.querySelector<HTMLTextAreaElement>('[name=text]') as HTMLTextAreaElement
    text.value = 'Hyvää lihaa.'
    document.querySelectorAll<HTMLInputElement>('[type=radio]')[3]?.click()
    button('Lähetä arvostelu')?.click()
    await expect.poll(() => document.querySelector('h2')?.textContent).toBe('TUOTTEELLA ON 3 ARVOSTELUA')
    expect(document.querySelector('.review')?.textContent).toContain('Hyvää lihaa.')
    expect(shown()).toBe(3)
  })
})
