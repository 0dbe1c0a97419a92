import { parentPort, workerData } from 'node:worker_threads'
import type { SearchDocument } from '#search/document.ts'
import { LocalIndex } from '#search/index/local-index.ts'
import type { FromWorker, Result, Task, ToWorker, WorkerStart } from './worker-messages.ts'

// A large index runs in a worker, because a query of some milliseconds would block the main thread.
const { segments, quiet, thesauri, added = [] } = workerData as WorkerStart
const port = parentPort
if (!port) throw new Error('This file is a worker: start it with new Worker().')
const send = (message: FromWorker) => port.postMessage(message)
const plain = (error: unknown) => (error instanceof Error ? new Error(error.message) : String(error))

const index = new LocalIndex(
  { quiet, thesauri, onProblem: (error, sentence) => send({ kind: 'problem', error: plain(error), sentence }) },
  segments,
)

index.setAddedWords(added)

const collected: SearchDocument[] = []

port.on('message', async ({ number, task }: ToWorker) => {
  try {
    send({ kind: 'done', number, result: await resultOf(task), size: index.size })
  } catch (error) {
    send({ kind: 'failed', number, error: plain(error) })
  }
})

async function resultOf(task: Task): Promise<Result> {
  switch (task.kind) {
    case 'put':
      collected.push(...task.documents)
      if (!task.moreFollow) await index.put(collected.splice(0))
      return
    case 'remove':
      await index.remove(task.ids)
      return
    case 'clear':
      await index.clear()
      return
    case 'setLikes':
      index.setLikes(task.id, task.count)
      return
    case 'setAddedWords':
      index.setAddedWords(task.added)
      return
    case 'find':
      return index.find(task.query)
    case 'suggest':
      return index.suggest(task.typing)
    case 'rebuild':
      await index.rebuild()
      return
    case 'figures':
      return index.figures()
  }
}
