import { expect, it } from 'vitest'
import { ListenerQueue } from './listener-queue.ts'

const change = { tags: ['page:kuluttaja:fi:/'], gone: false, pages: [] }

function aQueue() {
  const stop = new AbortController()
  const told: unknown[] = []
  const queue = new ListenerQueue({
    listener: { name: 'pages', onChange: async (each) => void told.push(each), onMissedChanges: async () => {} },
    passOn: () => {},
    pausesMs: [1],
    patienceMs: 1000,
    stop: stop.signal,
    onProblem: expect.fail,
    onWarning: expect.fail,
    onNote: expect.fail,
  })
  return { queue, stop, told }
}

it('is empty when its listener has applied the change', async () => {
  const { queue, told } = aQueue()
  queue.add(change)
  await queue.emptied()
  expect([told, queue.lagMs]).toEqual([[change], 0])
})

it('takes nothing after the stop, and does not keep it waiting', async () => {
  const { queue, stop, told } = aQueue()
  stop.abort()
  queue.add(change)
  await queue.emptied()
  expect([told, queue.lagMs]).toEqual([[], 0])
})
