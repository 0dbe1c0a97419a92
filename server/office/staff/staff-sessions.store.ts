import { and, desc, eq, lt, ne, or, sql } from 'drizzle-orm'
import type { Role } from '#contract/office/roles.ts'
import type { Sql } from '#server/db/database.ts'
import { staff, staffSessions } from '#server/db/schema/staff.ts'

const MINUTE_MS = 60_000
const SESSION_MS = 12 * 60 * MINUTE_MS
const IDLE_MS = 2 * 60 * MINUTE_MS
const PROOF_MS = 10 * MINUTE_MS
/** How exactly the time of the last use is kept: most requests write nothing. */
const USE_STEP_MS = MINUTE_MS

type FoundSession = {
  id: string
  name: string
  roles: readonly Role[]
  sites: readonly string[]
  session: string
  isProven: boolean
}

export function staffSessionStore(db: Sql) {
  return {
    async begin(tokenHash: string, person: string, browser: string, at: Date): Promise<void> {
      await db
        .insert(staffSessions)
        .values({ tokenHash, staff: person, browser, createdAt: at, usedAt: at, provenAt: at })
    },

    /** The person of the session, if it has neither ended nor been idle for too long. Counts as a use of it. */
    async find(tokenHash: string, at: Date): Promise<FoundSession | null> {
      const isOf = eq(staffSessions.tokenHash, tokenHash)
      const [found] = await db
        .select({ session: staffSessions, person: staff })
        .from(staffSessions)
        .innerJoin(staff, eq(staff.id, staffSessions.staff))
        .where(and(isOf, eq(staff.hasLeft, false)))
      if (!found) return null
      const { session, person } = found
      const age = (since: Date) => at.getTime() - since.getTime()
      if (!isOpen(session.createdAt, session.usedAt, at)) return null
      if (age(session.usedAt) >= USE_STEP_MS) {
        // Of two requests at once the later use counts.
        await db
          .update(staffSessions)
          .set({ usedAt: sql`greatest(${staffSessions.usedAt}, ${at})` })
          .where(isOf)
      }
      return {
        id: person.id,
        name: person.name,
        roles: person.roles,
        sites: person.sites,
        session: tokenHash,
        isProven: age(session.provenAt) < PROOF_MS,
      }
    },

    /** Whether `find` would find it; no use of it. */
    async isOpen(tokenHash: string, at: Date): Promise<boolean> {
      const [session] = await db.select().from(staffSessions).where(eq(staffSessions.tokenHash, tokenHash))
      return session !== undefined && isOpen(session.createdAt, session.usedAt, at)
    },

    async endsAt(tokenHash: string): Promise<Date | null> {
      const [found] = await db.select().from(staffSessions).where(eq(staffSessions.tokenHash, tokenHash))
      return found ? new Date(found.createdAt.getTime() + SESSION_MS) : null
    },

    async prove(tokenHash: string, at: Date): Promise<void> {
      await db.update(staffSessions).set({ provenAt: at }).where(eq(staffSessions.tokenHash, tokenHash))
    },

    async end(tokenHash: string): Promise<void> {
      await db.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash))
    },

    /** Gives the browser of the session that it ended; null if it was another's or had ended. */
    async endOf(person: string, tokenHash: string): Promise<string | null> {
      const isIt = and(eq(staffSessions.tokenHash, tokenHash), eq(staffSessions.staff, person))
      const [ended] = await db.delete(staffSessions).where(isIt).returning({ browser: staffSessions.browser })
      return ended?.browser ?? null
    },

    /** All of a person, or all but one. Gives their browsers. */
    async endAll(person: string, but?: string): Promise<string[]> {
      const isOther = but === undefined ? undefined : ne(staffSessions.tokenHash, but)
      const ended = await db
        .delete(staffSessions)
        .where(and(eq(staffSessions.staff, person), isOther))
        .returning({ browser: staffSessions.browser })
      return ended.map(({ browser }) => browser)
    },

    /** Those that have not ended, the latest first. */
    async list(person: string, at: Date) {
      const rows = await db
        .select()
        .from(staffSessions)
        .where(eq(staffSessions.staff, person))
        .orderBy(desc(staffSessions.usedAt))
      return rows.filter(({ createdAt, usedAt }) => isOpen(createdAt, usedAt, at))
    },

    async deleteEnded(at: Date): Promise<void> {
      const before = (age: number) => new Date(at.getTime() - age)
      await db
        .delete(staffSessions)
        .where(or(lt(staffSessions.createdAt, before(SESSION_MS)), lt(staffSessions.usedAt, before(IDLE_MS))))
    },
  }
}

function isOpen(createdAt: Date, usedAt: Date, at: Date): boolean {
  return at.getTime() - createdAt.getTime() < SESSION_MS && at.getTime() - usedAt.getTime() < IDLE_MS
}
