import { and, eq, lt, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { cartHandOvers, cartMessages, carts } from '#server/db/schema.ts'
import type { CartStore, FoundCart } from './cart.ts'

const RETENTION_DAYS = 60
const BATCH_SIZE = 1000

export function cartStore(db: Sql): CartStore {
  const read = (id: string) =>
    db
      .select({ cart: carts, isUsedToday: sql<boolean>`${carts.usedOn} = current_date` })
      .from(carts)
      .where(eq(carts.id, id))

  const lock = async (id: string): Promise<FoundCart | null> => {
    const [row] = await read(id).for('update')
    return row?.cart.mergedInto ? lock(row.cart.mergedInto) : row ? toFound(row) : null
  }

  const find = async (id: string): Promise<FoundCart | null> => {
    const [row] = await read(id)
    return row?.cart.mergedInto ? find(row.cart.mergedInto) : row ? toFound(row) : null
  }

  return {
    find,
    lock,

    async lockAll(ids) {
      for (;;) {
        const found = new Map<string, string>()
        for (const id of ids) {
          const cart = await find(id)
          if (cart) found.set(id, cart.id)
        }
        const locked = new Map<string, FoundCart | null>()
        for (const id of [...new Set(found.values())].sort()) locked.set(id, await lock(id))
        // Somebody may have joined or deleted one meanwhile.
        const same = [...locked].every(([id, cart]) => cart?.id === id)
        if (same) return new Map([...found].map(([id, own]) => [id, locked.get(own) as FoundCart]))
      }
    },

    async add(id, { lines, codes }) {
      await db.insert(carts).values({ id, lines, codes })
    },

    async put(id, { lines, codes }) {
      await db.update(carts).set({ lines, codes, usedOn: sql`current_date` }).where(eq(carts.id, id))
    },

    async leadTo(id, other) {
      await db.update(carts).set({ lines: [], codes: [], mergedInto: other }).where(eq(carts.id, id))
    },

    async touch(id) {
      await db.update(carts).set({ usedOn: sql`current_date` }).where(eq(carts.id, id))
    },

    async takeMessages(ids) {
      if (ids.length === 0) return new Set()
      // In one order everywhere, because others may deliver the same messages at the same time.
      const rows = await db
        .insert(cartMessages)
        .values(ids.toSorted().map((id) => ({ id })))
        .onConflictDoNothing()
        .returning({ id: cartMessages.id })
      return new Set(rows.map(({ id }) => id))
    },

    async addHandOver(tokenHash, cart) {
      await db.insert(cartHandOvers).values({ tokenHash, cart })
    },

    async takeHandOver(tokenHash, maxAgeSeconds) {
      const known = eq(cartHandOvers.tokenHash, tokenHash)
      const [taken] = await db
        .update(cartHandOvers)
        .set({ usedAt: sql`now()` })
        .where(
          and(
            known,
            sql`${cartHandOvers.usedAt} is null`,
            sql`${cartHandOvers.createdAt} > now() - make_interval(secs => ${maxAgeSeconds})`,
          ),
        )
        .returning({ cart: cartHandOvers.cart })
      if (taken) return taken
      const [row] = await db.select({ usedAt: cartHandOvers.usedAt }).from(cartHandOvers).where(known)
      return row?.usedAt ? 'used' : null
    },
  }
}

function toFound({ cart, isUsedToday }: { cart: typeof carts.$inferSelect; isUsedToday: boolean }): FoundCart {
  const { id, lines, codes, orderedAt } = cart
  return { id, lines, codes, isOrdered: orderedAt !== null, isUsedToday }
}

/** Deletes carts that nobody has used for 60 days, a batch at a time, and what was needed for a day only. */
export async function deleteUnused(db: Sql): Promise<void> {
  for (;;) {
    const unused = db
      .select({ id: carts.id })
      .from(carts)
      .where(lt(carts.usedOn, sql`current_date - ${RETENTION_DAYS}::int`))
      .limit(BATCH_SIZE)
    const gone = await db.delete(carts).where(sql`${carts.id} in ${unused}`).returning({ id: carts.id })
    if (gone.length < BATCH_SIZE) break
  }
  await db.delete(cartMessages).where(lt(cartMessages.createdAt, sql`now() - interval '1 day'`))
  await db.delete(cartHandOvers).where(lt(cartHandOvers.createdAt, sql`now() - interval '1 day'`))
}
