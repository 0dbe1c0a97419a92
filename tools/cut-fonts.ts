import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { cuts, FEATURES, LETTERS, type Weights } from '#web/fonts/cuts.ts'

// Cuts the fonts of the packages to the letters and weights that the sites use: npm run fonts
const folder = join(import.meta.dirname, '../web/fonts/files')
const require = createRequire(import.meta.url)

/** A font of a package with our letters and these weights, as WOFF2. */
export function cutFont(from: string, [lightest, heaviest]: Weights): Promise<Buffer> {
  const file = require.resolve(`@fontsource-variable/${from}/files/${from}-latin-wght-normal.woff2`)
  const wght = lightest === heaviest ? lightest : { min: lightest, max: heaviest }
  return subsetFont(readFileSync(file), LETTERS, {
    ...{ targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: FEATURES },
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
  for (const [name, { from, weights }] of Object.entries(cuts)) {
    const font = await cutFont(from, weights)
    writeFileSync(join(folder, `${name}.woff2`), font)
    process.stdout.write(`${name}.woff2 ${font.length} bytes\n`)
  }
  writeFileSync(join(folder, 'LICENSES.txt'), licences())
}
