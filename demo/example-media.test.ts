import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { currentExampleMedia, storedExampleMedia } from './example-media.ts'

it("knows the gallery's pictures and files as the demo has them: npm run drawings brings the list up to date", () => {
  expect(storedExampleMedia()).toEqual(currentExampleMedia())
})

it('lists only what an example of a block shows', () => {
  const examples = globSync('web/blocks/**/*.examples.ts').map((path) => readFileSync(path, 'utf8'))
  const { pictures, files } = storedExampleMedia()
  const names = [...Object.keys(pictures), ...Object.keys(files)]
  expect(names.filter((name) => !examples.some((text) => text.includes(`'${name}'`)))).toEqual([])
})
