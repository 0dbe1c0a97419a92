import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { FromWorker, ToWorker, WorkerStart } from './pglite-messages.ts'
import { rawAnswer } from './raw-answer.ts'

// PGlite runs here and not on the main thread, where one long statement would hold up every visitor.
const { folder, template } = workerData as WorkerStart
const port = parentPort
if (!port) throw new Error('This file is a worker: start it with new Worker().')
const send = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

const loadDataDir = template ? new Blob([await readFile(template)], { type: 'application/x-gzip' }) : undefined
const engine = await PGlite.create(folder, loadDataDir ? { loadDataDir } : {})

port.on('message', async (message: ToWorker) => {
  switch (message.kind) {
    case 'statements': {
      const answer = await rawAnswer(engine, message.bytes)
      return send({ kind: 'answer', bytes: answer }, [answer.buffer])
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
