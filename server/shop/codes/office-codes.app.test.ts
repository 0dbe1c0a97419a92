import { beforeEach, expect, it } from 'vitest'
import type { Mail } from '#server/adapters/mail/mailer.ts'
import { auditEntries } from '#server/db/schema/staff.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import type { RunningApp } from '#server/testing/running-app.ts'
import { aShop, aShopper } from '#server/testing/shopper.ts'
import { aStaffBrowser } from '#server/testing/staff.ts'

let app: RunningApp
let database: Awaited<ReturnType<typeof freshDatabase>>
let staff: Awaited<ReturnType<typeof aStaffBrowser>>
let mails: Mail[]
beforeEach(async () => {
  database = await freshDatabase()
  mails = []
  app = await aShop({ database, mailer: { place: 'a list', deliver: async (mail) => void mails.push(mail) } })
  staff = await aStaffBrowser(app, database, { roles: ['shop'] })
})

const path = (rest = '') => `/api/office/codes${rest}`
const issue = async (kind = 'gift-card', recipient: string | null = null) =>
  (await staff.post(path('/issued'), { kind, amount: 5000, validUntil: '2028-01-31', recipient })).body
const coupon = {
  code: null as string | null,
  percent: null as number | null,
  amount: 500,
  freeDelivery: false,
  minimum: null,
  validFrom: null,
  validUntil: null,
  maxUses: null as number | null,
}
const read = async (id: string) => (await staff.get(path(`/${id}`))).body
const list = async (query: string) => (await staff.get(path(`?${query}`))).body.rows

async function entering(code: string) {
  const shopper = aShopper(app)
  await shopper.add('LK-1001', 20)
  const { couponCodes, warnings } = await shopper.enter(code)
  return { isIn: couponCodes.length === 1, warnings }
}

/** Neither the audit log nor the table of a hashed code may hold it. */
async function expectUnwritten(code: string) {
  expect(JSON.stringify(await database.sql.select().from(auditEntries).orderBy(auditEntries.id))).not.toContain(code)
}

it('OF-20: a coupon is made, found by its end, shown to who may, limited and voided', async () => {
  const made = await staff.post(path('/coupons'), { ...coupon, code: 'joulu-2026', maxUses: 1 })
  expect(made.body).toEqual({ id: expect.any(String), code: 'JOULU-2026' })
  const { id } = made.body
  expect((await staff.post(path('/coupons'), { ...coupon, code: 'JOULU-2026' })).body.code).toBe('CODE_TAKEN')
  expect(await list('search=2026&kind=discount')).toMatchObject([{ id, masked: '…2026', state: 'good' }])
  expect(JSON.stringify(await list('search=2026'))).not.toContain('JOULU')
  expect((await staff.post(path(`/${id}/show`), {})).body).toEqual({ code: 'JOULU-2026' })
  expect((await entering('JOULU-2026')).isIn).toBe(true)
  const seen = { minimum: null, validFrom: null, validUntil: null, maxUses: 1 }
  const limits = { ...seen, validUntil: '2026-01-01' }
  expect((await staff.send('PUT', path(`/${id}/limits`), { limits, seen })).status).toBe(200)
  expect((await staff.send('PUT', path(`/${id}/limits`), { limits, seen })).body.code).toBe('CHANGED_MEANWHILE')
  expect((await read(id)).state).toBe('ended')
  expect((await entering('JOULU-2026')).isIn).toBe(false)
  const actions = await database.sql.select({ action: auditEntries.action }).from(auditEntries).orderBy(auditEntries.id)
  expect(actions.map(({ action }) => action)).toEqual(['code.make', 'code.show', 'code.limit'])
  await expectUnwritten('JOULU')
})

it('OF-20: a gift card is told once, cannot be shown again, and can be paid with', async () => {
  const { id, code } = await issue()
  expect(code).toMatch(/^(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}$/)
  expect((await staff.post(path(`/${id}/show`), {})).status).toBe(404)
  expect((await entering(code)).isIn).toBe(true)
  expect(await list(`search=${code.slice(-4)}`)).toMatchObject([{ id, amount: 5000, masked: `…${code.slice(-4)}` }])
  expect(await list(`search=${code}`)).toHaveLength(1)
  expect((await read(id)).movements).toMatchObject([{ what: 'issued', amount: 5000, balance: 5000 }])
  await expectUnwritten(code)
})

it('OF-20: a gift card is mailed to its recipient, and sent again as a new code while the old one is void', async () => {
  const { id, code } = await issue('gift-card', 'saaja@example.fi')
  expect(code).toBeNull()
  await expect.poll(() => mails.map(({ to }) => to)).toEqual(['saaja@example.fi'])
  const inMail = (at: number) => /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(mails[at]?.text ?? '')?.[0] ?? ''
  expect(mails[0]?.text).toContain('50,00')
  expect((await entering(inMail(0))).isIn).toBe(true)
  const again = await staff.post(path(`/${id}/replace`), { recipient: 'uusi@example.fi' })
  await expect.poll(() => mails.length).toBe(2)
  expect([(await entering(inMail(0))).isIn, (await entering(inMail(1))).isIn]).toEqual([false, true])
  expect(await read(id)).toMatchObject({ state: 'replaced', amount: 0, replacedBy: again.body.id })
  expect((await read(again.body.id)).movements).toMatchObject([{ what: 'taken-over', amount: 5000, balance: 5000 }])
  const twice = await staff.post(path(`/${id}/replace`), { recipient: null })
  expect(twice.body.code).toBe('CHANGED_MEANWHILE')
  for (const at of [0, 1]) await expectUnwritten(inMail(at))
})

it('OF-20: a code is voided for a reason and restored, and its ledger adds up', async () => {
  const { id, code } = await issue('refund')
  const both = await Promise.all([1, 2].map(() => staff.post(path(`/${id}/void`), { reason: 'Väärä asiakas' })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await entering(code)).isIn).toBe(false)
  expect(await read(id)).toMatchObject({ state: 'void', amount: 0, voidReason: 'Väärä asiakas' })
  expect((await staff.post(path(`/${id}/restore`), {})).body).toEqual({ restored: 5000 })
  const { state, amount, movements } = await read(id)
  expect([state, amount]).toEqual(['good', 5000])
  expect(movements.map(({ what, balance }: { what: string; balance: number }) => [what, balance])).toEqual([
    ['issued', 5000],
    ['void', 0],
    ['restore', 5000],
  ])
  expect((await entering(code)).isIn).toBe(true)
})

it('OF-20: codes are listed a page at a time, none twice and none left out', async () => {
  for (let at = 0; at < 53; at++) await staff.post(path('/coupons'), { ...coupon, code: `KOODI-${at + 100}` })
  const first = (await staff.get(path(''))).body
  const second = (await staff.get(path(`?after=${encodeURIComponent(first.next)}`))).body
  expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 3, null])
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(53)
})
