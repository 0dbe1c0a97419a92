import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { savePages } from '#server/capabilities/content/content.ts'
import { contentOf } from '#server/content-files/content-database.ts'
import { type DatabaseLocation, readyDatabase } from '#server/db/ready-database.ts'
import { likeCounts, likes } from '#server/db/schema/likes.ts'
import { pages } from '#server/db/schema/pages.ts'
import { acknowledgedBeforeKill, startWriting } from '#server/db/testing/writer.ts'
import { projectRoot } from '#server/project-root.ts'
import { anArticle } from '#server/testing/a-page.ts'
import { freshLocation } from '#server/testing/fresh-database.ts'

const rounds = Number(process.env.KILL_ROUNDS ?? 1)
const program = join(projectRoot, 'server/testing/like-until-killed.ts')
let place: DatabaseLocation
let ids: number[]
const acknowledged: string[] = []

beforeAll(async () => {
  place = await freshLocation()
  const database = await readyDatabase(place)
  const { content } = contentOf(database.sql)
  await savePages(
    content,
    ['kaalilaatikko', 'lihakeitto', 'leike'].map((name) => anArticle(name)),
  )
  ids = (await database.sql.select().from(pages)).map(({ id }) => id)
  await database.close()
})

it.each(Array.from({ length: rounds }, (_, round) => round))(
  'keeps every acknowledged like through kill -9 of the program, and counts none twice, round %i',
  async (round) => {
    const liking = startWriting(program, place, JSON.stringify(ids))
    acknowledged.push(...(await acknowledgedBeforeKill(liking, 150 + 97 * round)))
    const database = await readyDatabase(place)
    const rows = await database.sql.select().from(likes)
    const counts = await database.sql.select().from(likeCounts)
    await database.close()
    const kept = new Set(rows.map(({ contentId, visitor }) => `${contentId} ${visitor}`))
    expect(acknowledged.filter((like) => !kept.has(like))).toEqual([])
    const counted = counts.map(({ contentId, count }) => [contentId, count])
    const rowsOf = (id: number) => rows.filter(({ contentId }) => contentId === id).length
    expect(counted).toEqual(counts.map(({ contentId }) => [contentId, rowsOf(contentId)]))
  },
)
