import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildsAfter, keepBuilds } from './keep-builds.ts'

it('remembers three builds, the newest first', () => {
  const builds = ['a', 'b', 'c', 'd'].reduce<string[][]>((before, name) => buildsAfter(before, [`${name}.js`]), [])
  expect(builds).toEqual([['d.js'], ['c.js'], ['b.js']])
})

it('does not count a build that changed nothing', () => {
  expect(buildsAfter([['a.js', 'b.js'], ['c.js']], ['b.js', 'a.js'])).toEqual([['a.js', 'b.js'], ['c.js']])
})

it('keeps the files of three builds and removes the others', () => {
  const dir = mkdtempSync(join(tmpdir(), 'kaskimaa-builds-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const build = (...files: string[]) => {
    for (const file of files) {
      mkdirSync(dirname(join(dir, file)), { recursive: true })
      writeFileSync(join(dir, file), file)
      writeFileSync(join(dir, `${file}.br`), file)
    }
    const { writeBundle } = keepBuilds() as { writeBundle: (options: object, bundle: object) => void }
    writeBundle({ dir }, Object.fromEntries(files.map((file) => [file, {}])))
  }
  writeFileSync(join(dir, 'stray.js'), '')
  for (const hash of ['1', '2', '3', '4']) build(`assets/client-${hash}.js`, 'manifest.json')
  const left = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(left.map(({ name }) => name).sort()).toEqual([
    '.builds.json',
    ...['client-2.js', 'client-2.js.br', 'client-3.js', 'client-3.js.br', 'client-4.js', 'client-4.js.br'],
    ...['manifest.json', 'manifest.json.br'],
  ])
})
