import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { DatabaseLocation } from '../ready-database.ts'

/** A program that writes rows one after another and says the name of each once the database has acknowledged it. */
export function startWriter(place: DatabaseLocation, round: number): ChildProcess {
  const program = join(import.meta.dirname, 'write-until-killed.ts')
  return spawn(process.execPath, [program, JSON.stringify(place), String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Fails when the writer ends other than by the test's kill. */
export async function stoppedEarly(writer: ChildProcess): Promise<never> {
  const [code, signal] = await once(writer, 'exit')
  if (signal) return new Promise(() => {})
  throw new Error(`The writer stopped by itself with code ${code}.`)
}
