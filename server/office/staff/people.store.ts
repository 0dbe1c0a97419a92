import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Role } from '#contract/office/roles.ts'
import type { Sql } from '#server/db/database.ts'
import { staff, staffInvitations, staffPasskeys, staffSessions } from '#server/db/schema/staff.ts'

export type PersonDetails = { name: string; roles: Role[]; sites: string[] }
export type StoredPerson = typeof staff.$inferSelect
export type PersonRow = StoredPerson & {
  hasPasskey: boolean
  lastUsedAt: Date | null
  /** Null: no link waits. */
  invitedUntil: Date | null
}

/** The people of the office. */
export function peopleStore(db: Sql) {
  return {
    async find(id: string): Promise<StoredPerson | null> {
      const [found] = await db.select().from(staff).where(eq(staff.id, id))
      return found ?? null
    },

    async findByEmail(email: string): Promise<StoredPerson | null> {
      const [found] = await db.select().from(staff).where(eq(staff.email, email))
      return found ?? null
    },

    /** Waits for others who change the person, or the set of those who can log in as admin. */
    async lock(id: string): Promise<StoredPerson | null> {
      const [found] = await db.select().from(staff).where(eq(staff.id, id)).for('update')
      return found ?? null
    },

    /**
     * The admins who can log in, locked until the end of the transaction, so that two who remove each other at the same moment do not
     * both succeed.
     */
    async lockAdmins({ demo }: { demo: boolean }): Promise<string[]> {
      const isAdmin = sql`'admin' = any(${staff.roles})`
      const found = await db
        .select({ id: staff.id, password: staff.password, isDemo: staff.isDemo })
        .from(staff)
        .where(and(eq(staff.hasLeft, false), isAdmin))
        .orderBy(asc(staff.id))
        .for('update')
      // A question of its own: in a select from one table Drizzle names columns without their table, also in a subquery.
      const ids = found.map(({ id }) => id)
      const keys = await db
        .selectDistinct({ staff: staffPasskeys.staff })
        .from(staffPasskeys)
        .where(inArray(staffPasskeys.staff, ids))
      const withKey = new Set(keys.map((key) => key.staff))
      return found.filter((each) => withKey.has(each.id) || each.password || (demo && each.isDemo)).map(({ id }) => id)
    },

    /** Somebody new, or somebody who comes back. */
    async put(id: string, email: string, details: PersonDetails, isDemo = false): Promise<void> {
      const row = { email, ...details, isDemo, hasLeft: false }
      await db
        .insert(staff)
        .values({ id, ...row })
        .onConflictDoUpdate({ target: staff.id, set: row })
    },

    async change(id: string, details: PersonDetails): Promise<void> {
      await db.update(staff).set(details).where(eq(staff.id, id))
    },

    async leave(id: string): Promise<void> {
      await db.update(staff).set({ hasLeft: true }).where(eq(staff.id, id))
    },

    async setPassword(id: string, password: string, totpSecret: string, totpStep: number): Promise<void> {
      await db.update(staff).set({ password, totpSecret, totpStep }).where(eq(staff.id, id))
    },

    async resealTotp(id: string, totpSecret: string): Promise<void> {
      await db.update(staff).set({ totpSecret }).where(eq(staff.id, id))
    },

    /** False if the code of this step or a later one was used before: each code is good once. */
    async spendStep(id: string, step: number): Promise<boolean> {
      const used = await db
        .update(staff)
        .set({ totpStep: step })
        .where(and(eq(staff.id, id), sql`${staff.totpStep} < ${step}`))
        .returning({ id: staff.id })
      return used.length > 0
    },

    async demoPeople(): Promise<StoredPerson[]> {
      return db
        .select()
        .from(staff)
        .where(and(eq(staff.isDemo, true), eq(staff.hasLeft, false)))
        .orderBy(asc(staff.createdAt), asc(staff.email))
    },

    async list(): Promise<PersonRow[]> {
      const hasPasskey = sql<boolean>`exists (select 1 from ${staffPasskeys} where ${staffPasskeys.staff} = ${staff.id})`
      const lastUsedAt = sql<Date | null>`(select max(${staffSessions.usedAt}) from ${staffSessions} where ${staffSessions.staff} = ${staff.id})`
      const rows = await db
        .select({ person: staff, hasPasskey, lastUsedAt, invitedUntil: staffInvitations.endsAt })
        .from(staff)
        .leftJoin(staffInvitations, eq(staffInvitations.staff, staff.id))
        .orderBy(asc(staff.hasLeft), asc(sql`lower(${staff.name})`), desc(staff.createdAt))
      return rows.map(({ person, ...row }) => ({
        ...person,
        hasPasskey: row.hasPasskey,
        invitedUntil: row.invitedUntil,
        lastUsedAt: row.lastUsedAt === null ? null : new Date(row.lastUsedAt),
      }))
    },
  }
}
