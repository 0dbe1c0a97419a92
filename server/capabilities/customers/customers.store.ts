import { randomUUID } from 'node:crypto'
import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { customerSessions, customers } from '#server/db/schema/customers.ts'

export type StoredCustomer = typeof customers.$inferSelect

type Details = Partial<
  Pick<
    StoredCustomer,
    'deliveryAddress' | 'billingAddress' | 'phoneCountryCode' | 'phoneNumber' | 'additionalInformation'
  >
>

/** Days without use after which a session ends. */
export const SESSION_DAYS = 30

export type CustomerStore = ReturnType<typeof customerStore>

export function customerStore(db: Sql) {
  const isAlive = sql`${customerSessions.usedOn} > current_date - ${SESSION_DAYS}::int`
  return {
    async find(id: string): Promise<StoredCustomer | null> {
      const [row] = await db.select().from(customers).where(eq(customers.id, id))
      return row ?? null
    },

    async findByEmail(email: string): Promise<StoredCustomer | null> {
      const [row] = await db.select().from(customers).where(eq(customers.email, email))
      return row ?? null
    },

    /** The account with this address. Opens one without a password if there is none. */
    async open(email: string): Promise<string> {
      const [opened] = await db
        .insert(customers)
        .values({ id: randomUUID(), email })
        .onConflictDoUpdate({ target: customers.email, set: { email } })
        .returning({ id: customers.id })
      if (!opened) throw new Error('The upsert returned no row.')
      return opened.id
    },

    /** Sets the password of the account with this address. Opens the account if there is none. */
    async putPassword(row: { id: string; email: string; password: string }): Promise<string> {
      const [put] = await db
        .insert(customers)
        .values(row)
        .onConflictDoUpdate({ target: customers.email, set: { password: row.password } })
        .returning({ id: customers.id })
      if (!put) throw new Error('The upsert returned no row.')
      return put.id
    },

    async setPassword(id: string, password: string): Promise<void> {
      await db.update(customers).set({ password }).where(eq(customers.id, id))
    },

    async saveDetails(id: string, details: Details): Promise<StoredCustomer | null> {
      const [row] = await db.update(customers).set(details).where(eq(customers.id, id)).returning()
      return row ?? null
    },

    /** Deletes the account and its sessions. */
    async delete(id: string): Promise<void> {
      await db.delete(customers).where(eq(customers.id, id))
    },

    async addSession(tokenHash: string, customer: string): Promise<void> {
      await db.insert(customerSessions).values({ tokenHash, customer })
      await db.update(customers).set({ usedOn: sql`current_date` }).where(eq(customers.id, customer))
    },

    async findSession(tokenHash: string): Promise<{ customer: string; isUsedToday: boolean } | null> {
      const [row] = await db
        .select({
          customer: customerSessions.customer,
          isUsedToday: sql<boolean>`${customerSessions.usedOn} = current_date`,
        })
        .from(customerSessions)
        .where(and(eq(customerSessions.tokenHash, tokenHash), isAlive))
      return row ?? null
    },

    async touchSession(tokenHash: string, customer: string): Promise<void> {
      await db
        .update(customerSessions)
        .set({ usedOn: sql`current_date` })
        .where(eq(customerSessions.tokenHash, tokenHash))
      await db.update(customers).set({ usedOn: sql`current_date` }).where(eq(customers.id, customer))
    },

    async endSession(tokenHash: string): Promise<void> {
      await db.delete(customerSessions).where(eq(customerSessions.tokenHash, tokenHash))
    },

    /** Ends all sessions of a customer except one. */
    async endSessions(customer: string, except = ''): Promise<void> {
      await db
        .delete(customerSessions)
        .where(and(eq(customerSessions.customer, customer), ne(customerSessions.tokenHash, except)))
    },

    async sessionsOf(customer: string): Promise<{ createdAt: Date; usedOn: string }[]> {
      return db
        .select({ createdAt: customerSessions.createdAt, usedOn: customerSessions.usedOn })
        .from(customerSessions)
        .where(eq(customerSessions.customer, customer))
    },

    async deleteOld(): Promise<void> {
      await db.delete(customerSessions).where(sql`not (${isAlive})`)
    },

    /** Accounts that nobody has used for these years. */
    async unused(years: number): Promise<string[]> {
      const since = sql`current_date - make_interval(years => ${years})`
      const rows = await db.select({ id: customers.id }).from(customers).where(lt(customers.usedOn, since)).limit(1000)
      return rows.map(({ id }) => id)
    },
  }
}
