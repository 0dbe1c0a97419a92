import { existsSync } from 'node:fs'
import { open, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { z } from 'zod'

/** A backup cannot be made or restored. The command prints the message, which says what to do, and stops. */
export class BackupError extends Error {}

/** What a backup consists of: a copy of the database's folder, the pictures, and a list of both. */
export const DATABASE = 'postgres'
export const FILES = 'files'
const LIST = 'backup.json'

const list = z.object({
  format: z.literal(1),
  made: z.iso.datetime(),
  /** The size of each file: a copy that was cut short shows. */
  sizes: z.record(z.string(), z.number()),
})

/** Lists what is in a new backup: without its list a folder is no backup. */
export async function writeList(backup: string, made: Date): Promise<void> {
  const content: z.infer<typeof list> = { format: 1, made: made.toISOString(), sizes: await sizesIn(backup) }
  await writeFile(join(backup, LIST), JSON.stringify(content), { mode: 0o600 })
}

/** Throws unless the backup has every file that its list names, in the same size. */
export async function checkWhole(backup: string): Promise<void> {
  if (!existsSync(join(backup, LIST))) throw new BackupError(`${backup} is not a backup: it has no ${LIST}.`)
  const read = list.safeParse(jsonOf(await readFile(join(backup, LIST), 'utf8')))
  if (!read.success) throw new BackupError(`${join(backup, LIST)} is damaged, or of a newer version of this program.`)
  const found = await sizesIn(backup)
  const wrong = Object.entries(read.data.sizes).flatMap(([path, size]) => (found[path] === size ? [] : [path]))
  if (wrong.length === 0) return
  throw new BackupError(
    `The backup ${backup} is not whole: ${wrong.length} files are missing or cut short, such as ${wrong[0]}. ` +
      'Copy it again from where it was made, or take another one.',
  )
}

async function sizesIn(backup: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {}
  for (const path of await pathsIn(backup)) {
    if (path !== LIST) sizes[path] = (await stat(join(backup, path))).size
  }
  return sizes
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The files below a folder, by their path in it. */
export async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

/** Has the disk hold everything below the folder, so that a power cut does not undo what was said to be done. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const path of [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))]) await sync(path)
}

export async function sync(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
