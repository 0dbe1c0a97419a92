import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

export type Display = { name: string; close(): Promise<void> }

/** A screen that nobody sees, for browsers with windows. The server chooses a number that is free. */
export async function openVirtualDisplay(xvfb: string): Promise<Display> {
  const server = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(server.stdio[3] as Readable, 'data')
  return { name: `:${String(number).trim()}`, close: () => end(server) }
}

/** Ends a process, and waits until it has ended. */
export async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  process.kill('SIGTERM')
  await once(process, 'exit')
}
