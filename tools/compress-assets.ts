import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { toBrotli } from '../server/responses/brotli.ts'

/**
 * Writes a `.br` file next to each compressible asset. Maximum compression happens once per build, not in every process at every
 * start.
 */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const compressible = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|svg)$/.test(name))
      await Promise.all(
        compressible.map(async (name) => {
          const file = join(dir, name)
          writeFileSync(`${file}.br`, await toBrotli(readFileSync(file), 11))
        }),
      )
    },
  }
}
