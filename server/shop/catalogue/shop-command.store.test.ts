import { expect, it, onTestFinished } from 'vitest'
import { addDays, dayIn } from '#contract/values/days.ts'
import { readyDatabase } from '#server/db/ready-database.ts'
import { freshLocation } from '#server/testing/fresh-database.ts'
import { COMMANDS_MS, runCommand, runShop } from '#server/testing/run-shop.ts'
import { runningApp } from '#server/testing/running-app.ts'

it(
  "npm run shop imports Posti's file, areas and exceptions, and shoppers are offered days",
  async () => {
    const location = await freshLocation()
    const record = `PONOT20261116${'00100'}${'HÄMEENKYRÖ'.padEnd(30)}${'TAVASTKYRO'.padEnd(62)}1`
      .padEnd(179)
      .concat('Hämeenkyrö'.padEnd(41))
    expect(await runShop(location, 'postal-codes', Buffer.from(record, 'latin1'))).toBe('1 postal codes are known.\n')
    const areas = (codes: string) =>
      `area;place;codes;days;from;until;places;closes\nkyro;Kyrö;${codes};ma ti ke to pe la su;16:00;20:00;9;1 12:00`
    expect(await runShop(location, 'areas', areas('00200'))).toBe(
      'Nothing was imported:\nkyro: nobody lives at 00200\n',
    )
    expect(await runShop(location, 'areas', areas('00100-00200'))).toBe('1 areas deliver to 1 postal codes.\n')
    const off = addDays(dayIn(new Date()), 14)
    expect(await runShop(location, 'days', `date;as\n${off};`)).toBe('1 days differ from the calendar.\n')
    const database = await readyDatabase(location)
    onTestFinished(() => database.close())
    const app = await runningApp({ database })
    const answer = await app.get('lihakauppa', '/api/v1/lihakauppa/checkout/delivery?postalCode=00100')
    const { data } = await answer.json()
    const days = data.dates.map(({ value }: { value: string }) => value)
    expect(days.length).toBeGreaterThan(10)
    expect(days).not.toContain(off)
  },
  COMMANDS_MS,
)

it(
  'npm run shop shows and changes settings, all that are named or none',
  async () => {
    const location = await freshLocation()
    expect(await runCommand(location, ['settings', 'set', 'deliveryPrice', '600', 'orderYears', '0'])).toBe(
      'No setting was changed:\ndeliveryPrice is from 0,00 € to 100,00 €\norderYears is from 1 year to 10 years\n',
    )
    const shown = await runCommand(location, ['settings', 'set', 'deliveryPrice', '6,90', 'cartDays', '90'])
    expect(shown).toMatch(/^deliveryPrice +6,90 € /m)
    expect(shown).toMatch(/^cartDays +90 days /m)
    expect(shown).toMatch(/^Version 2, by npm run shop, /m)
    expect(await runCommand(location, ['settings'])).toBe(shown)
  },
  COMMANDS_MS,
)
