import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditEntries } from '#server/db/schema/staff.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { recordChange } from './audit.store.ts'

it('OF-05: keeps who changed what, with before and after, and refuses to change or delete it', async () => {
  const database = await freshDatabase()
  await recordChange(
    database.sql,
    { id: 'tiina', name: 'Tiina' },
    { action: 'price.set', subject: 'product:LK-1', before: { price: 990 }, after: { price: 890 } },
  )
  await recordChange(
    database.sql,
    { command: 'npm run shop' },
    { action: 'price.set', subject: 'product:LK-1', before: { price: 890 } },
  )
  const rows = () => database.sql.select().from(auditEntries).orderBy(auditEntries.id)
  expect(await rows()).toMatchObject([
    {
      staff: 'tiina',
      name: 'Tiina',
      action: 'price.set',
      subject: 'product:LK-1',
      before: { price: 990 },
      after: { price: 890 },
    },
    { staff: null, name: 'npm run shop', before: { price: 890 }, after: null },
  ])
  for (const change of [sql`update audit_entry set name = 'Somebody'`, sql`delete from audit_entry`]) {
    const failure = await database.sql.execute(change).catch((error: Error) => error)
    expect(String((failure as Error).cause)).toContain('The audit log is only added to.')
  }
  expect((await rows()).map(({ name }) => name)).toEqual(['Tiina', 'npm run shop'])
})
