import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { BundleState, MemberName } from '#contract/office/bundles/bundle.ts'
import { tellOffice } from '#server/changes/tell-office.ts'
import type { Sql } from '#server/db/database.ts'
import { bundleMembers, bundles } from '#server/db/schema/bundles.ts'

export type BundleRow = typeof bundles.$inferSelect
export type MemberRow = typeof bundleMembers.$inferSelect

/** Bundles and what is in them. */
export function bundleStore(db: Sql) {
  const isMember = (bundle: number, { kind, subject }: MemberName) =>
    and(eq(bundleMembers.bundle, bundle), eq(bundleMembers.kind, kind), eq(bundleMembers.subject, subject))

  return {
    async list(state: BundleState | undefined, after: { at: string; id: number } | undefined, limit: number) {
      const micros = sql<string>`to_char(${bundles.changedAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
      return db
        .select({ bundle: bundles, changedKey: micros })
        .from(bundles)
        .where(
          and(
            state && eq(bundles.state, state),
            after && sql`(${bundles.changedAt}, ${bundles.id}) < (${after.at}::timestamptz, ${after.id}::int)`,
          ),
        )
        .orderBy(desc(bundles.changedAt), desc(bundles.id))
        .limit(limit)
    },

    async counts(ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
      if (ids.length === 0) return new Map()
      const rows = await db
        .select({ bundle: bundleMembers.bundle, count: count() })
        .from(bundleMembers)
        .where(inArray(bundleMembers.bundle, [...ids]))
        .groupBy(bundleMembers.bundle)
      return new Map(rows.map((row) => [row.bundle, row.count]))
    },

    async find(id: number): Promise<BundleRow | null> {
      const [found] = await db.select().from(bundles).where(eq(bundles.id, id))
      return found ?? null
    },

    /** Until the transaction ends, nobody else changes it. */
    async lock(id: number): Promise<BundleRow | null> {
      const [found] = await db.select().from(bundles).where(eq(bundles.id, id)).for('update')
      return found ?? null
    },

    /** The bundles that are not out and have this in them. */
    async waiting({ kind, subject }: MemberName) {
      return db
        .select({ bundle: bundles.id, name: bundles.name, state: bundles.state })
        .from(bundleMembers)
        .innerJoin(bundles, eq(bundles.id, bundleMembers.bundle))
        .where(
          and(eq(bundleMembers.kind, kind), eq(bundleMembers.subject, subject), sql`${bundles.state} <> 'published'`),
        )
        .orderBy(desc(bundles.changedAt))
    },

    /** In the order in which their things are locked. */
    members: (bundle: number): Promise<MemberRow[]> =>
      db
        .select()
        .from(bundleMembers)
        .where(eq(bundleMembers.bundle, bundle))
        .orderBy(asc(bundleMembers.kind), asc(bundleMembers.subject)),

    async add(name: string, by: string): Promise<number> {
      const [added] = await db.insert(bundles).values({ name, changedBy: by }).returning({ id: bundles.id })
      await tellOffice(db, { kind: 'bundles' })
      return (added as { id: number }).id
    },

    /** Gives its next version. */
    async write({ id, version, ...bundle }: BundleRow, by: string): Promise<number> {
      await db
        .update(bundles)
        .set({ ...bundle, version: version + 1, changedAt: sql`clock_timestamp()`, changedBy: by })
        .where(eq(bundles.id, id))
      await tellOffice(db, { kind: 'bundles' })
      return version + 1
    },

    async remove(id: number): Promise<void> {
      await db.delete(bundles).where(eq(bundles.id, id))
      await tellOffice(db, { kind: 'bundles' })
    },

    async putMember({
      bundle,
      kind,
      subject,
      ...content
    }: Pick<MemberRow, 'bundle' | 'kind' | 'subject'> & Partial<MemberRow>) {
      await db
        .insert(bundleMembers)
        .values({ bundle, kind, subject, ...content })
        .onConflictDoUpdate({
          target: [bundleMembers.bundle, bundleMembers.kind, bundleMembers.subject],
          set: { kind, ...content },
        })
    },

    async removeMember(bundle: number, member: MemberName): Promise<void> {
      await db.delete(bundleMembers).where(isMember(bundle, member))
    },

    /** The first that is due and that no other node is publishing. */
    async takeDue(): Promise<BundleRow | null> {
      const [due] = await db
        .select()
        .from(bundles)
        .where(and(eq(bundles.state, 'planned'), sql`${bundles.at} <= clock_timestamp()`))
        .orderBy(asc(bundles.at), asc(bundles.id))
        .limit(1)
        .for('update', { skipLocked: true })
      return due ?? null
    },

    /** Milliseconds until the next one, by the clock of the database; null if none waits. */
    async msUntilNext(): Promise<number | null> {
      const [next] = await db
        .select({ ms: sql<number | null>`(extract(epoch from min(${bundles.at}) - clock_timestamp()) * 1000)::float` })
        .from(bundles)
        .where(eq(bundles.state, 'planned'))
      return next?.ms ?? null
    },

    /** Whether a time has passed, by the clock of the database. */
    async isPast(at: Date): Promise<boolean> {
      const { rows } = await db.execute<{ past: boolean }>(
        sql`select ${at.toISOString()}::timestamptz <= clock_timestamp() as past`,
      )
      return rows[0]?.past === true
    },
  }
}

export type BundleStore = ReturnType<typeof bundleStore>
