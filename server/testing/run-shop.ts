import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import type { DatabaseLocation } from '#server/db/ready-database.ts'

/** What a few commands take on a busy machine. */
export const COMMANDS_MS = 240_000

/** Runs a command of `npm run shop` with a file. */
export async function runShop(location: DatabaseLocation, command: string, content: string | Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kaskimaa-shop-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'list.csv')
  await writeFile(file, content)
  return runCommand(location, [command, file])
}

/** As a process of its own. */
export function runCommand(location: DatabaseLocation, words: readonly string[], tool = 'shop'): Promise<string> {
  const place = 'url' in location ? { DATABASE_URL: location.url } : { DATA_DIR: location.dataFolder }
  const args = ['--disable-warning=ExperimentalWarning', `tools/${tool}.ts`, ...words]
  const run = promisify(execFile)(process.execPath, args, { env: { PATH: process.env.PATH, ...place } })
  return run.then(
    ({ stdout }) => stdout,
    ({ stderr }) => stderr as string,
  )
}
