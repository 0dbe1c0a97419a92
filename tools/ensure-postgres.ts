import { findPostgres } from '#server/testing/find-postgres.ts'
import { canInstall, install } from './debian-packages.ts'

const printLine = (text: string) => process.stdout.write(`${text}\n`)

/** Installs a PostgreSQL server for the tests if possible. */
function ensurePostgres(): boolean {
  if (findPostgres()) return true
  if (!canInstall()) return false
  printLine("No PostgreSQL found: installing Debian's postgresql with apt-get.")
  return install('postgresql') && findPostgres() !== undefined
}

if (!ensurePostgres()) {
  printLine(
    'No PostgreSQL server found: the store tests run on the embedded database only. Install PostgreSQL to run them on both.',
  )
}
