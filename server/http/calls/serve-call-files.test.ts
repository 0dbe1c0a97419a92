import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { receivedFile } from '#contract/forms/received-file.ts'
import { accepted } from '#contract/values/outcome.ts'
import { serving } from './testing/a-router.ts'

const sendPicture = defineCall({
  method: 'POST',
  path: '/api/picture',
  about: 'Takes a picture.',
  bodyKind: 'files',
  body: z.object({
    Data: z.object({ Message: z.string() }),
    Files: z.array(z.object({ Name: z.string(), Data: receivedFile })),
  }),
  answer: z.object({ isSuccess: z.boolean() }),
})

const aPicture = (bytes: number) => ({
  Data: { Message: 'hei' },
  Files: [{ Name: 'kuva.jpg', Data: `data:image/jpeg;base64,${Buffer.alloc(bytes, 7).toString('base64')}` }],
})

it('gives the handler uploaded files on disk, and deletes them afterwards', async () => {
  const seen: { bytes: number; size: number; path: string }[] = []
  const ask = serving(sendPicture, async ({ body }) => {
    for (const { Data } of body.Files)
      seen.push({ bytes: Data.bytes, size: (await stat(Data.path)).size, path: Data.path })
    return accepted({ isSuccess: true })
  })
  const answer = await ask('/api/picture', { body: aPicture(300_000) })
  expect([answer.statusCode, answer.json()]).toEqual([200, { isSuccess: true }])
  expect(seen).toMatchObject([{ bytes: 300_000, size: 300_000 }])
  await expect.poll(() => existsSync(seen[0]?.path ?? '')).toBe(false)
})

it('refuses an invalid body with files, and deletes the files', async () => {
  const ask = serving({ ...sendPicture, refusalShape: 'isSuccess' } as const, async () => accepted({ isSuccess: true }))
  const tooLarge = await ask('/api/picture', { body: aPicture(15 * 1024 * 1024 + 1) })
  expect([tooLarge.statusCode, tooLarge.json()]).toMatchObject([
    400,
    { isSuccess: false, code: 'REQUEST_INVALID', fields: { Files: 'Tiedosto liian suuri (> 15MB)' } },
  ])
  const noFile = await ask('/api/picture', {
    body: { Data: { Message: 'hei' }, Files: [{ Name: 'x', Data: { path: '/etc/passwd' } }] },
  })
  expect([noFile.statusCode, noFile.json().code]).toEqual([400, 'REQUEST_INVALID'])
})
