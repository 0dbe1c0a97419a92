import type { Operation } from '#contract/office/pages/operations.ts'

type Save = { number: number; revision: number; operations: readonly Operation[] }

/** What a window has done to a page and the server has not confirmed. It outlives the window. */
export type Queue = {
  window: string
  page: number
  person: string
  /** The number of the latest save that was made. */
  number: number
  /** Sent, or about to be: it is sent again as it is until an answer comes. */
  sending: Save | null
  waiting: readonly Operation[]
}

export type QueueStore = {
  put(queue: Queue): Promise<void>
  remove(window: string): Promise<void>
  /** Queues of this person for the page. */
  of(page: number, person: string): Promise<Queue[]>
}

const DATABASE = 'kaskimaa-editor'
const STORE = 'queues'

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'window' })
  return answered(request)
}

let opened: Promise<IDBDatabase> | undefined

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= openDatabase()
  return (await opened).transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE)
}

export const queueStore: QueueStore = {
  put: async (queue) => void (await answered((await store('readwrite')).put(queue))),
  remove: async (window) => void (await answered((await store('readwrite')).delete(window))),
  of: async (page, person) => {
    const all: Queue[] = await answered((await store('readonly')).getAll())
    return all.filter((queue) => queue.page === page && queue.person === person)
  },
}
