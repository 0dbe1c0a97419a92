import { and, asc, desc, eq, inArray, isNull, lt, lte, ne, not, or, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { outgoingMails } from '#server/db/schema/outgoing-mails.ts'
import type { LeasedMail, NewMail } from './outgoing-mail.ts'

export type OutgoingMailStore = ReturnType<typeof outgoingMailStore>

const MAX_ERROR_LENGTH = 500

const mails = outgoingMails
const secondsFromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`
const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`
const isWaiting = eq(mails.state, 'waiting')
/** The next node that takes it counts another attempt. */
const isLeased = ({ id, attempts }: LeasedMail) => and(eq(mails.id, id), eq(mails.attempts, attempts), isWaiting)
/** The kinds that there are, each found in an index at once: millions of mails may be kept. */
const endedKinds = sql`
  with recursive found(kind) as (
    select min(kind) from ${mails} where ended_at is not null
    union all
    select (select min(kind) from ${mails} as next where ended_at is not null and next.kind > found.kind) from found where found.kind is not null)
  select kind from found where kind is not null`
const noPerson = { recipient: null, lastError: null }

/** The mails that leave the program. Capabilities write them in the transaction of what causes them. */
export function outgoingMailStore(db: Sql) {
  return {
    /** Once for each kind, thing and detail, however often it is written. False if it was there before. */
    async add(mail: NewMail): Promise<boolean> {
      const recipient = mail.recipient?.toLowerCase() ?? null
      const added = await db
        .insert(mails)
        .values({ ...mail, recipient })
        .onConflictDoNothing()
      return added.rowCount === 1
    },

    /** Everything that was written about something, the oldest first. */
    about: (about: string) => db.select().from(mails).where(eq(mails.about, about)).orderBy(asc(mails.createdAt)),

    /**
     * Sends a mail that has ended again, under another id: the mail server was given the one before. False if it is not there, waits, or
     * was sent again meanwhile.
     */
    async sendAgain(id: string, about: string, recipient: string): Promise<boolean> {
      const again = await db
        .update(mails)
        .set({
          id: sql`gen_random_uuid()::text`,
          recipient: recipient.toLowerCase(),
          state: 'waiting',
          attempts: 0,
          nextAttemptAt: sql`now()`,
          endedAt: null,
          lastError: null,
        })
        .where(and(eq(mails.id, id), eq(mails.about, about), ne(mails.state, 'waiting')))
      return again.rowCount === 1
    },

    /** Leases a mail that is due: nobody else gets it for so long. Null if none is. */
    async take(kinds: readonly string[], urgent: readonly string[], leaseSeconds: number): Promise<LeasedMail | null> {
      const isFree = or(isNull(mails.leasedUntil), lt(mails.leasedUntil, sql`now()`))
      const due = db
        .select({ id: mails.id })
        .from(mails)
        .where(and(isWaiting, inArray(mails.kind, [...kinds]), lte(mails.nextAttemptAt, sql`now()`), isFree))
        .orderBy(desc(sql`${mails.kind} = any(${sql.param([...urgent])}::text[])`), mails.nextAttemptAt)
        .limit(1)
        .for('update', { skipLocked: true })
      const [taken] = await db
        .update(mails)
        .set({ leasedUntil: secondsFromNow(leaseSeconds), attempts: sql`${mails.attempts} + 1` })
        // Compared with `=`, the subquery runs once; with `in`, a plan could run it again and lease more than one.
        .where(eq(mails.id, due))
        .returning({
          id: mails.id,
          kind: mails.kind,
          about: mails.about,
          detail: mails.detail,
          attempts: mails.attempts,
        })
      return taken ?? null
    },

    /** Leases it for longer, counted from now. False if it was sent or deleted, or if another node has taken it since. */
    async renew(mail: LeasedMail, leaseSeconds: number): Promise<boolean> {
      const renewed = await db
        .update(mails)
        .set({ leasedUntil: secondsFromNow(leaseSeconds) })
        .where(isLeased(mail))
      return renewed.rowCount === 1
    },

    /** It is tried again after a pause. */
    async putBack(mail: LeasedMail, pauseSeconds: number, error: string): Promise<void> {
      const again = { leasedUntil: null, nextAttemptAt: secondsFromNow(pauseSeconds) }
      await db
        .update(mails)
        .set({ ...again, lastError: error.slice(0, MAX_ERROR_LENGTH) })
        .where(isLeased(mail))
    },

    /** It is given up, and waits for people. */
    async setFailed(mail: LeasedMail, error: string): Promise<void> {
      const ended = { state: 'failed' as const, leasedUntil: null, endedAt: sql`now()` }
      await db
        .update(mails)
        .set({ ...ended, lastError: error.slice(0, MAX_ERROR_LENGTH) })
        .where(isLeased(mail))
    },

    /** The mail server has accepted it, whichever node has the lease. */
    async setSent({ id }: Pick<LeasedMail, 'id'>): Promise<void> {
      await db
        .update(mails)
        .set({ state: 'sent', leasedUntil: null, endedAt: sql`now()`, ...noPerson })
        .where(and(eq(mails.id, id), ne(mails.state, 'sent')))
    },

    async setDropped(mail: LeasedMail): Promise<void> {
      await db
        .update(mails)
        .set({ state: 'dropped', leasedUntil: null, endedAt: sql`now()`, ...noPerson })
        .where(isLeased(mail))
    },

    /** What staff have to look at, the latest first. */
    failed: () => db.select().from(mails).where(eq(mails.state, 'failed')).orderBy(desc(mails.endedAt)),

    async countFailed(): Promise<number> {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${mails} where ${eq(mails.state, 'failed')}`,
      )
      return rows[0]?.count ?? 0
    },

    /** Tries mails that were given up from the beginning; all of them without ids. Returns how many. */
    async tryAgain(ids?: readonly string[]): Promise<number> {
      const which = ids ? inArray(mails.id, [...ids]) : undefined
      const again = { state: 'waiting' as const, attempts: 0, nextAttemptAt: sql`now()`, endedAt: null }
      const rows = await db
        .update(mails)
        .set(again)
        .where(and(eq(mails.state, 'failed'), which))
        .returning({ id: mails.id })
      return rows.length
    },

    /** For the copy of a person: what waits for them, or could not be sent. */
    ofRecipient: (email: string) =>
      db
        .select({ kind: mails.kind, state: mails.state, createdAt: mails.createdAt })
        .from(mails)
        .where(eq(mails.recipient, email))
        .orderBy(asc(mails.createdAt)),

    async idsAbout(about: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ id: mails.id })
        .from(mails)
        .where(inArray(mails.about, [...about]))
      return rows.map(({ id }) => id)
    },

    /** What they were about is deleted. */
    async deleteAbout(about: readonly string[]): Promise<void> {
      if (about.length > 0) await db.delete(mails).where(inArray(mails.about, [...about]))
    },

    /** Forgets a person. What still waits, because it is about something that is kept, is sent all the same. */
    async forget(email: string): Promise<void> {
      await db.update(mails).set(noPerson).where(eq(mails.recipient, email))
    },

    /** Forgets who should have got mails about these things. */
    async forgetAbout(about: readonly string[]): Promise<void> {
      if (about.length === 0) return
      await db
        .update(mails)
        .set(noPerson)
        .where(inArray(mails.about, [...about]))
    },

    /** Deletes mails that ended this number of days ago, and empties those of kinds that are kept. */
    async tidy(days: number, keptKinds: readonly string[]): Promise<void> {
      const isOld = and(not(isWaiting), lt(mails.endedAt, daysAgo(days)))
      // Asked first, because the planner has to know that they are few of millions.
      const { rows } = await db.execute<{ kind: string }>(endedKinds)
      const passing = rows.map(({ kind }) => kind).filter((kind) => !keptKinds.includes(kind))
      if (passing.length > 0) await db.delete(mails).where(and(isOld, inArray(mails.kind, passing)))
      const kept = sql.param([...keptKinds])
      await db
        .update(mails)
        .set(noPerson)
        .where(and(isOld, sql`kind = any(${kept}::text[]) and (recipient is not null or last_error is not null)`))
    },
  }
}
