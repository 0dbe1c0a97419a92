import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { COMMON_LETTERS, cuts, RARE_LETTERS } from '#web/fonts/cuts.ts'
import { cutFont } from './cut-fonts.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file))

it.each(Object.keys(cuts) as (keyof typeof cuts)[])('has %s as npm run fonts cuts it', async (name) => {
  for (const [file, bytes] of await cutFont(name))
    expect(bytes.equals(read(`web/fonts/files/${file}`)), file).toBe(true)
})

it('has each letter in one of the two files', () => {
  const letters = [...COMMON_LETTERS, ...RARE_LETTERS]
  expect(new Set(letters).size).toBe(letters.length)
})

it('has every letter of the texts', () => {
  const files = globSync(['demo/{content,facts,shop}/**/*.{yaml,md}', 'web/messages/**/*.ts'], { cwd: root })
  expect(files.length).toBeGreaterThan(500)
  const used = new Set(files.flatMap((file) => [...read(file).toString()]))
  const missing = [...used].filter(
    (letter) => !COMMON_LETTERS.includes(letter) && !RARE_LETTERS.includes(letter) && letter !== '\n',
  )
  expect(missing).toEqual([])
})
