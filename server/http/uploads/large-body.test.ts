import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { aFolder } from './testing/a-folder.ts'

const script = 'server/http/uploads/testing/read-large-body.ts'

/** In a separate process: many tests share the memory of this one. */
const readLargeBody = (folder: string, before = '') =>
  promisify(execFile)('sh', ['-c', `${before} exec "$0" "$@"`, process.execPath, script, folder])

it('reads the largest allowed body with less than 20 MB of memory', { timeout: 60_000 }, async () => {
  const { stdout } = await readLargeBody(await aFolder())
  const { outcome, grownMb } = JSON.parse(stdout)
  expect(outcome.value.body.Files.map(({ Data }: { Data: { bytes: number } }) => Data.bytes)).toEqual([
    ...[15_728_640, 15_728_640, 15_728_640],
  ])
  expect(grownMb).toBeLessThan(20)
})

it('throws when the disk is full, and deletes the partial file', { timeout: 60_000 }, async () => {
  const folder = await aFolder()
  // Files of at most 1000 blocks; a larger one fails with an error instead of ending the process.
  const reading = readLargeBody(folder, "trap '' XFSZ; ulimit -f 1000;")
  await expect(reading).rejects.toThrow('EFBIG')
  expect(await readdir(folder)).toEqual([])
})
