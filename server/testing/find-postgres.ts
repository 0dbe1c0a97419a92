import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const commonFolders = [
  '/usr/lib/postgresql/*/bin', // Debian
  '/usr/pgsql-*/bin', // Red Hat
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
]

/** The folder with the binaries of the newest installed PostgreSQL server. */
export function findPostgres(): string | undefined {
  const newestFirst = globSync(commonFolders).sort((a, b) => versionIn(b) - versionIn(a))
  const onPath = (process.env.PATH ?? '').split(delimiter)
  return [...newestFirst, ...onPath].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  )
}

const versionIn = (path: string) => Number(/\d+(?=\/bin$)/.exec(path)?.[0] ?? 0)
