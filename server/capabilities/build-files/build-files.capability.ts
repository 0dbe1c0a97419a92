import type { Capability } from '#server/capability.ts'
import type { Database } from '#server/db/database.ts'
import { buildFileStore } from './build-files.store.ts'
import { type BuildFile, BuildFileLookup, publishBuild } from './build-files.ts'

/** The files of the last builds, in the database: all nodes have those of all others, whatever their images contain. */
export function openBuildFiles({ database }: { database: Database }) {
  const store = buildFileStore(database.sql)
  const lookup = new BuildFileLookup(store.find)
  return {
    name: 'build-files',
    publish: (files: readonly BuildFile[]) => publishBuild(store, files),
    find: (address: string) => lookup.find(address),
  } satisfies Capability & Record<string, unknown>
}
