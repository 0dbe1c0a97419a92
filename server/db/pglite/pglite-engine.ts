import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { lockFolder } from './folder-lock.ts'
import type { FromWorker, ToWorker, WorkerStart } from './pglite-messages.ts'

// TypeScript when run from the sources (tests, development), JavaScript in `dist`.
const workerFile = import.meta.url.endsWith('.ts') ? './pglite-worker.ts' : './pglite-worker.js'

const DATABASE_FOLDER = 'postgres'

/** Whether the data folder has no database yet. */
export function isNewFolder(dataFolder: string): boolean {
  return !existsSync(join(dataFolder, DATABASE_FOLDER, 'PG_VERSION'))
}

export type PgliteEngine = {
  /** Runs wire-protocol messages that end in a Sync or a simple query, one call at a time, in order. */
  exchange(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array>
  /** A compressed copy of the whole data folder, taken between statements. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

/** Starts PGlite in a worker thread, on a folder that is locked for this process. */
export async function startPglite(dataFolder: string, template?: string): Promise<PgliteEngine> {
  const lock = lockFolder(dataFolder)
  const folder = join(dataFolder, DATABASE_FOLDER)
  mkdirSync(folder, { recursive: true })
  const worker = new Worker(new URL(workerFile, import.meta.url), {
    workerData: { folder, template } satisfies WorkerStart,
  })
  const waiting: { resolve(message: FromWorker): void; reject(error: unknown): void }[] = []
  let failure: Error | undefined
  const fail = (error: unknown) => {
    failure = error instanceof Error ? error : new Error(String(error))
    for (const { reject } of waiting.splice(0)) reject(failure)
  }
  worker.on('message', (message: FromWorker) => waiting.shift()?.resolve(message))
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The embedded database has stopped.')))

  const next = () =>
    new Promise<FromWorker>((resolve, reject) => (failure ? reject(failure) : waiting.push({ resolve, reject })))
  const request = <Kind extends FromWorker['kind']>(message: ToWorker, transfer: ArrayBuffer[] = []) => {
    const response = next() as Promise<Extract<FromWorker, { kind: Kind }>>
    worker.postMessage(message, transfer)
    return response
  }

  try {
    await next()
  } catch (error) {
    lock.release()
    throw error
  }
  return {
    exchange: async (bytes) => (await request<'response'>({ kind: 'statements', bytes }, [bytes.buffer])).bytes,
    dump: async () => (await request<'dump'>({ kind: 'dump' })).bytes,
    close: async () => {
      await request<'closed'>({ kind: 'close' })
      lock.release()
    },
  }
}
