import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Language } from '#contract/site.ts'
import type { Sql } from '#server/db/database.ts'
import { escaped } from '#server/db/like-pattern.ts'
import { askedQuestions } from '#server/db/schema/asked-questions.ts'
import type { Counted } from './question-recorder.ts'

export type SiteQuestion = { language: string; question: string; asked: number; unanswered: number; opened: number }

/** What was asked once may be the name of somebody. */
const LEAST_ASKED = 2

type ListedQuestions = {
  /** Null: all. */
  sites: readonly string[] | null
  language?: Language | undefined
  /** The first week, and the one after the last. */
  from: string
  before?: string | undefined
  kind: 'unanswered' | 'unopened' | 'all'
  text?: string | undefined
  after?: { count: number; key: string } | undefined
  limit: number
}

/** The most different questions kept for a site and week. */
const MOST_OF_WEEK = 2000

export function askedQuestionStore(db: Sql) {
  const { site, language, week, question, asked, unanswered, opened } = askedQuestions
  return {
    /** Adds to the counts of a week. If there are too many questions, those asked most are kept. */
    async add(monday: string, batch: readonly Counted[], mostOfWeek = MOST_OF_WEEK): Promise<void> {
      // Always in the same order, to avoid deadlocks between nodes.
      const rows = batch.map((counted) => ({ ...counted, week: monday })).toSorted(byKey)
      // A click alone adds no row: it only counts for a question that was asked.
      const made = rows.filter((row) => row.asked > 0)
      if (made.length > 0) {
        await db
          .insert(askedQuestions)
          .values(made)
          .onConflictDoUpdate({
            target: [site, language, week, question],
            set: {
              asked: sql`${asked} + excluded.asked`,
              unanswered: sql`${unanswered} + excluded.unanswered`,
              opened: sql`${opened} + excluded.opened`,
            },
          })
      }
      for (const row of rows.filter((each) => each.asked === 0)) {
        await db
          .update(askedQuestions)
          .set({ opened: sql`${opened} + ${row.opened}` })
          .where(and(eq(site, row.site), eq(language, row.language), eq(week, monday), eq(question, row.question)))
      }
      for (const id of new Set(rows.map((row) => row.site))) {
        await db.execute(sql`
          delete from ${askedQuestions} where (site, language, week, question) in (
            select site, language, week, question from ${askedQuestions} where site = ${id} and week = ${monday}
            order by asked desc, opened desc, question offset ${mostOfWeek})`)
      }
    },

    /** Deletes the weeks that began before this day. */
    async forgetBefore(day: string): Promise<void> {
      await db.delete(askedQuestions).where(lt(week, day))
    },

    /** The questions of sites asked most, or that failed most: those after a place in the list, which is the count and the question. */
    async list({ sites, language: ofLanguage, from, before, kind, text, after, limit }: ListedQuestions) {
      const sum = (column: typeof asked | typeof unanswered | typeof opened) => sql<number>`sum(${column})::int`
      const counted = {
        unanswered: sum(unanswered),
        unopened: sql<number>`sum(${asked} - ${unanswered})::int`,
        all: sum(asked),
      }[kind]
      const key = sql`${site} || ' ' || ${askedQuestions.language} || ' ' || ${question}`
      const beyond =
        after && sql`(${counted} < ${after.count} or (${counted} = ${after.count} and ${key} > ${after.key}))`
      return db
        .select({
          site,
          language: sql<Language>`${askedQuestions.language}`,
          question,
          asked: sum(asked),
          unanswered: sum(unanswered),
          opened: sum(opened),
          count: counted,
          key: sql<string>`${key}`,
        })
        .from(askedQuestions)
        .where(
          and(
            sites ? inArray(site, [...sites]) : undefined,
            ofLanguage === undefined ? undefined : eq(language, ofLanguage),
            gte(week, from),
            before === undefined ? undefined : lt(week, before),
            text ? sql`${question} like ${`%${escaped(text.toLowerCase())}%`}` : undefined,
          ),
        )
        .groupBy(site, language, question)
        .having(
          and(
            sql`sum(${asked}) >= ${LEAST_ASKED}`,
            sql`${counted} > 0`,
            kind === 'unopened' ? sql`sum(${opened}) = 0` : undefined,
            beyond,
          ),
        )
        .orderBy(desc(counted), sql`${key}`)
        .limit(limit)
    },

    /** The questions of a site since a day that failed most often: without a hit, or without anybody opening one. */
    async failing(of: {
      site: string
      since: string
      kind: 'unanswered' | 'unopened'
      least: number
    }): Promise<SiteQuestion[]> {
      const sum = (column: typeof asked | typeof unanswered | typeof opened) => sql<number>`sum(${column})::int`
      const failed = of.kind === 'unanswered' ? sum(unanswered) : sql<number>`sum(${asked} - ${unanswered})::int`
      return db
        .select({ language, question, asked: sum(asked), unanswered: sum(unanswered), opened: sum(opened) })
        .from(askedQuestions)
        .where(and(eq(site, of.site), gte(week, of.since)))
        .groupBy(language, question)
        .having(
          of.kind === 'unanswered'
            ? sql`${failed} >= ${of.least}`
            : sql`${failed} >= ${of.least} and sum(${opened}) = 0`,
        )
        .orderBy(desc(failed), question)
        .limit(200)
    },
  }
}

const keyOf = ({ site, language, question }: Counted) => `${site} ${language} ${question}`
const byKey = (one: Counted, other: Counted) => (keyOf(one) < keyOf(other) ? -1 : 1)
