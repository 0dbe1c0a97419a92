import { existsSync, readdirSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '#server/adapters/files/file-store.ts'
import { fileKey } from '#server/capabilities/files/files.ts'
import { type Media, originalKey } from '#server/capabilities/media/stored-media.ts'
import { FILE_FOLDER, PICTURE_FOLDER } from './content-set.ts'
import { pictureNames } from './file-names.ts'
import { pictureFile } from './picture-index.ts'
import type { FileWriter } from './write-files.ts'
import type { WrittenFiles } from './write-folder.ts'

/** The folder has files already, which an export would mix with its own. */
export class FolderNotEmptyError extends Error {}

type Options = { replace?: boolean; siteIds?: readonly string[] }

/**
 * Writes content, the originals of its pictures and the files that it offers into a folder that is new or empty. An earlier export in it is replaced when
 * that is asked for; a folder with anything else in it is left alone.
 */
export async function saveFolder(
  folder: string,
  files: WrittenFiles,
  pictures: { media: readonly Media[]; originals: FileStore; used?: FileWriter['files'] },
  { replace = false, siteIds = [] }: Options = {},
): Promise<void> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []
  const foreign = names.filter((name) => name !== PICTURE_FOLDER && name !== FILE_FOLDER && !siteIds.includes(name))
  if (foreign.length > 0) throw new FolderNotEmptyError(`${folder} has other files: ${foreign.join(', ')}.`)
  if (names.length > 0 && !replace)
    throw new FolderNotEmptyError(`${folder} is not empty: --replace puts the export in its place.`)
  for (const name of names) await rm(join(folder, name), { recursive: true })
  for (const [path, text] of files) await save(join(folder, path), text)
  const called = pictureNames(pictures.media)
  for (const media of pictures.media) {
    const bytes = await pictures.originals.get(originalKey(media))
    if (!bytes) throw new Error(`The original of the picture ${media.id} (${media.name}) is missing.`)
    await save(join(folder, PICTURE_FOLDER, pictureFile(called.get(media.id) as string)), bytes)
  }
  for (const [name, file] of pictures.used ?? []) {
    const bytes = await pictures.originals.get(fileKey(file))
    if (!bytes) throw new Error(`The file ${file.id} (${file.name}) is missing.`)
    await save(join(folder, FILE_FOLDER, name), bytes)
  }
}

async function save(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
