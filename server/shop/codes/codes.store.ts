import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Cents, cents } from '#contract/values/money.ts'
import type { Sql } from '#server/db/database.ts'
import { codeMovements, shopCodes } from '#server/db/schema/codes.ts'
import { type CodeStore, keyOf, keysOf, type LockedCode } from './codes.ts'

const ENDING_LENGTH = 4

export const endingOf = (code: string) => code.slice(-ENDING_LENGTH)

export function codeStore(db: Sql): CodeStore {
  return {
    async find(codes) {
      if (codes.length === 0) return new Map()
      const asked = new Map(codes.flatMap((code) => keysOf(code).map((key) => [key, code] as const)))
      const rows = await db
        .select()
        .from(shopCodes)
        .where(sql`${shopCodes.key} = any(${sql.param([...asked.keys()])}::text[])`)
      return new Map(rows.map(({ key, ...row }) => [asked.get(key) as string, row]))
    },

    async put(codes) {
      if (codes.length === 0) return
      await db
        .insert(shopCodes)
        .values(
          codes.map(({ code, ...facts }) => ({
            ...facts,
            key: keyOf(code, facts.kind),
            ...(facts.kind === 'discount' ? {} : { issued: facts.amount }),
            ...(facts.kind === 'gift-card' && code.length >= 2 * ENDING_LENGTH ? { ending: endingOf(code) } : {}),
          })),
        )
        .onConflictDoUpdate({
          target: shopCodes.key,
          set: {
            ...Object.fromEntries(
              (['kind', 'percent', 'freeDelivery', 'minimum', 'validFrom', 'validUntil', 'maxUses'] as const).map(
                (name) => [name, sql.raw(`excluded."${shopCodes[name].name}"`)],
              ),
            ),
            amount: sql`case when excluded.kind = 'discount' then excluded.amount else ${shopCodes.amount} end`,
          },
        })
    },

    async lock(codes, keys) {
      const asked = new Map(codes.flatMap((code) => keysOf(code).map((key) => [key, code] as const)))
      const wanted = [...new Set([...asked.keys(), ...keys])]
      const locked = { typed: new Map<string, LockedCode>(), byKey: new Map<string, LockedCode>() }
      if (wanted.length === 0) return locked
      const rows = await db
        .select()
        .from(shopCodes)
        // With the cards that have taken over their balance, to which `move` may give back.
        .where(sql`${shopCodes.key} in (
          with recursive chain(key, next) as (
            select key, replaced_by from ${shopCodes} where key = any(${sql.param(wanted)}::text[])
            union all
            select code.key, code.replaced_by from chain join ${shopCodes} as code on code.key = chain.next
          ) select key from chain)`)
        .orderBy(asc(shopCodes.key))
        .for('update')
      for (const row of rows) {
        const typed = asked.get(row.key)
        if (typed !== undefined) locked.typed.set(typed, row)
        locked.byKey.set(row.key, row)
      }
      return locked
    },

    async move(moves, order) {
      if (moves.length === 0) return
      const forwarded: { key: string; to: string; amount: Cents }[] = []
      for (const { key, amount, uses } of moves) {
        const [moved] = await db
          .update(shopCodes)
          .set({
            // A discount has no balance: it takes off the same for everyone.
            amount: sql`case when ${shopCodes.kind} = 'discount' then ${shopCodes.amount} else ${shopCodes.amount} + ${amount} end`,
            uses: sql`${shopCodes.uses} + ${uses}`,
          })
          .where(eq(shopCodes.key, key))
          .returning({ to: shopCodes.replacedBy })
        if (moved?.to && amount > 0) forwarded.push({ key, to: moved.to, amount })
      }
      await db.insert(codeMovements).values(moves.map((move) => ({ ...move, order })))
      for (const { key, to, amount } of forwarded) await forward(db, key, to, amount)
    },

    async takenBy(order) {
      const rows = await db
        .select({
          key: codeMovements.key,
          amount: sql<number>`-sum(${codeMovements.amount})::int`,
          uses: sql<number>`sum(${codeMovements.uses})::int`,
        })
        .from(codeMovements)
        .where(eq(codeMovements.order, order))
        .groupBy(codeMovements.key)
      const taken = rows.filter(({ amount, uses }) => amount !== 0 || uses !== 0)
      return new Map(taken.map(({ key, amount, uses }) => [key, { amount: cents(amount), uses }]))
    },

    async issue(cards) {
      if (cards.length === 0) return
      await db
        .insert(shopCodes)
        .values(
          cards.map(({ code, amount, validUntil, order, line, piece }) => ({
            key: keyOf(code, 'gift-card'),
            kind: 'gift-card' as const,
            amount,
            issued: amount,
            validUntil,
            boughtBy: order,
            boughtLine: line,
            boughtPiece: piece,
            ending: endingOf(code),
          })),
        )
        .onConflictDoNothing()
    },

    boughtBy: (order) =>
      db.select().from(shopCodes).where(eq(shopCodes.boughtBy, order)).orderBy(asc(shopCodes.key)).for('update'),

    async voidedByStaff(keys) {
      if (keys.length === 0) return new Map()
      const rows = await db
        .select({ key: codeMovements.key, amount: sql<number>`-sum(${codeMovements.amount})::int` })
        .from(codeMovements)
        .where(
          and(
            sql`${codeMovements.key} = any(${sql.param([...keys])}::text[])`,
            inArray(codeMovements.cause, ['void', 'restore']),
          ),
        )
        .groupBy(codeMovements.key)
      return new Map(rows.flatMap(({ key, amount }) => (amount > 0 ? [[key, cents(amount)] as const] : [])))
    },

    async takeVoided(cards, order) {
      if (cards.length === 0) return
      await db
        .insert(codeMovements)
        .values(cards.map(({ key, amount }) => ({ key, amount, uses: 0, cause: 'restore' as const })))
      await db
        .insert(codeMovements)
        .values(cards.map(({ key, amount }) => ({ key, amount: cents(-amount), uses: 0, order })))
    },
  }
}

/** What comes back to a card that another has taken over goes on to that one, which is then worth as much more. */
async function forward(db: Sql, key: string, to: string, amount: Cents): Promise<void> {
  await db
    .update(shopCodes)
    .set({ amount: sql`${shopCodes.amount} - ${amount}` })
    .where(eq(shopCodes.key, key))
  await db.insert(codeMovements).values({ key, amount: cents(-amount), uses: 0, cause: 'replace' })
  const [next] = await db
    .update(shopCodes)
    .set({ amount: sql`${shopCodes.amount} + ${amount}`, issued: sql`${shopCodes.issued} + ${amount}` })
    .where(eq(shopCodes.key, to))
    .returning({ to: shopCodes.replacedBy })
  if (next?.to) await forward(db, to, next.to, amount)
}
