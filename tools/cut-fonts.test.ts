import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cuts, LETTERS } from '#web/fonts/cuts.ts'
import { cutFont } from './cut-fonts.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file))

it.each(Object.entries(cuts))('has %s as npm run fonts cuts it', async (name, { from, weights }) => {
  const isTheSame = (await cutFont(from, weights)).equals(read(`web/fonts/files/${name}.woff2`))
  expect(isTheSame).toBe(true)
})

it('has every letter of the texts', () => {
  const files = globSync(['content/{demo,facts,shop}/**/*.{yaml,md}', 'web/messages/**/*.ts'], { cwd: root })
  expect(files.length).toBeGreaterThan(500)
  const used = new Set(files.flatMap((file) => [...read(file).toString()]))
  const missing = [...used].filter((letter) => !LETTERS.includes(letter) && letter !== '\n')
  expect(missing).toEqual([])
})
