import { asc, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { beginningWith } from '#server/db/like-pattern.ts'
import { customers } from '#server/db/schema/customers.ts'
import { type Finder, namesIn } from './finder.ts'

/** Customers by the beginning of their mail or name. */
export function findCustomers(db: Sql): Finder {
  return {
    roles: ['service'],
    async find(question, most) {
      const isMail = sql`email like ${beginningWith(question)}`
      const isName = namesIn(question).map(
        ({ last, first }) =>
          sql`(lower(delivery_address ->> 'lastName') like ${beginningWith(last)}
            and lower(delivery_address ->> 'firstName') like ${beginningWith(first)})`,
      )
      const found = await db
        .select({ email: customers.email, address: customers.deliveryAddress })
        .from(customers)
        .where(sql.join([isMail, ...(question.includes('@') ? [] : isName)], sql` or `))
        .orderBy(asc(customers.email))
        .limit(most)
      return found.map(({ email, address }) => {
        const name = [address?.firstName, address?.lastName].filter(Boolean).join(' ')
        return { kind: 'customer', id: email, label: name || email, hint: name ? email : '' }
      })
    },
  }
}
