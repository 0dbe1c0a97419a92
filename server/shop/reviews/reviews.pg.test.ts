import { beforeEach, expect, it } from 'vitest'
import { getReviews } from '#contract/shop/reviews.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import type { RunningApp } from '#server/testing/running-app.ts'
import { aShop } from '#server/testing/shopper.ts'
import { reviewStore } from './reviews.store.ts'
import { decideReview, writeReview } from './reviews.ts'

let app: RunningApp
let database: Awaited<ReturnType<typeof freshDatabase>>
beforeEach(async () => {
  database = await freshDatabase()
  app = await aShop({ database })
})

const write = (at: number, changes: object = {}) =>
  writeReview(app.reviews, {
    code: 'LK-1001',
    customer: `customer ${at}`,
    stars: 4,
    text: `Hyvää ${at}`,
    userName: 'Maija',
    ...changes,
  })

async function read(query = '', site = 'lihakauppa') {
  const response = await app.get(site, `/api/review/lihakauppa/?language=fi&productId=LK-1001${query}`)
  expect(response.status).toBe(200)
  return getReviews.answer.parse(await response.json())
}

it('SH-24, SH-34: are read nine at a time, newest first, on every host', async () => {
  for (let at = 1; at <= 11; at++) expect(await write(at)).toEqual({ ok: true, value: { isHeld: false } })
  const first = await read()
  expect(first).toMatchObject({ totalCount: 11, hasMore: true, productId: 'LK-1001' })
  expect(first.hits).toHaveLength(9)
  expect(first.hits[0]).toEqual({ id: 11, stars: 4, text: 'Hyvää 11', userName: 'Maija', isVerified: false })
  expect(await read('&page=2&pageSize=9', 'mestari')).toMatchObject({ hasMore: false, hits: [{ id: 2 }, { id: 1 }] })
  const unknown = await app.get('lihakauppa', '/api/review/lihakauppa?productId=LK-9999')
  expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'PRODUCT_UNKNOWN'])
})

it('SH-24: change the rating of the product and its page', async () => {
  const page = async () => (await app.get('lihakauppa', '/tuotteet/t1')).text()
  expect(await page()).not.toContain('aggregateRating')
  await write(1, { stars: 5 })
  await write(2, { stars: 4 })
  const detail = await (await app.get('lihakauppa', '/api/products/LK-1001')).json()
  expect(detail).toMatchObject({ averageRating: 4.5, reviewCount: 2 })
  await expect.poll(page).toContain('"ratingValue":4.5,"reviewCount":2')
})

it('SH-25: are one for each customer and product, even when sent at the same moment', async () => {
  const outcomes = await Promise.all([write(1), write(1), write(1, { code: 'LK-1003' })])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2)
  expect(outcomes).toContainEqual({ ok: false, code: 'REVIEW_REPEATED', problems: [] })
  expect((await read()).totalCount).toBe(1)
})

it('are held when they have a link or a listed word, until somebody releases them', async () => {
  expect(await write(1, { text: 'Katso https://mainos.example' })).toMatchObject({ value: { isHeld: true } })
  expect(await write(2, { text: 'Perkeleen hyvää' })).toMatchObject({ value: { isHeld: true } })
  expect(await read()).toMatchObject({ totalCount: 0, hits: [] })
  const store = reviewStore(database.sql, async () => ({ tags: [], gone: false, pages: [] }))
  expect((await store.held()).map(({ id, code }) => [id, code])).toEqual([
    [1, 'LK-1001'],
    [2, 'LK-1001'],
  ])
  expect(await decideReview(app.reviews, 2, 'published')).toMatchObject({ text: 'Perkeleen hyvää' })
  expect(await decideReview(app.reviews, 1, 'removed')).toMatchObject({ id: 1 })
  expect(await decideReview(app.reviews, 2, 'published')).toBeNull()
  expect(await read()).toMatchObject({ totalCount: 1, hits: [{ text: 'Perkeleen hyvää' }] })
})

it('SH-24: are marked when the customer has bought the product', async () => {
  await write(1, { isVerified: true })
  await write(2)
  expect((await read()).hits).toMatchObject([{ isVerified: false }, { isVerified: true }])
})

it('SH-25: cannot be posted without logging in, and the refusal says so', async () => {
  const body = JSON.stringify({ productId: 'LK-1001', rating: 5, text: 'Hyvää', userName: 'Maija' })
  const headers = { 'content-type': 'application/json' }
  const answer = await app.get('lihakauppa', '/api/review/lihakauppa/', { method: 'POST', headers, body })
  expect([answer.status, await answer.json()]).toEqual([
    401,
    { code: 'LOGIN_NEEDED', message: 'Kirjaudu sisään ja yritä uudelleen.' },
  ])
})
