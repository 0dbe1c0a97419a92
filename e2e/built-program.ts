import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { failOnErrors, unexpectedErrors } from '#server/testing/logged-errors.ts'

export type BuiltProgram = {
  port: number
  process: ChildProcess
  dataFolder: string
  /** The lines that it has printed so far. */
  said: readonly string[]
  /** Throws if it has logged an error that nobody expected. */
  stop(): Promise<void>
}

type Options = {
  /** The folder of another build. */
  build?: string | undefined
  /** Errors that the test provokes; `stop` throws when the program has logged any other. */
  expectsErrors?: RegExp
  /** A file that gets the errors when they are logged. */
  errorsTo?: string
}

/**
 * Starts the built program on a free port with a data folder of its own, as `npm start` would. In `npm test` the folder is a copy of one that a
 * first start has filled: see tools/run-tests.ts.
 */
export async function startBuiltProgram(
  settings: Record<string, string> = {},
  { build = process.cwd(), expectsErrors, errorsTo }: Options = {},
): Promise<BuiltProgram> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kaskimaa-e2e-'))
  const { FILLED_FOLDER } = process.env
  const usesFolder = !settings.DATA_DIR && !settings.DATABASE_URL
  if (FILLED_FOLDER && usesFolder && build === process.cwd()) await cp(FILLED_FOLDER, dataFolder, { recursive: true })
  // Not the whole environment: Vitest has a MODE of its own in it. All visitors of the tests are one client.
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'error',
    LIMIT_FACTOR: '0',
    CACHED_READS_PER_SECOND: '0',
    ...settings,
  }
  const program = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(build, 'dist/server/server.js')],
    {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const said: string[] = []
  return {
    port: await portOf(program, said, errorsTo),
    process: program,
    dataFolder,
    said,
    async stop() {
      if (program.exitCode === null && program.signalCode === null) {
        program.kill('SIGTERM')
        await once(program, 'exit')
      }
      await rm(dataFolder, { recursive: true, force: true })
      failOnErrors(said, expectsErrors)
    },
  }
}

function portOf(program: ChildProcess, said: string[], errorsTo?: string): Promise<number> {
  return new Promise((ready, failed) => {
    let port = 0
    createInterface({ input: program.stdout as NodeJS.ReadableStream })
      .on('line', (line) => {
        said.push(line)
        // What it logs about errors belongs to the output of the tests.
        if (line.startsWith('{')) process.stderr.write(`${line}\n`)
        if (errorsTo && unexpectedErrors([line]).length > 0) appendFileSync(errorsTo, `${line}\n`)
        port ||= Number(/all of them.*localhost:(\d+)/.exec(line)?.[1] ?? 0)
        if (line.startsWith('Ready')) ready(port)
      })
      .on('close', () => failed(new Error('The program stopped before it was ready: is it built?')))
  })
}
