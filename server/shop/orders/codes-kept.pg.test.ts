import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { cents } from '#contract/values/money.ts'
import { migrationsFolder } from '#server/db/migrate.ts'
import { shopOrders } from '#server/db/schema/orders.ts'
import { ordering } from '#server/testing/ordering.ts'
import { settle } from './settle.ts'

it('of codes that are money, the closed cart keeps none and the order the end; the migration does so to older ones', async () => {
  const shop = await ordering()
  await shop.codes.put([
    { code: 'KORTTI-50', kind: 'gift-card', amount: cents(300) },
    { code: 'HYVITYS-7', kind: 'refund', amount: cents(200) },
    { code: 'KANTA-1', kind: 'loyalty', amount: cents(100) },
    { code: 'KESA5', kind: 'discount', percent: 10 },
  ])
  const entered = ['KORTTI-50', 'HYVITYS-7', 'KANTA-1', 'KESA5']
  const cart = await shop.aCart({ 'LK-1004': 1 }, entered)
  await shop.press(cart, '16,21')
  await settle(shop.needs, (await shop.paid()).id)
  const { id, snapshot } = await shop.order()
  const shown = async () => (await shop.order()).snapshot.codes.map((code) => code.shown)
  const kept = async () => (await shop.database.query(`select codes from cart where id = '${cart}'`)).rows[0]?.codes
  expect([await kept(), await shown()]).toEqual([[], ['…I-50', '…YS-7', '…A-1', 'KESA5']])

  const { codes } = snapshot
  const older = codes.map((code, at) => (code.kind === 'gift-card' ? code : { ...code, shown: entered[at] as string }))
  const { sql: db } = shop.database
  await db
    .update(shopOrders)
    .set({ snapshot: { ...snapshot, codes: older } })
    .where(eq(shopOrders.id, id))
  await db.execute(sql`update cart set codes = ${JSON.stringify(entered)}::jsonb where id = ${cart}`)
  const migration = await readFile(join(migrationsFolder, '0016_carts_of_sessions.sql'), 'utf8')
  for (const statement of migration.split('--> statement-breakpoint').filter((text) => text.includes('UPDATE "'))) {
    await db.execute(sql.raw(statement))
  }
  expect([await kept(), (await shop.order()).snapshot]).toEqual([[], snapshot])
  await shop.agrees()
})
