import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const BUILD_LIST = '.builds.json'
const MAX_BUILDS = 3

/** The files of the last builds, newest first. A build with the same files as an earlier one replaces it. */
export function buildsAfter(before: readonly string[][], files: readonly string[]): string[][] {
  const newest = [...files].sort()
  const others = before.filter((build) => build.join() !== newest.join())
  return [newest, ...others].slice(0, MAX_BUILDS)
}

/**
 * Keeps the files of the last three builds, so that open pages find their assets after a deployment. File names contain a content
 * hash, so builds do not collide. Files of older builds are removed.
 */
export function keepBuilds(): Plugin {
  return {
    name: 'keep-builds',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    writeBundle({ dir = '' }, bundle) {
      const list = join(dir, BUILD_LIST)
      const before: string[][] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
      const builds = buildsAfter(before, Object.keys(bundle))
      const kept = new Set([BUILD_LIST, ...builds.flat()])
      for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        const name = join(entry.parentPath, entry.name).slice(dir.length + 1)
        // A compressed file is kept or removed with its original.
        const original = name.replaceAll('\\', '/').replace(/\.br$/, '')
        if (entry.isFile() && !kept.has(original)) rmSync(join(dir, name))
      }
      writeFileSync(list, JSON.stringify(builds))
    },
  }
}
