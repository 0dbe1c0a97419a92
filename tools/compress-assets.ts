import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { toBrotli } from '../server/responses/brotli.ts'

/**
 * Puts beside each text that visitors load a `.br` of it: made as small as can be once, and not by every process at every
 * start.
 */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|svg)$/.test(name))
      await Promise.all(
        texts.map(async (name) => {
          const file = join(dir, name)
          writeFileSync(`${file}.br`, await toBrotli(readFileSync(file), 11))
        }),
      )
    },
  }
}
