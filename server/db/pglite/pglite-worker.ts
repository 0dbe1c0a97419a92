import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { copyDatabase } from './copy-database.ts'
import { removeUnwrittenLock, tightenModes } from './database-folder.ts'
import { errorCodeIn, isFatal } from './error-code.ts'
import type { FromWorker, ToWorker, WorkerStart } from './pglite-messages.ts'
import { rawResponse } from './raw-response.ts'

// PGlite runs in a worker, because a long statement on the main thread would block every request.
const { folder } = workerData as WorkerStart
const port = parentPort
if (!port) throw new Error('This file is a worker: start it with new Worker().')
const send = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

/** What PostgreSQL wrote before it gave up; the last line says why. */
let lastWords = ''

const onStderr = (line: string) => {
  const reason = /(?:FATAL|PANIC):\s*(.*)/.exec(line)?.[1]
  if (reason) lastWords = reason
  return false
}

function failed(error: unknown): FromWorker {
  const { message, code } = (error ?? {}) as NodeJS.ErrnoException
  return { kind: 'failed', report: lastWords || message || 'the engine stopped', code }
}

async function answer(engine: PGlite, message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'statements': {
      const response = await rawResponse(engine, message.bytes)
      const last = isFatal(errorCodeIn(response))
      return send({ kind: 'response', bytes: response, last }, [response.buffer])
    }
    case 'copy':
      // In one go: no statement runs meanwhile.
      copyDatabase(folder, message.to, message.walSegments)
      return send({ kind: 'copied' })
    case 'close':
      await engine.close()
      send({ kind: 'closed' })
      port?.close()
  }
}

/** Emscripten gives new files the mode that PostgreSQL asks for, whatever the umask: for some of them, everybody may write. */
function keepModesTight({ FS }: PGlite['Module']): void {
  const files = FS as unknown as { chmod(file: unknown, mode: number): void }
  const chmod = files.chmod.bind(files)
  files.chmod = (file, mode) => chmod(file, mode & 0o700)
}

try {
  removeUnwrittenLock(folder)
  const engine = await PGlite.create(folder, { onStderr })
  keepModesTight(engine.Module)
  tightenModes(folder)
  port.on('message', (message: ToWorker) => answer(engine, message).catch((error) => send(failed(error))))
  send({ kind: 'ready' })
} catch (error) {
  send(failed(error))
  port.close()
}
