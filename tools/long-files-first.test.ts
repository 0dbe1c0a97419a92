import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { longFirst, unusedIn } from './long-files-first.ts'

it('begins with the long files, and leaves the others in their order', () => {
  const files = ['/p/b.test.ts', '/p/e2e/gallery.spec.ts', '/p/a.test.ts', '/p/e2e/engines/webkit.engines.spec.ts']
  expect(longFirst(files, (path) => path)).toEqual([files[3], files[1], files[0], files[2]])
})

it('names no file that is gone', () => {
  expect(unusedIn(globSync('{e2e,server}/**/*.{spec,test}.ts').map((path) => `/${path}`))).toEqual([])
})
