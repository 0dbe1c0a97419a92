import { expect, it } from 'vitest'
import { QueueFullError } from '#server/turns/work-queue.ts'
import { createRouter } from './router.ts'

it('closes after its handlers: one whose client has gone still needs the database', async () => {
  const { router } = createRouter({ logLevel: 'silent', hosts: new Map() as never })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const happened: string[] = []
  router.get('/slow', async () => {
    begin()
    await released
    happened.push('handler')
    return {}
  })
  const gone = new AbortController()
  router.inject({ url: '/slow', signal: gone.signal }).catch(() => {})
  await begun
  gone.abort()
  const closed = router.close().then(() => happened.push('closed'))
  // Long enough for closing if nothing held it back.
  setTimeout(release, 100)
  await closed
  expect(happened).toEqual(['handler', 'closed'])
})

it('asks to try later, and logs no fault, when a queue of the node is full', async () => {
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const { router } = createRouter({ logLevel: 'warn', hosts: new Map() as never, logTo })
  router.get('/busy', () => Promise.reject(new QueueFullError()))
  const answer = await router.inject('/busy')
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([503, '5', 'UNAVAILABLE'])
  expect(lines.map((line) => JSON.parse(line).level)).toEqual([40])
})
