import { randomUUID } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { cartHandOvers, cartMessages, carts } from '#server/db/schema/carts.ts'
import type { CartStore, FoundCart, LooseCartStore } from './cart.ts'
import type { StoredCart } from './rules/shown-cart.ts'

const RETENTION_DAYS = 60
const BATCH_SIZE = 1000

const columns = {
  id: carts.id,
  lines: carts.lines,
  codes: carts.codes,
  customer: carts.customer,
  orderedAt: carts.orderedAt,
  mergedInto: carts.mergedInto,
  isUsedToday: sql<boolean>`${carts.usedOn} = current_date`,
  // The transaction that wrote the row last.
  version: sql<string>`${carts}.xmin::text`,
}

/** Prepared, because shoppers run these all the time. */
export function looseCartStore(db: Sql): LooseCartStore {
  const id = sql.placeholder('id')
  const found = db.select(columns).from(carts).where(eq(carts.id, id)).prepare('cart_found')
  const content = {
    lines: sql`${sql.placeholder('lines')}::jsonb`,
    codes: sql`${sql.placeholder('codes')}::jsonb`,
  }
  const added = db
    .insert(carts)
    .values({ id, ...content })
    .prepare('cart_added')
  const replaced = db
    .update(carts)
    .set({ ...content, usedOn: sql`current_date` })
    .where(sql`${carts.id} = ${id} and ${carts}.xmin = ${sql.placeholder('version')}::text::xid`)
    .prepare('cart_replaced')
  const inJson = ({ lines, codes }: StoredCart) => ({ lines: JSON.stringify(lines), codes: JSON.stringify(codes) })
  const find = async (wanted: string): Promise<FoundCart | null> => {
    const [row] = await found.execute({ id: wanted })
    return row?.mergedInto ? find(row.mergedInto) : row ? toFound(row) : null
  }

  return {
    find,
    async add(cart, stored) {
      await added.execute({ id: cart, ...inJson(stored) })
    },
    async replace({ id: cart, version }, stored) {
      const { rowCount } = await replaced.execute({ id: cart, version, ...inJson(stored) })
      return rowCount === 1
    },
    async touch(cart) {
      await db.update(carts).set({ usedOn: sql`current_date` }).where(eq(carts.id, cart))
    },
  }
}

export function cartStore(db: Sql): CartStore {
  const read = (id: string) => db.select(columns).from(carts).where(eq(carts.id, id))

  const lock = async (id: string): Promise<FoundCart | null> => {
    const [row] = await read(id).for('update')
    return row?.mergedInto ? lock(row.mergedInto) : row ? toFound(row) : null
  }

  /** The id of the cart itself, or of the one that has taken it over. */
  const findRoot = async (id: string): Promise<string | null> => {
    const [row] = await read(id)
    return row?.mergedInto ? findRoot(row.mergedInto) : (row?.id ?? null)
  }

  return {
    lock,

    async lockAll(ids) {
      for (;;) {
        const found = new Map<string, string>()
        for (const id of ids) {
          const root = await findRoot(id)
          if (root) found.set(id, root)
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

    async lockCustomer(customer) {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart of ${customer}`}, 0))`)
      const isOpen = sql`${carts.orderedAt} is null and ${carts.mergedInto} is null`
      const [row] = await db
        .select({ id: carts.id })
        .from(carts)
        .where(and(eq(carts.customer, customer), isOpen))
      return row?.id
    },

    async give(id, customer) {
      await db.update(carts).set({ customer }).where(eq(carts.id, id))
    },

    async leadTo(id, other) {
      await db.update(carts).set({ lines: [], codes: [], mergedInto: other, customer: null }).where(eq(carts.id, id))
    },

    async close({ id, customer }, left) {
      const next = randomUUID()
      await db.update(carts).set({ orderedAt: sql`now()`, mergedInto: next, codes: [] }).where(eq(carts.id, id))
      await db.insert(carts).values({ id: next, customer, lines: left.lines, codes: left.codes })
    },

    async takeMessages(ids, cart) {
      if (ids.length === 0) return new Set()
      // In one order everywhere, because others may deliver the same messages at the same time.
      const rows = await db
        .insert(cartMessages)
        .values(ids.toSorted().map((id) => ({ id, cart })))
        .onConflictDoNothing()
        .returning({ id: cartMessages.id })
      return new Set(rows.map(({ id }) => id))
    },

    async lockDelivered(ids) {
      const rows = await db
        .select({ cart: cartMessages.cart })
        .from(cartMessages)
        .where(inArray(cartMessages.id, [...ids]))
      const cart = rows.find(({ cart }) => cart !== null)?.cart
      return cart ? lock(cart) : null
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

type Row = Pick<typeof carts.$inferSelect, 'id' | 'lines' | 'codes' | 'customer' | 'orderedAt'> & {
  isUsedToday: boolean
  version: string
}

function toFound({ id, lines, codes, customer, orderedAt, isUsedToday, version }: Row): FoundCart {
  return { id, lines, codes, customer, isOrdered: orderedAt !== null, isUsedToday, version }
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
