import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { accepted, type Outcome } from '#contract/values/outcome.ts'
import { UploadGate } from './upload-gate.ts'

/** Uploads that are read until the test ends them, and the order in which reading started. */
function uploadsAt(gate: UploadGate) {
  const begun: string[] = []
  return {
    begun,
    /** Each from a client of its own, unless one is named. */
    start(
      name: string,
      { client = name, captcha }: { client?: string; captcha?: string | undefined } = { captcha: name },
    ) {
      const request = new PassThrough()
      const { promise, resolve, reject } = Promise.withResolvers<Outcome<string, never>>()
      const outcome = gate.run(request, { client, captcha }, () => {
        begun.push(name)
        return promise
      })
      return { request, outcome, end: () => resolve(accepted(name)), fail: () => reject(new Error('disk full')) }
    },
  }
}

it('reads as many uploads concurrently as there are slots, and the others in order of arrival', async () => {
  const { begun, start } = uploadsAt(new UploadGate({ slots: 2 }))
  const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map((name) => start(name))
  await expect.poll(() => begun).toEqual(['first', 'second'])
  second?.end()
  await expect.poll(() => begun).toEqual(['first', 'second', 'third'])
  first?.end()
  await expect.poll(() => begun).toEqual(['first', 'second', 'third', 'fourth'])
  third?.end()
  fourth?.end()
  expect(await fourth?.outcome).toEqual(accepted('fourth'))
})

it('gives slots that become free at the same moment to different waiting uploads', async () => {
  const { begun, start } = uploadsAt(new UploadGate({ slots: 2 }))
  const uploads = ['first', 'second', 'third', 'fourth'].map((name) => start(name))
  await expect.poll(() => begun).toEqual(['first', 'second'])
  for (const upload of uploads.slice(0, 2)) upload.end()
  await expect.poll(() => begun).toEqual(['first', 'second', 'third', 'fourth'])
})

it('has no extra slot after one was handed on', async () => {
  const { begun, start } = uploadsAt(new UploadGate({ slots: 1, maxWaitMs: 1000 }))
  const [first, second] = [start('first'), start('second')]
  first.end()
  await expect.poll(() => begun).toEqual(['first', 'second'])
  const third = start('third')
  third.request.destroy()
  expect(await third.outcome).toMatchObject({ ok: false, code: 'REQUEST_INVALID' })
  second.end()
  await second.outcome
})

it('leaves a waiting upload unread', async () => {
  const { start, begun } = uploadsAt(new UploadGate({ slots: 1 }))
  const reading = start('reading')
  const { request, outcome, end } = start('waiting')
  request.write('body')
  await expect.poll(() => begun).toEqual(['reading'])
  expect([request.readableLength, request.readableFlowing]).toEqual([4, null])
  reading.end()
  end()
  await outcome
  expect(request.listenerCount('close')).toBe(new PassThrough().listenerCount('close'))
})

it('refuses an upload that has waited too long, and keeps the order of the others', async () => {
  const { begun, start } = uploadsAt(new UploadGate({ slots: 1, maxWaitMs: 1 }))
  const reading = start('reading')
  expect(await start('late').outcome).toMatchObject({ ok: false, code: 'UPLOADS_BUSY' })
  reading.end()
  await reading.outcome
  const next = start('next')
  next.end()
  expect(await next.outcome).toEqual(accepted('next'))
  expect(begun).toEqual(['reading', 'next'])
})

it('refuses an upload at once when the queue is full', async () => {
  const { start } = uploadsAt(new UploadGate({ slots: 1, maxWaiting: 1 }))
  const [reading, waiting] = [start('reading'), start('waiting')]
  expect(await start('one too many').outcome).toMatchObject({ ok: false, code: 'UPLOADS_BUSY' })
  reading.end()
  waiting.end()
  expect(await waiting.outcome).toEqual(accepted('waiting'))
})

it('removes a waiting upload whose sender has disconnected', async () => {
  const { begun, start } = uploadsAt(new UploadGate({ slots: 1 }))
  const [reading, gone, next] = [start('reading'), start('gone'), start('next')]
  gone.request.destroy()
  expect(await gone.outcome).toMatchObject({ ok: false, code: 'REQUEST_INVALID' })
  reading.end()
  next.end()
  await next.outcome
  expect(begun).toEqual(['reading', 'next'])
})

it('does not queue an upload whose sender has already disconnected', async () => {
  const gate = new UploadGate({ slots: 1 })
  const reading = uploadsAt(gate).start('reading')
  const request = new PassThrough().destroy()
  await expect.poll(() => request.closed).toBe(true)
  const outcome = await gate.run(request, { client: 'gone', captcha: 'gone' }, async () => accepted('read'))
  expect(outcome).toMatchObject({ ok: false, code: 'REQUEST_INVALID' })
  reading.end()
})

it('hands the slot on when reading fails', async () => {
  const { start } = uploadsAt(new UploadGate({ slots: 1 }))
  const [failing, next] = [start('failing'), start('next')]
  failing.fail()
  next.end()
  await expect(failing.outcome).rejects.toThrow('disk full')
  expect(await next.outcome).toEqual(accepted('next'))
})

it('lets others in while one client holds its share, however many it sends, with one captcha or several', async () => {
  const { begun, start } = uploadsAt(new UploadGate())
  const attacker = { client: 'attacker' }
  const held = Array.from({ length: 10 }, (_, at) => start(`held ${at}`, { ...attacker, captcha: `captcha ${at}` }))
  const copies = ['a', 'b', 'c'].map((client) => start(`copy ${client}`, { client, captcha: 'shared' }))
  const honest = Array.from({ length: 7 }, (_, at) => start(`honest ${at}`))
  await expect
    .poll(() => begun)
    .toEqual([...['held 0', 'held 1', 'held 2', 'copy a', 'copy b'], ...honest.map((_, at) => `honest ${at}`)])
  held[0]?.end()
  await expect.poll(() => begun.at(-1)).toBe('held 3')
  for (const upload of [...held, ...copies, ...honest]) upload.end()
  await Promise.all([...held, ...copies, ...honest].map(({ outcome }) => outcome))
  expect(begun).toHaveLength(20)
})

it('keeps uploads whose captcha is in the body apart: they take no slot of those who have shown theirs', async () => {
  const { begun, start } = uploadsAt(new UploadGate({ slots: 1, uncheckedSlots: 2 }))
  const unchecked = ['a', 'a', 'b', 'c'].map((client, at) => start(`unchecked ${at}`, { client }))
  const honest = start('honest')
  await expect.poll(() => begun).toEqual(['unchecked 0', 'unchecked 2', 'honest'])
  for (const upload of [...unchecked, honest]) upload.end()
  await Promise.all(unchecked.map(({ outcome }) => outcome))
  expect(begun).toHaveLength(5)
})

it('leaves room in the queue for others when one client fills its part of it', async () => {
  const { start } = uploadsAt(new UploadGate({ slots: 1, maxWaiting: 3, maxWaitingPerClient: 1 }))
  const reading = start('reading')
  const attacker = { client: 'attacker', captcha: 'captcha' }
  const waiting = start('waiting', attacker)
  expect(await start('one too many', attacker).outcome).toMatchObject({ ok: false, code: 'UPLOADS_BUSY' })
  const honest = start('honest')
  for (const upload of [reading, waiting, honest]) upload.end()
  expect(await honest.outcome).toEqual(accepted('honest'))
})
