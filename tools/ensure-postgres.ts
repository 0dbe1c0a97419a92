import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findPostgres } from '#server/testing/find-postgres.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0

/** Installs a PostgreSQL server for the tests where that is possible, and says what it does. */
function ensurePostgres(): boolean {
  if (findPostgres()) return true
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  say("No PostgreSQL found: installing Debian's postgresql with apt-get.")
  return (
    run('apt-get', 'update', '-qq') &&
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'postgresql') &&
    findPostgres() !== undefined
  )
}

if (!ensurePostgres()) {
  say(
    'No PostgreSQL server could be had: the store tests run on the embedded database only. Install PostgreSQL for both.',
  )
}
