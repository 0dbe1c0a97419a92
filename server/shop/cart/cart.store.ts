import { randomUUID } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { cartHandOvers, cartMessages, carts } from '#server/db/schema/carts.ts'
import { customerSessions } from '#server/db/schema/customers.ts'
import { shopOrders } from '#server/db/schema/orders.ts'
import type { CartStore, FoundCart, LooseCartStore } from './cart.ts'
import { heldBy } from './held-goods.store.ts'
import type { StoredCart } from './rules/shown-cart.ts'

const BATCH_SIZE = 1000

const columns = {
  id: carts.id,
  lines: carts.lines,
  codes: carts.codes,
  customer: carts.customer,
  // Null once the session has ended: logging out or changing the password deletes sessions, and nothing here.
  session: sql<string | null>`(select ${customerSessions.tokenHash} from ${customerSessions}
    where ${customerSessions.tokenHash} = ${carts.session})`,
  hadSession: sql<boolean>`${carts.session} is not null`,
  // Qualified with the table names, because both tables have an id.
  reservedBy: sql<string | null>`(select ${shopOrders}.id from ${shopOrders}
    where ${shopOrders}.cart = ${carts}.id and ${shopOrders}.state = 'reserved' and ${shopOrders}.holds_goods)`,
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

  return {
    heldBy: (order) => heldBy(db, order),
    find: (wanted) => follow(wanted, async (next) => (await found.execute({ id: next }))[0]),
    async add(cart, stored) {
      await added.execute({ id: cart, ...inJson(stored) })
    },
    async replace({ id: cart, version }, stored) {
      const { rowCount } = await replaced.execute({ id: cart, version, ...inJson(stored) })
      return rowCount === 1
    },
    async touch(ids) {
      await db
        .update(carts)
        .set({ usedOn: sql`current_date` })
        .where(inArray(carts.id, [...ids]))
    },
  }
}

export function cartStore(db: Sql): CartStore {
  const read = (id: string) => db.select(columns).from(carts).where(eq(carts.id, id))

  const lock = (id: string) => follow(id, async (next) => (await read(next).for('update'))[0])
  const findFree = (id: string) => follow(id, async (next) => (await read(next))[0])

  return {
    heldBy: (order) => heldBy(db, order),
    lock,

    async lockAll(ids) {
      for (;;) {
        const found = new Map<string, FoundCart>()
        for (const id of ids) {
          const cart = await findFree(id)
          if (cart) found.set(id, cart)
        }
        const locked = new Map<string, FoundCart | null>()
        const own = [...found.values()].map(({ id }) => id)
        for (const id of [...new Set(own)].sort()) locked.set(id, await lock(id))
        // Another transaction may have joined or deleted one meanwhile.
        const same = [...locked].every(([id, cart]) => cart?.id === id)
        if (!same) continue
        return new Map(
          [...found].map(([asked, { id, session }]) => {
            const cart = locked.get(id) as FoundCart
            return [asked, { ...cart, session, handle: handleOf(cart, asked) }]
          }),
        )
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

    async give(id, { id: customer, session }) {
      await db.update(carts).set({ customer, session }).where(eq(carts.id, id))
    },

    async mergeInto(id, other, session) {
      const led = { lines: [], codes: [], mergedInto: other, customer: null, session }
      await db.update(carts).set(led).where(eq(carts.id, id))
    },

    async addOtherId(id, cart, session) {
      await db.insert(carts).values({ id, lines: [], codes: [], mergedInto: cart, session })
    },

    async cut(id) {
      for (let next: string | null | undefined = id; next; ) {
        const rows: { mergedInto: string | null }[] = await db
          .update(carts)
          .set({ session: null })
          .where(eq(carts.id, next))
          .returning({ mergedInto: carts.mergedInto })
        next = rows[0]?.mergedInto
      }
    },

    async close({ id, customer }, left) {
      const next = randomUUID()
      await db.update(carts).set({ orderedAt: sql`now()`, mergedInto: next, codes: [] }).where(eq(carts.id, id))
      await db.insert(carts).values({ id: next, customer, lines: left.lines, codes: left.codes })
    },

    async takeMessages(ids, cart) {
      if (ids.length === 0) return new Set()
      // Always in the same order, because other transactions may deliver the same messages concurrently.
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

type Row = Pick<typeof carts.$inferSelect, 'id' | 'lines' | 'codes' | 'customer' | 'session' | 'orderedAt'> & {
  reservedBy: string | null
  mergedInto: string | null
  hadSession: boolean
  isUsedToday: boolean
  version: string
}

/**
 * The cart with this id, or the one that has taken it over. Of several ids on the way, the first that had a session tells whether it lives:
 * those behind it are of other browsers, which may still be logged in.
 */
async function follow(asked: string, read: (id: string) => Promise<Row | undefined>): Promise<FoundCart | null> {
  const first = await read(asked)
  let row = first
  let telling = first
  while (row?.mergedInto) {
    row = await read(row.mergedInto)
    if (!telling?.hadSession) telling = row
  }
  const session = telling?.session ?? null
  if (!first || !row) return null
  const { id, lines, codes, customer, reservedBy, orderedAt, version } = row
  const isUsedToday = row.isUsedToday && (customer === null || first.isUsedToday)
  const cart = { id, lines, codes, customer, session, reservedBy, isOrdered: orderedAt !== null, isUsedToday, version }
  return { ...cart, handle: handleOf(cart, asked) }
}

/** A guest's browser keeps the id of its cart. The id of a customer's cart never leaves the server. */
function handleOf({ id, customer }: Pick<FoundCart, 'id' | 'customer'>, asked: string): string {
  return customer === null ? id : asked
}

/** Deletes, in batches, carts that nobody has used for this many days, and the records that are kept for one day only. */
export async function deleteUnused(db: Sql, days: number): Promise<void> {
  for (;;) {
    const unused = db
      .select({ id: carts.id })
      .from(carts)
      .where(lt(carts.usedOn, sql`current_date - ${days}::int`))
      .limit(BATCH_SIZE)
    const gone = await db.delete(carts).where(sql`${carts.id} in ${unused}`).returning({ id: carts.id })
    if (gone.length < BATCH_SIZE) break
  }
  await db.delete(cartMessages).where(lt(cartMessages.createdAt, sql`now() - interval '1 day'`))
  await db.delete(cartHandOvers).where(lt(cartHandOvers.createdAt, sql`now() - interval '1 day'`))
}
