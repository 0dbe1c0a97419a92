import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readRedirectFile } from '../server/capabilities/redirects/redirect-file.ts'
import { redirectStore } from '../server/capabilities/redirects/redirects.store.ts'
import { saveRedirects } from '../server/capabilities/redirects/redirects.ts'
import { ConfigError, readConfig } from '../server/config.ts'
import { DataFolderError } from '../server/db/pglite/data-folder-error.ts'
import { readyDatabase } from '../server/db/ready-database.ts'
import { sites } from '../sites/all.ts'

// npm run redirects -- old-addresses.csv
// Running nodes on PostgreSQL pick up the rows by themselves; with the embedded database, stop the server before the import.
const siteIds = sites.map(({ id }) => id)

async function run([file]: string[]): Promise<string> {
  if (!file)
    throw new ConfigError('File name missing. Usage: npm run redirects -- old-addresses.csv (columns site, from, to).')
  const { rows, problems } = readRedirectFile(await readFile(file, 'utf8'))
  const { DATABASE_URL, DATA_DIR } = readConfig(process.env, siteIds)
  const database = await readyDatabase(DATABASE_URL ? { url: DATABASE_URL } : { dataFolder: resolve(DATA_DIR) })
  try {
    const saved = await saveRedirects({ store: redirectStore(database.sql), siteIds }, rows, problems)
    if (saved.ok) return `${saved.value.count} old addresses lead on now.`
    throw new ConfigError(`Nothing was imported:\n${saved.problems.join('\n')}`)
  } finally {
    await database.close()
  }
}

run(process.argv.slice(2)).then(
  (done) => process.stdout.write(`${done}\n`),
  (error: Error) => {
    const expected = error instanceof ConfigError || error instanceof DataFolderError || 'code' in error
    process.stderr.write(`${expected ? error.message : error.stack}\n`)
    process.exit(1)
  },
)
