import { beforeEach, expect, it } from 'vitest'
import { auditEntries } from '#server/db/schema/staff.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { type RunningApp, runningApp } from '#server/testing/running-app.ts'
import { aStaffBrowser } from '#server/testing/staff.ts'

const PATH = '/api/office/settings'

let app: RunningApp
let database: Awaited<ReturnType<typeof freshDatabase>>
let kauppa: Awaited<ReturnType<typeof aStaffBrowser>>
beforeEach(async () => {
  database = await freshDatabase()
  app = await runningApp({ database })
  kauppa = await aStaffBrowser(app, database, { roles: ['shop'] })
})

const value = async (name: string) => {
  const { settings } = (await kauppa.get(PATH)).body
  return settings.find((each: { name: string }) => each.name === name).value
}

it('OF-21, OF-05: the shop changes a setting, and its versions and the audit log say who', async () => {
  expect((await kauppa.send('PUT', PATH, { seen: 1, values: { deliveryPrice: 590, cartDays: 60 } })).body).toEqual({
    version: 2,
  })
  expect(await value('deliveryPrice')).toBe(590)
  const { rows } = (await kauppa.get(`${PATH}/versions`)).body
  expect(rows).toMatchObject([
    { version: 2, changedBy: 'Tiina Toimisto', changed: [{ name: 'deliveryPrice', from: 790, to: 590 }] },
    { version: 1, changed: [] },
  ])
  const [entry] = await database.sql.select().from(auditEntries)
  expect(entry).toMatchObject({
    subject: 'settings:shop',
    before: { deliveryPrice: 790 },
    after: { deliveryPrice: 590 },
  })
})

it('OF-21: an older version, or a value out of its bounds, changes nothing', async () => {
  await kauppa.send('PUT', PATH, { seen: 1, values: { deliveryPrice: 590 } })
  const late = await kauppa.send('PUT', PATH, { seen: 1, values: { deliveryPrice: 490 } })
  expect(late).toMatchObject({ status: 409, body: { code: 'SETTINGS_CHANGED' } })
  const wrong = await kauppa.send('PUT', PATH, { seen: 2, values: { deliveryPrice: 690, orderYears: 11 } })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'SETTINGS_INVALID' } })
  expect(await value('deliveryPrice')).toBe(590)
})

it('OF-21: the admin changes them, too; service reads them and changes nothing', async () => {
  const admin = await aStaffBrowser(app, database, { roles: ['admin'] })
  expect((await admin.send('PUT', PATH, { seen: 1, values: { orderYears: 4 } })).status).toBe(200)
  const palvelu = await aStaffBrowser(app, database, { roles: ['service'] })
  expect((await palvelu.get(PATH)).status).toBe(200)
  expect((await palvelu.send('PUT', PATH, { seen: 2, values: { orderYears: 5 } })).status).toBe(403)
})
