import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    port: number
  }
}

/** Starts the built program on a free port with a data folder of its own, as `npm start` would, for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kaskimaa-e2e-'))
  const server = spawn(process.execPath, ['dist/server/server.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<number>((found, failed) => {
    let seen = 0
    server.once('exit', (code) => failed(new Error(`The program stopped with code ${code}: is it built?`)))
    createInterface({ input: server.stdout }).on('line', (line) => {
      seen ||= Number(/kuluttaja\.localhost:(\d+)/.exec(line)?.[1] ?? 0)
      if (line.startsWith('Ready')) found(seen)
    })
  })
  project.provide('port', port)
  return async () => {
    server.removeAllListeners('exit')
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    await rm(dataFolder, { recursive: true })
  }
}
