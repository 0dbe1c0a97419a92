import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LIST = '.builds.json'
const KEPT = 3

/** The files of the last builds, the newest first. A build that made the same files as the one before counts as one. */
export function buildsAfter(before: readonly string[][], files: readonly string[]): string[][] {
  const made = [...files].sort()
  const others = before.filter((build) => build.join() !== made.join())
  return [made, ...others].slice(0, KEPT)
}

/**
 * Keeps what the last three builds made, so that a page that somebody has open finds its files after an upgrade. Files have
 * their content's hash in their names, so builds do not collide; what no kept build made is removed.
 */
export function keepBuilds(): Plugin {
  return {
    name: 'keep-builds',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    writeBundle({ dir = '' }, bundle) {
      const list = join(dir, LIST)
      const before: string[][] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
      const builds = buildsAfter(before, Object.keys(bundle))
      const kept = new Set([LIST, ...builds.flat()])
      for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        const name = join(entry.parentPath, entry.name).slice(dir.length + 1)
        // A compressed file goes with the file that it was made of.
        const made = name.replaceAll('\\', '/').replace(/\.br$/, '')
        if (entry.isFile() && !kept.has(made)) rmSync(join(dir, name))
      }
      writeFileSync(list, JSON.stringify(builds))
    },
  }
}
