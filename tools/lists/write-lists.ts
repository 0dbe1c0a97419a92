import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lists, textOf } from './lists.ts'

/** Words of code, whatever their order and layout: Biome decides about both. */
const wordsOf = (text: string) => (text.match(/[\w./-]+/g) ?? []).toSorted().join(' ')

/** The lists that are not as the files of their folders. */
export function staleLists(root = '.'): string[] {
  const isStale = ({ file, text }: { file: string; text: string }) => wordsOf(text) !== wordsOf(currentText(root, file))
  return lists
    .map((list) => ({ file: list.file, text: textOf(list, root) }))
    .filter(isStale)
    .map(({ file }) => file)
}

/** Writes those lists, in the layout of Biome. */
export function writeLists(root = '.'): string[] {
  const stale = staleLists(root)
  for (const list of lists) if (stale.includes(list.file)) writeFileSync(join(root, list.file), textOf(list, root))
  if (stale.length > 0) formatFiles(stale, root)
  return stale
}

/** Sorts the imports of the files and lays them out. */
export function formatFiles(files: readonly string[], root = '.'): void {
  const biome = 'node_modules/@biomejs/biome/bin/biome'
  execFileSync(process.execPath, [biome, 'check', '--write', '--no-errors-on-unmatched', ...files], {
    cwd: root,
    stdio: 'pipe',
  })
}

function currentText(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
