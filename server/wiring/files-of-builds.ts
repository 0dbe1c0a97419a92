import type { BuildFile } from '#server/capabilities/build-files/build-files.ts'
import type { Entry } from '#server/responses/entry.ts'
import { entryOfStored, type StaticFiles } from '#server/responses/static-files.ts'

type Needs = {
  /** The files of this node's build; those found elsewhere are added. */
  files: StaticFiles
  publish: (files: readonly BuildFile[]) => Promise<void>
  find: (address: string) => Promise<BuildFile | undefined>
}

const PREFIX = '/assets/'
/** As the build names its files: `client-Brz0ALHj.js`. */
const BUILT = /^\/assets\/[\w.-]{1,150}-[\w-]{8}\.(?:js|css|svg|woff2)$/

/** The files that browsers load: of this build from memory, of other builds from where their nodes have published them. */
export function filesOfBuilds({ files, publish, find }: Needs) {
  return {
    /** Call before the first page is served. */
    publish: () =>
      publish(
        [...files]
          .filter(([address]) => address.startsWith(PREFIX))
          .map(([address, { stored }]) => ({ address, bytes: stored.body })),
      ),
    isBuilt: (url: string) => url.startsWith(PREFIX) && BUILT.test(url),
    async findElsewhere(address: string): Promise<Entry | undefined> {
      const found = await find(address)
      if (!found) return undefined
      const entry = await entryOfStored(address, found.bytes)
      files.set(address, entry)
      return entry
    },
  }
}
