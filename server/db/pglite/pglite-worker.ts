import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { FromWorker, ToWorker, WorkerStart } from './pglite-messages.ts'
import { rawResponse } from './raw-response.ts'

// PGlite runs in a worker, because a long statement on the main thread would block every request.
const { folder, template } = workerData as WorkerStart
const port = parentPort
if (!port) throw new Error('This file is a worker: start it with new Worker().')
const send = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

const loadDataDir = template ? new Blob([await readFile(template)], { type: 'application/x-gzip' }) : undefined
const engine = await PGlite.create(folder, loadDataDir ? { loadDataDir } : {})

port.on('message', async (message: ToWorker) => {
  switch (message.kind) {
    case 'statements': {
      const response = await rawResponse(engine, message.bytes)
      return send({ kind: 'response', bytes: response }, [response.buffer])
    }
    case 'dump': {
      const dump = new Uint8Array(await (await engine.dumpDataDir('gzip')).arrayBuffer())
      return send({ kind: 'dump', bytes: dump }, [dump.buffer])
    }
    case 'close':
      await engine.close()
      send({ kind: 'closed' })
      port.close()
  }
})
send({ kind: 'ready' })
