import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { CodeKind, CodeMoveCause } from '#contract/shop/shop-data.ts'
import { type Cents, cents } from '#contract/values/money.ts'
import { type Actor, type AuditedChange, recordChange } from '#server/audit/audit.store.ts'
import type { Sql } from '#server/db/database.ts'
import { codeMovements, shopCodes } from '#server/db/schema/codes.ts'
import { shopOrders } from '#server/db/schema/orders.ts'
import { outgoingMails } from '#server/db/schema/outgoing-mails.ts'
import { outgoingMailStore } from '#server/mail/outgoing-mails.store.ts'
import { endingOf } from './codes.store.ts'
import { keyOf, keysOf } from './codes.ts'

type Filter = {
  kind?: CodeKind | undefined
  search?: string | undefined
  after?: { madeAt: string; id: string } | undefined
}

type Facts = Partial<Omit<typeof shopCodes.$inferInsert, 'key' | 'id' | 'kind'>>

/** Codes as staff see and change them, in one transaction where it is given one. */
export function codeChangeStore(db: Sql) {
  const find = async (condition: SQL, isLocked = false) => {
    const found = db.select().from(shopCodes).where(condition)
    const [row] = await (isLocked ? found.for('update') : found)
    return row ?? null
  }
  return {
    find: (id: string) => find(eq(shopCodes.id, id)),
    lock: (id: string) => find(eq(shopCodes.id, id), true),
    byKey: (key: string) => find(eq(shopCodes.key, key)),

    /** The latest first. */
    list: ({ kind, search, after }: Filter, limit: number) =>
      db
        // To the microsecond, so that no code falls between two pages.
        .select({ code: shopCodes, madeAt: sql<string>`${shopCodes.createdAt}::text` })
        .from(shopCodes)
        .where(
          and(
            kind && eq(shopCodes.kind, kind),
            search ? foundBy(search) : undefined,
            after && sql`(${shopCodes.createdAt}, ${shopCodes.id}) < (${after.madeAt}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(desc(shopCodes.createdAt), desc(shopCodes.id))
        .limit(limit),

    /** What orders and staff moved of a code, and what it took over of others, in order of time. */
    movements: (key: string) =>
      db
        .select({
          at: codeMovements.createdAt,
          isOwn: sql<boolean>`${codeMovements.key} = ${key}`,
          amount: codeMovements.amount,
          uses: codeMovements.uses,
          cause: codeMovements.cause,
          order: shopOrders.number,
        })
        .from(codeMovements)
        .leftJoin(shopOrders, eq(shopOrders.id, codeMovements.order))
        .where(
          or(
            eq(codeMovements.key, key),
            and(
              eq(codeMovements.cause, 'replace'),
              sql`${codeMovements.key} in (select key from ${shopCodes} where replaced_by = ${key})`,
            ),
          ),
        )
        .orderBy(asc(codeMovements.id)),

    async orderNumber(id: string) {
      const [row] = await db.select({ number: shopOrders.number }).from(shopOrders).where(eq(shopOrders.id, id))
      return row?.number ?? null
    },

    /** False if the code exists already. */
    async add(code: string, { kind, ...facts }: Facts & { kind: CodeKind }, id?: string): Promise<string | null> {
      const [row] = await db
        .insert(shopCodes)
        .values({
          ...facts,
          kind,
          key: keyOf(code, kind),
          ...(id === undefined ? {} : { id }),
          ...(kind === 'gift-card' ? { ending: endingOf(code) } : {}),
          ...(kind === 'discount' ? {} : { issued: facts.amount ?? null }),
        })
        .onConflictDoNothing()
        .returning({ id: shopCodes.id })
      return row?.id ?? null
    },

    async change(key: string, facts: Facts) {
      await db.update(shopCodes).set(facts).where(eq(shopCodes.key, key))
    },

    async void(key: string, { reason, replacedBy = null }: { reason: string | null; replacedBy?: string | null }) {
      // By the database's clock, as its movements.
      await db
        .update(shopCodes)
        .set({ voidedAt: sql`now()`, voidReason: reason, replacedBy })
        .where(eq(shopCodes.key, key))
    },

    /** To whom a mail goes; null once it is sent, or when the person is forgotten. */
    async recipientOf(mail: string) {
      const [row] = await db
        .select({ recipient: outgoingMails.recipient })
        .from(outgoingMails)
        .where(eq(outgoingMails.id, mail))
      return row?.recipient ?? null
    },

    /** Moves the balance of a locked code. */
    async move(key: string, amount: Cents, cause: CodeMoveCause) {
      if (amount === 0) return
      await db
        .update(shopCodes)
        .set({ amount: sql`${shopCodes.amount} + ${amount}` })
        .where(eq(shopCodes.key, key))
      await db.insert(codeMovements).values({ key, amount, uses: 0, cause })
    },

    /** What voiding took and nobody has restored. */
    async voidedOf(key: string): Promise<Cents> {
      const [row] = await db
        .select({ amount: sql<number>`coalesce(-sum(${codeMovements.amount}), 0)::int` })
        .from(codeMovements)
        .where(and(eq(codeMovements.key, key), sql`${codeMovements.cause} in ('void', 'restore')`))
      return cents(row?.amount ?? 0)
    },

    mails: outgoingMailStore(db),
    record: (by: Actor, change: AuditedChange) => recordChange(db, by, change),
  }
}

export type CodeChangeStore = ReturnType<typeof codeChangeStore>
export type StoredCodeRow = NonNullable<Awaited<ReturnType<CodeChangeStore['find']>>>

const ORDER = /^\d{4,9}$/
const SHORTEST_END = 3

/** As an array of ids: the planner would read all codes by their time until a page is full. */
function foundBy(search: string): SQL {
  const text = search.toUpperCase().replace(/^…/, '')
  const [plain, hash] = keysOf(text)
  const end = [...text]
    .toReversed()
    .join('')
    .replace(/[\\%_]/g, '\\$&')
  const isIt = or(
    eq(shopCodes.key, plain),
    eq(shopCodes.key, hash),
    text.length < SHORTEST_END
      ? undefined
      : sql`reverse(case when ${shopCodes.kind} = 'gift-card' then ${shopCodes.ending} else ${shopCodes.key} end) like ${`${end}%`}`,
    ORDER.test(text) ? ofOrder(Number(text)) : undefined,
  )
  return sql`${shopCodes.id} = any(array(select ${shopCodes.id} from ${shopCodes} where ${isIt}))`
}

/** As an array, so that the codes are looked up in their index like the others. */
const ofOrder = (number: number) => sql`${shopCodes.key} = any(array(
  select bought.key from ${shopOrders} as found join ${shopCodes} as bought on bought.bought_by = found.id
  where found.number = ${number}
  union all
  select moved.key from ${shopOrders} as found join ${codeMovements} as moved on moved."order" = found.id where found.number = ${number}))`
