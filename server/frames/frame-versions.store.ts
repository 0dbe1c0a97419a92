import { createHash } from 'node:crypto'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { FrameContent, FramePart, FramePlace } from '#contract/office/frames/frame-of-office.ts'
import type { Sql } from '#server/db/database.ts'
import { frameVersions } from '#server/db/schema/frames.ts'

type Frame = FramePlace & { part: FramePart }
type NewVersion = { kind: 'published' | 'import'; content: FrameContent; by: string; note: string }

/** What was published of each part of the frame of a site. */
export function frameVersionStore(db: Sql) {
  const of = ({ part, site, language }: Frame) =>
    and(eq(frameVersions.site, site), eq(frameVersions.language, language), eq(frameVersions.part, part))
  return {
    async latest(frame: Frame) {
      const [found] = await db
        .select()
        .from(frameVersions)
        .where(of(frame))
        .orderBy(desc(frameVersions.number))
        .limit(1)
      return found ?? null
    },

    /** Gives its number. Call with the part locked. */
    async add(frame: Frame, version: NewVersion): Promise<number> {
      const { part, site, language } = frame
      const number = ((await this.latest(frame))?.number ?? 0) + 1
      await db.insert(frameVersions).values({ part, site, language, number, ...version })
      return number
    },

    async find(frame: Frame, number: number) {
      const [found] = await db
        .select()
        .from(frameVersions)
        .where(and(of(frame), eq(frameVersions.number, number)))
      return found ?? null
    },

    list: (frame: Frame, before: number | undefined, limit: number) =>
      db
        .select({
          number: frameVersions.number,
          kind: frameVersions.kind,
          at: frameVersions.at,
          by: frameVersions.by,
          note: frameVersions.note,
        })
        .from(frameVersions)
        .where(and(of(frame), before === undefined ? undefined : lt(frameVersions.number, before)))
        .orderBy(desc(frameVersions.number))
        .limit(limit),
  }
}

/** Says which content it is: an import may bring another at any time, and tells nobody. */
export function digestOf(content: FrameContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
