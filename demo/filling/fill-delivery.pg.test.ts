import { expect, it } from 'vitest'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { fillDelivery } from './fill-delivery.ts'

it('SH-16: delivers in the demo to the postal codes that tests rely on, with times, and is filled once', async () => {
  const database = await freshDatabase()
  const app = await runningApp({ database })
  expect(await fillDelivery({ ...app, database })).toBe('filled')
  const ask = async (call: string, postalCode: string) =>
    (await app.get('lihakauppa', `/api/v1/lihakauppa/checkout/${call}?postalCode=${postalCode}`)).json()
  for (const code of ['00100', '33100', '20100', '60100']) {
    expect(await ask('availability', code)).toEqual({ data: { isAvailable: true } })
    const { data } = await ask('delivery', code)
    const weekdays = data.dates.map(({ label }: { label: string }) => label.split(' ')[0])
    expect(weekdays).toEqual(expect.arrayContaining(['tiistai', 'perjantai']))
  }
  expect(await ask('availability', '99800')).toEqual({ data: { isAvailable: false } })
  expect(await ask('availability', '99999')).toMatchObject({ code: 'POSTAL_CODE_UNKNOWN' })
  expect(await fillDelivery({ ...app, database })).toBe('kept')
})
