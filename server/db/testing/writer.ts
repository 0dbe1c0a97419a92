import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from 'vitest'
import type { DatabaseLocation } from '../ready-database.ts'

/** A program that writes rows one after another and says the name of each once the database has acknowledged it. */
export function startWriter(place: DatabaseLocation, round: number): ChildProcess {
  return startWriting(join(import.meta.dirname, 'write-until-killed.ts'), place, String(round))
}

/** A program that writes into the database, and prints a line for each thing that was acknowledged. */
export function startWriting(program: string, place: DatabaseLocation, argument: string): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, JSON.stringify(place), argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** What was acknowledged before the writer was killed, some time after its first ten lines. */
export async function acknowledgedBeforeKill(writer: ChildProcess, delayMs: number): Promise<string[]> {
  const names: string[] = []
  const lines = createInterface({ input: writer.stdout as NodeJS.ReadableStream })
  lines.on('line', (name) => names.push(name))
  const writing = expect.poll(() => names.length, { timeout: 60_000 }).toBeGreaterThan(10)
  await Promise.race([writing, stoppedEarly(writer)])
  setTimeout(() => writer.kill('SIGKILL'), delayMs)
  await once(lines, 'close')
  return names
}

/** Fails when the writer ends other than by the test's kill. */
export async function stoppedEarly(writer: ChildProcess): Promise<never> {
  const [code, signal] = await once(writer, 'exit')
  if (signal) return new Promise(() => {})
  throw new Error(`The writer stopped by itself with code ${code}.`)
}
