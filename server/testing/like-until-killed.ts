import { randomUUID } from 'node:crypto'
import { LikeBatcher } from '#server/capabilities/likes/like-batcher.ts'
import { likeStore } from '#server/capabilities/likes/likes.store.ts'
import { readyDatabase } from '#server/db/ready-database.ts'

const AT_ONCE = 20

/** Likes pages as many visitors at once, and says each like that was acknowledged. */
const [, , place = '', contentIds = ''] = process.argv
const ids: number[] = JSON.parse(contentIds)
const { sql } = await readyDatabase(JSON.parse(place))
const batcher = new LikeBatcher({
  store: likeStore(sql),
  onProblem: (error) => {
    throw error
  },
})

async function goOnLiking(contentId: number): Promise<never> {
  for (;;) {
    const visitor = randomUUID()
    await batcher.like({ contentId, visitor })
    process.stdout.write(`${contentId} ${visitor}\n`)
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => goOnLiking(ids[at % ids.length] as number)))
