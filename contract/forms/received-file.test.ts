import { expect, it } from 'vitest'
import { z } from 'zod'
import { ReceivedFile, receivedFile } from './received-file.ts'

const file = { path: '/any/path', bytes: 1, mediaType: 'image/jpeg', sha256: '' }

it('accepts a received file, and passes it on unchanged', () => {
  const Data = new ReceivedFile(file)
  expect(z.object({ Data: receivedFile }).parse({ Data }).Data).toBe(Data)
})

it('refuses an object of the same shape, whose path a client could choose', () => {
  expect(receivedFile.safeParse(file).success).toBe(false)
})
