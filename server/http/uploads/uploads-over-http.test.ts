import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { readFilesBody } from './read-files-body.ts'
import { aFolder } from './testing/a-folder.ts'
import { UploadGate } from './upload-gate.ts'
import { uploadLimits } from './upload-limits.ts'

const MIB = 1024 * 1024
const BEGINNING = '{"Data":"data:image/png;base64,'

/** A server with one upload slot, which responds with the code of a refusal or the size of the file. */
async function aServer() {
  const folder = await aFolder()
  const gate = new UploadGate({ slots: 1 })
  const arrived: IncomingMessage[] = []
  const server = createServer(async (incoming, response) => {
    arrived.push(incoming)
    const outcome = await gate.run(incoming, { client: 'one', captcha: 'solved' }, () =>
      readFilesBody(incoming, uploadLimits, folder),
    )
    response.end(outcome.ok ? JSON.stringify(outcome.value.body) : (outcome.fields?.Files ?? outcome.code))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const send = () => {
    const upload = request({ port, host: '127.0.0.1', method: 'POST' })
    upload.write(BEGINNING)
    const answer = once(upload, 'response').then(([response]) => text(response))
    return { upload, answer }
  }
  return { folder, arrived, send }
}

it('lets a sender who is still sending read the refusal', { timeout: 30_000 }, async () => {
  const { send, folder } = await aServer()
  const { upload, answer } = send()
  upload.end(Buffer.alloc(30 * MIB, 'A'))
  expect(await answer).toBe('fileTooLarge')
  await expect.poll(() => upload.writableFinished).toBe(true)
  expect(await readdir(folder)).toEqual([])
})

it('deletes the file of a sender who disconnects, and reads the next one', { timeout: 30_000 }, async () => {
  const { send, folder, arrived } = await aServer()
  const gone = send()
  await expect.poll(() => readdir(folder)).toHaveLength(1)
  const next = send()
  await expect.poll(() => arrived.length).toBe(2)
  gone.upload.destroy()
  next.upload.end('YWJj"}')
  await expect(gone.answer).rejects.toThrow('socket hang up')
  expect(JSON.parse(await next.answer)).toMatchObject({ Data: { bytes: 3 } })
  expect(await readdir(folder)).toHaveLength(1)
})

it('does not read the body of a waiting upload', { timeout: 30_000 }, async () => {
  const { send, folder, arrived } = await aServer()
  const reading = send()
  await expect.poll(() => readdir(folder)).toHaveLength(1)
  const waiting = send()
  waiting.upload.end(`${'A'.repeat(12 * MIB)}"}`)
  await expect.poll(() => arrived[1]?.readableLength).toBeGreaterThan(16 * 1024)
  expect(arrived[1]?.readableLength).toBeLessThan(MIB / 4)
  expect(waiting.upload.writableFinished).toBe(false)
  reading.upload.end('YWJj"}')
  expect(JSON.parse(await waiting.answer)).toMatchObject({ Data: { bytes: 9 * MIB } })
})
