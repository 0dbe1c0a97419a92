import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { COMMON_LETTERS, cuts, FEATURES, RARE_LETTERS, type Weights } from '#web/fonts/cuts.ts'

// Cuts the fonts of the packages to the letters and weights that the sites use: npm run fonts
const folder = join(import.meta.dirname, '../web/fonts/files')
const require = createRequire(import.meta.url)

/** The two files of a font, as WOFF2: with the letters of most pages, and with the rare ones. */
export async function cutFont(name: keyof typeof cuts): Promise<[file: string, bytes: Buffer][]> {
  const { from, weights } = cuts[name]
  return [
    [`${name}.woff2`, await cut(from, weights, COMMON_LETTERS)],
    [`${name}-rare.woff2`, await cut(from, weights, RARE_LETTERS)],
  ]
}

function cut(from: string, [lightest, heaviest]: Weights, letters: string): Promise<Buffer> {
  const file = require.resolve(`@fontsource-variable/${from}/files/${from}-latin-wght-normal.woff2`)
  const wght = lightest === heaviest ? lightest : { min: lightest, max: heaviest }
  return subsetFont(readFileSync(file), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: FEATURES,
  })
}

/** What the licence of the fonts asks to keep beside them. */
function licences(): string {
  const packages = [...new Set(Object.values(cuts).map(({ from }) => from))]
  const texts = packages.map((from) =>
    readFileSync(require.resolve(`@fontsource-variable/${from}/LICENSE`), 'utf8').trim(),
  )
  return `Cut from these fonts by tools/cut-fonts.ts.\n\n${texts.join('\n\n')}\n`
}

if (import.meta.main) {
  for (const name of Object.keys(cuts) as (keyof typeof cuts)[]) {
    for (const [file, bytes] of await cutFont(name)) {
      writeFileSync(join(folder, file), bytes)
      process.stdout.write(`${file} ${bytes.length} bytes\n`)
    }
  }
  writeFileSync(join(folder, 'LICENSES.txt'), licences())
}
