import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openFileStore } from '../server/adapters/files/open-file-store.ts'
import type { MediaNeeds } from '../server/capabilities/media/media.ts'
import { ConfigError, readConfig } from '../server/config.ts'
import { contentOf, picturesOf } from '../server/content-files/content-database.ts'
import { FILE_FOLDER, PICTURE_FOLDER } from '../server/content-files/content-set.ts'
import { exportContent } from '../server/content-files/export-content.ts'
import { exportPictures } from '../server/content-files/export-pictures.ts'
import { checkFolder, ImportRefusedError, importContent } from '../server/content-files/import-content.ts'
import { checkPageRules } from '../server/content-files/page-rules.ts'
import { FolderNotEmptyError, saveFolder } from '../server/content-files/save-folder.ts'
import { FileWriter } from '../server/content-files/write-files.ts'
import { writeContentFolder } from '../server/content-files/write-folder.ts'
import type { Database } from '../server/db/database.ts'
import { DataFolderError } from '../server/db/pglite/data-folder-error.ts'
import { overwrittenBy } from '../server/edited-pages/overwritten.store.ts'
import { overwrittenFrames } from '../server/frames/overwritten-frames.store.ts'
import { sites } from '../sites/all.ts'
import { blockSchemas } from '../web/blocks/schemas.ts'
import { withDatabase } from './with-database.ts'

// Nodes on a PostgreSQL server take an import up by themselves; the embedded database is imported while nothing serves it.
const usage = `npm run content -- export <folder> [--replace]
npm run content -- import <folder> [--pictures <folder>] [--files <folder>] [--remove-missing] [--overwrite]
npm run content -- check <folder> [--pictures <folder>] [--files <folder>]`

const siteIds = sites.map(({ id }) => id)
const config = readConfig(process.env, siteIds)

const commands: Record<string, (folder: string, options: Options) => Promise<string>> = {
  export: (folder, { replace }) =>
    withMedia(async (database, media) => {
      const content = await exportContent(contentOf(database.sql), sites)
      const { media: exported, pictures } = await exportPictures(database.sql, await media.store.all(), content)
      const fileWriter = new FileWriter()
      const files = writeContentFolder(content, { pictures, blockSchemas, fileWriter })
      const originals = { media: exported, originals: media.files, used: fileWriter.files }
      await saveFolder(folder, files, originals, { replace, siteIds })
      return `${files.size} files and ${pictures.length} pictures are in ${folder}.`
    }),

  import: async (folder, options) => {
    const checked = await checkFolder(foldersOf(folder, options), { sites, blockSchemas })
    if (checked.problems.sentences.length > 0) throw new ImportRefusedError(checked.problems.sentences)
    return withMedia(async (database, media) => {
      const removeMissing = options['remove-missing']
      const pages = checked.content.flatMap((one) => one.pages)
      const overwritten = options.overwrite
        ? []
        : [
            ...(await overwrittenBy(database.sql, pages, { removeMissing })),
            ...(await overwrittenFrames(database.sql, checked.content)),
          ]
      if (overwritten.length > 0) throw new ImportRefusedError([...overwritten, OVERWRITES])
      const imported = await importContent({ database, media }, checked, { removeMissing })
      return `${imported.pages} pages are imported, ${imported.removed} removed.`
    })
  },

  check: async (folder, options) => {
    const checked = await checkFolder(foldersOf(folder, options), { sites, blockSchemas })
    const { problems, content } = checked
    checkPageRules(checked, sites, problems)
    if (problems.sentences.length > 0) throw new ImportRefusedError(problems.sentences)
    return `${content.flatMap(({ pages }) => pages).length} pages are right.`
  },
}

/** The last line, after what would be overwritten. */
const OVERWRITES =
  'Nothing was imported, because this would overwrite what editors have published since the last import. Export first, or import with --overwrite.'

type Options = {
  replace: boolean
  overwrite: boolean
  pictures?: string | undefined
  files?: string | undefined
  'remove-missing': boolean
}

function foldersOf(folder: string, { pictures, files }: Options) {
  if (!existsSync(folder)) throw new ConfigError(`There is no folder ${folder}.`)
  return {
    folder,
    pictureFolder: pictures ?? join(folder, PICTURE_FOLDER),
    fileFolder: files ?? join(folder, FILE_FOLDER),
  }
}

function withMedia<Result>(work: (database: Database, media: MediaNeeds) => Promise<Result>): Promise<Result> {
  return withDatabase(config, (database) => work(database, picturesOf(database, openFileStore(config).store)))
}

async function run(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
      pictures: { type: 'string' },
      files: { type: 'string' },
      'remove-missing': { type: 'boolean', default: false },
    },
  })
  const [name = '', folder] = positionals
  const command = commands[name]
  if (!command || !folder) throw new ConfigError(usage)
  return command(folder, values)
}

function fail(error: Error): void {
  const expected = [ConfigError, DataFolderError, FolderNotEmptyError, ImportRefusedError].some(
    (kind) => error instanceof kind,
  )
  process.stderr.write(`${expected || 'code' in error ? error.message : error.stack}\n`)
  process.exitCode = 1
}

run().then((done) => process.stdout.write(`${done}\n`), fail)
