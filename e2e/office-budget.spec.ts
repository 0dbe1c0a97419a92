import { readFile, stat } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { firstLoadOf, type Manifest } from '#server/other-hosts/built-office.ts'

const FOLDER = 'dist/office'
const BUDGET_KB = 220

it('the first load of the office is at most 220 KB of brotli JavaScript', async () => {
  const manifest: Manifest = JSON.parse(await readFile(`${FOLDER}/.vite/manifest.json`, 'utf8'))
  const files = [...firstLoadOf(manifest)]
  expect(files.length).toBeGreaterThan(1)
  const sizes = await Promise.all(
    // The build compresses what gets smaller by it.
    files.map((file) => stat(`${FOLDER}/${file}.br`).catch(() => stat(`${FOLDER}/${file}`))),
  )
  const kilobytes = sizes.reduce((sum, { size }) => sum + size, 0) / 1024
  expect(kilobytes).toBeLessThanOrEqual(BUDGET_KB)
  // The pages of rooms are not among them.
  expect(files.filter((file) => /page-[\w-]{8}\.js/.test(file) && !/page-head/.test(file))).toEqual([])
})
