import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findPostgres } from '#server/testing/find-postgres.ts'
import { startBuiltProgram } from '../e2e/built-program.ts'
import {
  closingLine,
  countsOf,
  failuresOf,
  LONG,
  reportOf,
  type Stage,
  type TestResults,
  type TestRun,
} from './test-summary.ts'

// Of this run alone: another may go on beside it.
const results = mkdtempSync(join(tmpdir(), 'kaskimaa-test-results-'))
process.on('exit', () => rmSync(results, { recursive: true, force: true }))
const all = process.argv.includes('--all')
const stages: Stage[] = []

// The long rounds: every site and theme, more kills, nothing skipped.
if (all)
  Object.assign(process.env, {
    KILL_ROUNDS: '10',
    ALL_TESTS: 'yes',
    POSTGRES_TESTS: 'required',
    ENGINE_TESTS: 'required',
  })

const printLine = (text: string) => process.stdout.write(`${text}\n`)

function giveUp(sentence: string): never {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

/** Runs a script of package.json to its end, and says whether it succeeded. */
function run(script: string): Promise<boolean> {
  return new Promise((ended) => {
    spawn('npm', ['run', '--silent', script], { stdio: 'inherit' }).on('exit', (code) => ended(code === 0))
  })
}

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  const result = await work()
  stages.push({ name, seconds: (performance.now() - started) / 1000 })
  return result
}

async function prepare(): Promise<void> {
  if (!(await run('browser')))
    giveUp('Without a browser the tests cannot run: install Chromium or Chrome and try again.')
  if (!(await run('engines'))) giveUp('Looking for Firefox and WebKit failed: the messages above say why.')
  if (!(await run('postgres'))) giveUp('Looking for a PostgreSQL server failed: the messages above say why.')
  if (!(await run('proxy'))) giveUp('Looking for HAProxy failed: the messages above say why.')
}

/** Both at a time: neither keeps two processors busy. */
async function checkAndBuild(): Promise<void> {
  const [checked, built] = await Promise.all([run('check'), run('build')])
  if (!checked) {
    giveUp('A check failed: the messages above say which. npm run format repairs what can be repaired by itself.')
  }
  if (!built) giveUp('The build failed: the messages above say where.')
}

/** Fills a database with the demo once: the programs of the tests start with a copy of its folder. */
async function fill(): Promise<void> {
  const folder = join(results, 'filled')
  const program = await startBuiltProgram({ DATA_DIR: folder })
  await program.stop()
  process.env.FILLED_FOLDER = folder
}

/** Runs a script with tests to its end, also after a failure: the closing line counts all tests. */
function test(script: string): Promise<TestRun> {
  const file = join(results, `${script.replace(':', '-')}.json`)
  return timed(script, async () => {
    process.env.TEST_RESULTS = file
    const ended = await runListening(script)
    return { ...resultsIn(file), ...ended }
  })
}

const LINES_OF_COMPLAINTS = 20
const PATIENCE_MS = 1000

/** As `run`; keeps how the error output ended, which alone tells why a stage could not start. */
function runListening(script: string): Promise<Omit<TestRun, keyof TestResults>> {
  return new Promise((ended) => {
    const filter = all ? [] : ['--', `--tags-filter=!${LONG}`]
    const child = spawn('npm', ['run', '--silent', script, ...filter], { stdio: ['inherit', 'inherit', 'pipe'] })
    let complaints = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      process.stderr.write(text)
      complaints = `${complaints}${stripVTControlCharacters(text)}`.split('\n').slice(-LINES_OF_COMPLAINTS).join('\n')
    })
    // A process that a test has left behind keeps this output open: it is not waited for.
    child.on('exit', () => setTimeout(() => child.stderr.destroy(), PATIENCE_MS).unref())
    child.on('close', (code) => ended({ succeeded: code === 0, complaints: complaints.trim() }))
  })
}

function resultsIn(file: string): TestResults {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Vitest ended before it could write: the run counts as failed.
    return { files: [], outside: [] }
  }
}

await timed('prepare', prepare)
// Once there is a server, a test that it leaves out has no other run.
if (!all && findPostgres()) Object.assign(process.env, { TESTS_OF_BOTH_ENGINES: 'few', POSTGRES_TESTS: 'required' })
printLine('Checking format, lint, layers, types, unused code, documentation; building.')
await timed('check and build', checkAndBuild)
await timed('fill a database', fill)
printLine(
  'Running the tests: unit, app, store on both database engines; then in the browser, and the main paths in three engines; then of several processes.',
)
const runs: TestRun[] = []
for (const script of [
  'vitest:others',
  'vitest:browser',
  'vitest:processes',
  ...(all ? ['vitest:app-postgres', 'vitest:long'] : []),
]) {
  runs.push(await test(script))
}
printLine(reportOf(stages, runs, process.cwd()))
const failed = countsOf(runs).failed > 0
if (failed) printLine(failuresOf(runs, process.cwd()))
printLine(closingLine(runs))
process.exitCode = failed ? 1 : 0
