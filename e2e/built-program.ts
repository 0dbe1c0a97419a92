import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type BuiltProgram = { port: number; process: ChildProcess; stop(): Promise<void> }

/** Starts the built program on a free port with a data folder of its own, as `npm start` would. */
export async function startBuiltProgram(settings: Record<string, string> = {}): Promise<BuiltProgram> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kaskimaa-e2e-'))
  // Not the whole environment: Vitest has a MODE of its own in it. All visitors of the tests are one client.
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'error',
    READS_PER_SECOND: '0',
    ...settings,
  }
  const program = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'dist/server/server.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    port: await portOf(program),
    process: program,
    async stop() {
      if (program.exitCode === null) {
        program.kill('SIGTERM')
        await once(program, 'exit')
      }
      await rm(dataFolder, { recursive: true })
    },
  }
}

async function portOf(program: ChildProcess): Promise<number> {
  let port = 0
  for await (const line of createInterface({ input: program.stdout as NodeJS.ReadableStream })) {
    port ||= Number(/kuluttaja\.localhost:(\d+)/.exec(line)?.[1] ?? 0)
    if (line.startsWith('Ready')) return port
  }
  throw new Error('The program stopped before it was ready: is it built?')
}
