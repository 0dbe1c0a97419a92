import { beforeEach, expect, it } from 'vitest'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import type { RunningApp } from '#server/testing/running-app.ts'
import { aShop } from '#server/testing/shopper.ts'
import { aStaffBrowser } from '#server/testing/staff.ts'
import { writeReview } from './reviews.ts'

let app: RunningApp
let staff: Awaited<ReturnType<typeof aStaffBrowser>>
beforeEach(async () => {
  const database = await freshDatabase()
  app = await aShop({ database })
  staff = await aStaffBrowser(app, database, { roles: ['service'] })
})

const write = (at: number, text: string, stars = 4, code = 'LK-1001') =>
  writeReview(app.reviews, { code, customer: `customer ${at}`, stars, text, userName: `Maija ${at}` })
const list = async (query = '') => (await staff.get(`/api/office/reviews${query}`)).body
const decide = (id: number, body: object) => staff.send('PUT', `/api/office/reviews/${id}/state`, body)
const answer = (id: number, body: object) => staff.send('PUT', `/api/office/reviews/${id}/answer`, body)
const shown = async () => (await app.get('lihakauppa', '/api/review/lihakauppa/?language=fi&productId=LK-1001')).json()
const rating = async () => {
  const { averageRating, reviewCount } = await (await app.get('lihakauppa', '/api/products/LK-1001')).json()
  return [averageRating, reviewCount]
}
const page = async () => (await app.get('lihakauppa', '/tuotteet/t1')).text()

it('OF-23: reviews wait from the oldest on, and are found by product and stars', async () => {
  await write(1, 'Katso www.mainos.fi', 2)
  await write(2, 'www.toinen.fi', 5)
  await write(3, 'Hyvää', 5)
  expect((await list()).rows).toMatchObject([
    { id: 1, product: 'Tuote 1', state: 'held', stars: 2 },
    { id: 2, state: 'held' },
  ])
  expect((await list('?stars=5&code=LK-1001')).rows).toMatchObject([{ id: 2 }])
  expect((await list('?state=published')).rows).toMatchObject([{ id: 3 }])
  expect((await staff.get('/api/office/reviews/summary')).body).toEqual({
    counts: { held: 2, published: 1, removed: 0 },
    products: [{ code: 'LK-1001', name: 'Tuote 1' }],
  })
})

it('OF-23: publishing and refusing change page, list and rating at once, also when undone', async () => {
  await write(1, 'Katso www.mainos.fi', 2)
  await write(2, 'Hyvää', 5)
  expect((await decide(1, { state: 'published', version: 0 })).body).toEqual({ version: 1 })
  expect(await shown()).toMatchObject({ totalCount: 2, hits: [{ id: 2 }, { id: 1 }] })
  await expect.poll(rating).toEqual([3.5, 2])
  await expect.poll(page).toContain('www.mainos.fi')
  const reason = 'Mainos tai linkki muualle'
  expect((await decide(1, { state: 'removed', reason, version: 1 })).status).toBe(200)
  expect(await shown()).toMatchObject({ totalCount: 1, hits: [{ id: 2 }] })
  await expect.poll(rating).toEqual([5, 1])
  await expect.poll(page).not.toContain('www.mainos.fi')
  expect(await page()).not.toContain(reason)
  expect((await list('?state=removed')).rows).toMatchObject([{ id: 1, reason, version: 2 }])
  await decide(1, { state: 'published', version: 2 })
  await expect.poll(rating).toEqual([3.5, 2])
  await decide(1, { state: 'held', version: 3 })
  expect((await list()).rows).toMatchObject([{ id: 1, reason: null }])
})

it("OF-23: an answer is shown under the review in the shop's name, changed and removed", async () => {
  await write(1, 'Hyvää')
  expect(await page()).not.toContain('Lihakaupan vastaus</p>')
  await answer(1, { answer: 'Kiitos, Maija!', version: 0 })
  expect((await shown()).hits).toMatchObject([{ answer: 'Kiitos, Maija!' }])
  await expect.poll(page).toContain('Lihakaupan vastaus</p><p>Kiitos, Maija!</p>')
  await answer(1, { answer: 'Kiitos!', version: 1 })
  await expect.poll(page).toContain('<p>Kiitos!</p>')
  await answer(1, { answer: null, version: 2 })
  await expect.poll(page).not.toContain('<p>Kiitos!</p>')
  expect((await shown()).hits[0]).not.toHaveProperty('answer')
})

it('OF-23: the second of two people is told, and changes nothing', async () => {
  await write(1, 'Katso www.mainos.fi')
  const outcomes = await Promise.all([
    decide(1, { state: 'published', version: 0 }),
    decide(1, { state: 'removed', reason: 'Mainos', version: 0 }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(outcomes.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  expect((await decide(99, { state: 'published', version: 0 })).status).toBe(404)
  const noReason = await decide(1, { state: 'removed', reason: ' ', version: 1 })
  expect([noReason.status, Object.keys(noReason.body.fields)]).toEqual([400, ['reason']])
})
