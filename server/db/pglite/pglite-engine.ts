import { Worker } from 'node:worker_threads'
import { DatabaseUnavailableError } from '#server/faults/outage.ts'
import { compileSimply } from './compile-simply.ts'
import { databaseProblem } from './data-folder-error.ts'
import { readyFolder } from './database-folder.ts'
import { lockFolder } from './folder-lock.ts'
import type { FromWorker, ToWorker, WorkerStart } from './pglite-messages.ts'

// TypeScript when run from the sources (tests, development), JavaScript in `dist`.
const workerFile = import.meta.url.endsWith('.ts') ? './pglite-worker.ts' : './pglite-worker.js'

export type PgliteEngine = {
  /**
   * Runs wire-protocol messages that end in a Sync or a simple query, one call at a time, in order. After the `last` response the
   * session is lost, as when a server restarts: connect again.
   */
  exchange(bytes: Uint8Array<ArrayBuffer>): Promise<{ bytes: Uint8Array; last: boolean }>
  /** Copies the folder of the database, with these segments of its log. Call it after a checkpoint, with no transaction open. */
  copy(to: string, walSegments: readonly [first: string, last: string]): Promise<void>
  close(): Promise<void>
}

/** After a start that failed, for example on a full disk, statements fail at once for this long. */
export const RESTART_PAUSE_MS = 1000

/** Starts PGlite in a worker thread, on a folder that is locked for this process. `make` fills the folder of a new database. */
export async function startPglite(dataFolder: string, make: (folder: string) => Promise<void>): Promise<PgliteEngine> {
  const lock = lockFolder(dataFolder)
  try {
    const folder = await readyFolder(dataFolder, make)
    let current = startWorker(folder)
    await current.begun

    /** The worker, or after it has failed another one in its place: a full disk that has room again needs no restart by hand. */
    const working = async () => {
      if (current.failedAt !== undefined && performance.now() - current.failedAt > RESTART_PAUSE_MS) {
        await current.terminate()
        current = startWorker(folder)
      }
      await current.begun
      return current
    }
    return {
      exchange: async (bytes) => (await working()).request<'response'>({ kind: 'statements', bytes }, [bytes.buffer]),
      copy: async (to, walSegments) => {
        await (await working()).request<'copied'>({ kind: 'copy', to, walSegments })
      },
      close: async () => {
        const ended =
          current.failedAt === undefined ? current.request<'closed'>({ kind: 'close' }) : current.terminate()
        await Promise.resolve(ended).finally(() => lock.release())
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

type Worked = {
  request<Kind extends FromWorker['kind']>(
    message: ToWorker,
    transfer?: ArrayBuffer[],
  ): Promise<Extract<FromWorker, { kind: Kind }>>
  begun: Promise<unknown>
  /** When it was found to be of no more use. */
  readonly failedAt: number | undefined
  terminate(): Promise<unknown>
}

/** The worker, and requests to it, which it answers in their order. */
function startWorker(folder: string): Worked {
  compileSimply()
  const worker = new Worker(new URL(workerFile, import.meta.url), { workerData: { folder } satisfies WorkerStart })
  const waiting: { resolve(message: FromWorker): void; reject(error: unknown): void }[] = []
  let failure: Error | undefined
  let failedAt: number | undefined
  const fail = (error: Error) => {
    failure ??= error
    failedAt ??= performance.now()
    for (const { reject } of waiting.splice(0)) reject(failure)
  }
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'failed') return fail(databaseProblem(folder, message))
    waiting.shift()?.resolve(message)
    if (message.kind === 'response' && message.last)
      fail(new DatabaseUnavailableError('The embedded database restarts after an error.'))
  })
  worker.on('error', (error: Error) => fail(databaseProblem(folder, { report: error.message })))
  worker.on('exit', () => fail(new DatabaseUnavailableError('The embedded database has stopped.')))

  const next = () =>
    new Promise<FromWorker>((resolve, reject) => (failure ? reject(failure) : waiting.push({ resolve, reject })))
  const request: Worked['request'] = (message, transfer = []) => {
    const response = next()
    if (!failure) worker.postMessage(message, transfer)
    return response as Promise<never>
  }
  const begun = next()
  begun.catch(() => {})
  return {
    request,
    begun,
    get failedAt() {
      return failedAt
    },
    terminate: () => worker.terminate(),
  }
}
