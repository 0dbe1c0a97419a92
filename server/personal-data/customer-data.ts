import { eq } from 'drizzle-orm'
import { customerCodeStore } from '#server/capabilities/customers/customer-codes.store.ts'
import { customerStore } from '#server/capabilities/customers/customers.store.ts'
import type { Database } from '#server/db/database.ts'
import { carts } from '#server/db/schema/carts.ts'
import { outgoingMailStore } from '#server/mail/outgoing-mails.store.ts'
import { ratingChange } from '#server/shop/catalogue/catalogue.store.ts'
import { reviewStore } from '#server/shop/reviews/reviews.store.ts'

/** Everything that belongs to the account with this address; null if there is none. The password is not told, not even as a hash. */
export async function exportCustomer({ sql }: Database, email: string) {
  const store = customerStore(sql)
  const found = await store.findByEmail(email)
  if (!found) return null
  const { password: _, id, ...account } = found
  const cart = await sql
    .select({ lines: carts.lines, codes: carts.codes, usedOn: carts.usedOn })
    .from(carts)
    .where(eq(carts.customer, id))
  return {
    account,
    sessions: await store.sessionsOf(id),
    carts: cart,
    reviews: await reviewStore(sql, ratingChange).writtenBy(id),
  }
}

/** Deletes an account with its sessions, carts and reviews. */
export function eraseCustomer(database: Database, id: string): Promise<void> {
  return database.transaction(async (tx) => {
    const reviews = reviewStore(tx, ratingChange)
    for (const code of await reviews.removeOf(id)) await reviews.recordRating(code)
    await tx.delete(carts).where(eq(carts.customer, id))
    const stored = await customerStore(tx).find(id)
    if (stored) {
      await customerCodeStore(tx).deleteOf(stored.email)
      await outgoingMailStore(tx).forget(stored.email)
    }
    await customerStore(tx).delete(id)
  })
}
