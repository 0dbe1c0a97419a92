import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { ContactFormName } from '#contract/forms/forms.ts'
import { tellOffice } from '#server/changes/tell-office.ts'
import type { Sql } from '#server/db/database.ts'
import { submissionFiles, submissions } from '#server/db/schema/forms.ts'
import { outgoingMailStore } from '#server/mail/outgoing-mails.store.ts'
import type { StoredFile, StoredSubmission } from './submission.ts'

type NewSubmission = Omit<StoredSubmission, 'id' | 'createdAt'>
type NewFile = Pick<StoredFile, 'id' | 'name' | 'type' | 'bytes'>

const before = (hours: number) => sql`now() - make_interval(hours => ${hours})`

export function submissionStore(db: Sql) {
  return {
    /** Records a file before it is written, so that a killed node leaves no unknown file. */
    async announceFile(file: NewFile): Promise<void> {
      await db.insert(submissionFiles).values(file)
    },

    /** Null if another submission has the reference. */
    async add(submission: NewSubmission, fileIds: readonly string[]): Promise<string | null> {
      const [row] = await db
        .insert(submissions)
        .values({ ...submission, mailedAt: sql`now()` })
        .onConflictDoNothing({ target: submissions.reference })
        .returning({ id: submissions.id })
      if (!row) return null
      if (fileIds.length > 0) {
        const theirs = inArray(submissionFiles.id, [...fileIds])
        await db.update(submissionFiles).set({ submission: row.id }).where(theirs)
      }
      await tellOffice(db, { kind: 'forms' })
      return row.id
    },

    async find(id: string): Promise<StoredSubmission | undefined> {
      const [row] = await db.select().from(submissions).where(eq(submissions.id, id))
      return row as StoredSubmission | undefined
    },

    filesOf(submission: string): Promise<StoredFile[]> {
      const theirs = eq(submissionFiles.submission, submission)
      return db.select().from(submissionFiles).where(theirs).orderBy(asc(submissionFiles.createdAt))
    },

    async setCleaned(file: string, bytes: number): Promise<void> {
      await db.update(submissionFiles).set({ bytes, cleanedAt: sql`now()` }).where(eq(submissionFiles.id, file))
    },

    byEmail(email: string): Promise<StoredSubmission[]> {
      return db
        .select()
        .from(submissions)
        .where(eq(submissions.email, email))
        .orderBy(asc(submissions.createdAt)) as Promise<StoredSubmission[]>
    },

    async olderThan(form: ContactFormName, days: number, limit: number): Promise<string[]> {
      const rows = await db
        .select({ id: submissions.id })
        .from(submissions)
        .where(and(eq(submissions.form, form), lt(submissions.createdAt, before(days * 24))))
        .limit(limit)
      return rows.map(({ id }) => id)
    },

    /** Files that were written for a submission that never came. */
    async abandonedFiles(hours: number): Promise<string[]> {
      const rows = await db
        .select({ id: submissionFiles.id })
        .from(submissionFiles)
        .where(and(isNull(submissionFiles.submission), lt(submissionFiles.createdAt, before(hours))))
      return rows.map(({ id }) => id)
    },

    async forgetFiles(ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await db.delete(submissionFiles).where(inArray(submissionFiles.id, [...ids]))
    },

    /** Deletes a submission and the mails about it. */
    delete: (id: string): Promise<void> =>
      db.atomically(async (tx) => {
        await outgoingMailStore(tx).deleteAbout([id])
        await tx.delete(submissions).where(eq(submissions.id, id))
      }),
  }
}

export type SubmissionStore = ReturnType<typeof submissionStore>
