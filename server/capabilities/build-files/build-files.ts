import { createHash } from 'node:crypto'

/** A file that browsers load, in the form in which it is sent: texts in Brotli. Its address changes with its content. */
export type BuildFile = { address: string; bytes: Buffer }

export type BuildFileStore = {
  /** Stores a build and its files as the newest, and deletes what none of the `keep` newest builds has. */
  publish(id: string, files: readonly BuildFile[], keep: number): Promise<void>
  find(addresses: readonly string[]): Promise<BuildFile[]>
}

/** As many as the build itself keeps: pages that were open before an upgrade still find their files. */
const KEPT_BUILDS = 3

/** Stores the files of this node's build for all nodes, before the node serves a page that names them. */
export async function publishBuild(store: BuildFileStore, files: readonly BuildFile[]): Promise<void> {
  if (files.length > 0) await store.publish(idOf(files), files, KEPT_BUILDS)
}

function idOf(files: readonly BuildFile[]): string {
  const addresses = files.map(({ address }) => address).sort()
  return createHash('sha256').update(addresses.join('\n')).digest('hex').slice(0, 16)
}

type Waiting = { found: (file: BuildFile | undefined) => void; failed: (error: unknown) => void }

/** Addresses in one query. */
const LOOKUP_SIZE = 50

/** Looks up files of other builds, one query at a time: a flood of made-up addresses costs one small query after another. */
export class BuildFileLookup {
  readonly #find: BuildFileStore['find']
  readonly #waiting = new Map<string, Waiting[]>()
  #running = false

  constructor(find: BuildFileStore['find']) {
    this.#find = find
  }

  find(address: string): Promise<BuildFile | undefined> {
    return new Promise((found, failed) => {
      this.#waiting.set(address, [...(this.#waiting.get(address) ?? []), { found, failed }])
      if (!this.#running) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#running = true
    while (this.#waiting.size > 0) {
      const batch = [...this.#waiting].slice(0, LOOKUP_SIZE)
      for (const [address] of batch) this.#waiting.delete(address)
      await this.#lookUp(batch)
    }
    this.#running = false
  }

  async #lookUp(batch: readonly [string, Waiting[]][]): Promise<void> {
    try {
      const files = new Map((await this.#find(batch.map(([address]) => address))).map((file) => [file.address, file]))
      for (const [address, waiting] of batch) for (const { found } of waiting) found(files.get(address))
    } catch (error) {
      for (const [, waiting] of batch) for (const { failed } of waiting) failed(error)
    }
  }
}
