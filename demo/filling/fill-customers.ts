import { customers as demoCustomers, password } from '#demo/shop/customers.ts'
import { customerStore } from '#server/capabilities/customers/customers.store.ts'
import type { Database } from '#server/db/database.ts'
import { customers } from '#server/db/schema/customers.ts'
import { hashPassword } from '#server/identity/passwords.ts'

/** Adds the demo's customers if there are none at all. */
export async function fillCustomers(database: Database): Promise<void> {
  const [known] = await database.sql.select({ id: customers.id }).from(customers).limit(1)
  if (known) return
  const hash = await hashPassword(password)
  await database.transaction(async (tx) => {
    const store = customerStore(tx)
    for (const { email, ...details } of demoCustomers) {
      const id = await store.putPassword({ id: crypto.randomUUID(), email, password: hash })
      await store.saveDetails(id, { ...details })
    }
  })
}
