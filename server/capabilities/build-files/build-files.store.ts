import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Sql } from '#server/db/database.ts'
import { buildFiles, builds } from '#server/db/schema/nodes.ts'
import type { BuildFile, BuildFileStore } from './build-files.ts'

/** Files for each statement; most are a few kilobytes, fonts under 100. */
const BATCH_SIZE = 20

export function buildFileStore(db: Sql): BuildFileStore {
  return {
    publish: (id, files, keep) =>
      db.atomically(async (tx) => {
        // Nodes that start together must not delete each other's files.
        await tx.execute(sql`lock table ${builds} in exclusive mode`)
        const renewed = await tx.update(builds).set({ publishedAt: sql`now()` }).where(eq(builds.id, id))
        if (renewed.rowCount) return
        await addMissing(tx, files)
        await tx.insert(builds).values({ id, addresses: files.map(({ address }) => address) })
        const kept = tx.select({ id: builds.id }).from(builds).orderBy(desc(builds.publishedAt)).limit(keep)
        await tx.delete(builds).where(sql`${builds.id} not in (${kept})`)
        await tx
          .delete(buildFiles)
          .where(sql`not exists (select from ${builds} where ${builds.addresses} ? ${buildFiles.address})`)
      }),

    find: (addresses) =>
      db
        .select()
        .from(buildFiles)
        .where(inArray(buildFiles.address, [...addresses])),
  }
}

async function addMissing(tx: Sql, files: readonly BuildFile[]): Promise<void> {
  const stored = await tx.select({ address: buildFiles.address }).from(buildFiles)
  const known = new Set(stored.map(({ address }) => address))
  const missing = files.filter(({ address }) => !known.has(address))
  for (let at = 0; at < missing.length; at += BATCH_SIZE) {
    await tx.insert(buildFiles).values(missing.slice(at, at + BATCH_SIZE))
  }
}
