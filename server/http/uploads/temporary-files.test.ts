import { spawnSync } from 'node:child_process'
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clearLeftovers, openTemporaryFile } from './temporary-files.ts'
import { aFolder } from './testing/a-folder.ts'

const ID = '6d3c2f0e-52c1-4f1c-9d7e-3b1f0a9c8e77'

async function leftAfterClearing(names: readonly string[], changed = new Date()) {
  const folder = await aFolder()
  for (const name of names) {
    await writeFile(join(folder, name), '')
    await utimes(join(folder, name), changed, changed)
  }
  await clearLeftovers(folder)
  return readdir(folder)
}

it('creates the folder, readable by its own user only', async () => {
  const folder = join(await aFolder(), 'data', 'uploads-in-progress')
  await clearLeftovers(folder)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
})

it('removes the files of an ended process, also of one with the same pid', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  expect(await leftAfterClearing([`${hostname()}_${pid}_${ID}`, `${hostname()}_${process.pid}_${ID}`])).toEqual([])
})

it('keeps the files of running processes, and of other machines for an hour', async () => {
  const names = [`${hostname()}_${process.ppid}_${ID}`, `another-machine_1_${ID}`].sort()
  expect((await leftAfterClearing(names)).sort()).toEqual(names)
  expect(await leftAfterClearing(names, new Date(Date.now() - 61 * 60 * 1000))).toEqual([])
})

it('leaves other files alone', async () => {
  expect(await leftAfterClearing(['README'], new Date(0))).toEqual(['README'])
})

it('recognises the files that it creates', async () => {
  const folder = await aFolder()
  const { path, handle } = await openTemporaryFile(folder)
  await handle.writeFile('content')
  await handle.close()
  expect(await readFile(path, 'utf8')).toBe('content')
  await clearLeftovers(folder)
  expect(await readdir(folder)).toEqual([])
})
