import { Worker } from 'node:worker_threads'
import { databaseProblem } from './data-folder-error.ts'
import { readyFolder } from './database-folder.ts'
import { lockFolder } from './folder-lock.ts'
import type { FromWorker, ToWorker, WorkerStart } from './pglite-messages.ts'

// TypeScript when run from the sources (tests, development), JavaScript in `dist`.
const workerFile = import.meta.url.endsWith('.ts') ? './pglite-worker.ts' : './pglite-worker.js'

export type PgliteEngine = {
  /** Runs wire-protocol messages that end in a Sync or a simple query, one call at a time, in order. */
  exchange(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array>
  /** Copies the folder of the database, with these segments of its log. Call it after a checkpoint, with no transaction open. */
  copy(to: string, walSegments: readonly [first: string, last: string]): Promise<void>
  close(): Promise<void>
}

/** Starts PGlite in a worker thread, on a folder that is locked for this process. `make` fills the folder of a new database. */
export async function startPglite(dataFolder: string, make: (folder: string) => Promise<void>): Promise<PgliteEngine> {
  const lock = lockFolder(dataFolder)
  try {
    const folder = await readyFolder(dataFolder, make)
    const { request, begun } = startWorker(folder)
    await begun
    return {
      exchange: async (bytes) => (await request<'response'>({ kind: 'statements', bytes }, [bytes.buffer])).bytes,
      copy: async (to, walSegments) => void (await request<'copied'>({ kind: 'copy', to, walSegments })),
      close: async () => {
        await request<'closed'>({ kind: 'close' }).finally(() => lock.release())
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The worker, and requests to it, which it answers in their order. */
function startWorker(folder: string) {
  const worker = new Worker(new URL(workerFile, import.meta.url), { workerData: { folder } satisfies WorkerStart })
  const waiting: { resolve(message: FromWorker): void; reject(error: unknown): void }[] = []
  let failure: Error | undefined
  const fail = (error: Error) => {
    failure = error
    for (const { reject } of waiting.splice(0)) reject(failure)
  }
  worker.on('message', (message: FromWorker) => {
    const asked = waiting.shift()
    if (message.kind === 'failed') asked?.reject(databaseProblem(folder, message))
    else asked?.resolve(message)
  })
  worker.on('error', (error: Error) => fail(databaseProblem(folder, { report: error.message })))
  worker.on('exit', () => fail(new Error('The embedded database has stopped.')))

  const next = () =>
    new Promise<FromWorker>((resolve, reject) => (failure ? reject(failure) : waiting.push({ resolve, reject })))
  const request = <Kind extends FromWorker['kind']>(message: ToWorker, transfer: ArrayBuffer[] = []) => {
    const response = next() as Promise<Extract<FromWorker, { kind: Kind }>>
    worker.postMessage(message, transfer)
    return response
  }
  return { request, begun: next() }
}
