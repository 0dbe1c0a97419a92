import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of package.json: the same whether this runs from the sources or from `dist`. */
export const projectRoot = findUpwards(import.meta.dirname)

function findUpwards(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  if (dirname(folder) === folder) throw new Error('No package.json above the program: run it from its own checkout.')
  return findUpwards(dirname(folder))
}
