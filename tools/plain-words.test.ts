import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folders = '{bench,contract,docs,e2e,office,sandbox,search,server,sites,tools,web}'
/** Turns of phrase that readers had to read twice. */
const hard =
  /\b(anew|so many|whoever|what has become of|in vain|thereof|herein)\b|[.*:] Who (has|is not|comes|leaves)\b/i

it('comments, docs and test titles are in plain words', () => {
  const lines = globSync(`${folders}/**/*.{ts,tsx,md}`)
    .filter((file) => !/\.messages\.ts$|tools\/plain-words|finnish-words/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line, at) => `${file}:${at + 1} ${line.trim()}`),
    )
  expect(lines.length).toBeGreaterThan(100_000)
  expect(lines.filter((line) => hard.test(line))).toEqual([])
})
