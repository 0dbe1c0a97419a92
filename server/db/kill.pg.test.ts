import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from './database.ts'
import { FolderInUseError } from './pglite/folder-lock.ts'
import { databaseTemplate } from './pglite/template.ts'
import { facts } from './schema.ts'

const rounds = Number(process.env.KILL_ROUNDS ?? 2)
let dataFolder: string

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'kaskimaa-kill-'))
  const database = await openDatabase({ dataFolder, template: await databaseTemplate() })
  await database.close()
})
afterAll(() => rm(dataFolder, { recursive: true }))

/** A program that writes rows one after another and says the name of each once the database has acknowledged it. */
function startWriter(round: number): ChildProcess {
  const writer = join(import.meta.dirname, 'testing/write-until-killed.ts')
  return spawn(process.execPath, [writer, dataFolder, String(round)], { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function stoppedEarly(writer: ChildProcess): Promise<never> {
  const [code, signal] = await once(writer, 'exit')
  if (signal) return new Promise(() => {}) // Killed by the test, as planned.
  throw new Error(`The writer stopped by itself with code ${code}.`)
}

/** Names acknowledged until the writer was killed, some time after its first rows. */
async function acknowledgedBeforeKill(writer: ChildProcess, patience: number): Promise<string[]> {
  const names: string[] = []
  const lines = createInterface({ input: writer.stdout as NodeJS.ReadableStream })
  lines.on('line', (name) => names.push(name))
  await Promise.race([once(lines, 'line'), stoppedEarly(writer)])
  setTimeout(() => writer.kill('SIGKILL'), patience)
  await once(lines, 'close')
  return names
}

it.each(Array.from({ length: rounds }, (_, round) => round))(
  'keeps every acknowledged row through kill -9, round %i',
  async (round) => {
    const acknowledged = await acknowledgedBeforeKill(startWriter(round), 150 + 97 * round)
    expect(acknowledged.length).toBeGreaterThan(10)
    const database = await openDatabase({ dataFolder })
    const kept = new Set((await database.sql.select().from(facts)).map(({ name }) => name))
    await database.close()
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
  },
)

it('refuses a folder that a running program owns, and says what to do', async () => {
  const writer = startWriter(99)
  await Promise.race([once(writer.stdout as NodeJS.ReadableStream, 'data'), stoppedEarly(writer)])
  const second = openDatabase({ dataFolder })
  await expect(second).rejects.toThrow(FolderInUseError)
  await expect(second).rejects.toThrow(/Stop that one first, or choose another folder with DATA_DIR/)
  writer.kill('SIGKILL')
  await once(writer, 'exit')
  await (await openDatabase({ dataFolder })).close()
})
