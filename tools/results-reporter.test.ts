import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { TestResults } from './test-summary.ts'

const failing = `
it('passes, and leaves a promise behind', async () => {
  void Promise.reject(new Error('page closed', { cause: new Error('browser gone') }))
  await new Promise((resolve) => setTimeout(resolve, 50))
})
`

/** Runs Vitest on one file of tests. */
async function resultsOf(test: string, ...options: string[]): Promise<TestResults> {
  const folder = mkdtempSync(join(tmpdir(), 'kaskimaa-reporter-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const reporter = join(import.meta.dirname, 'results-reporter.ts')
  const results = join(folder, 'results.json')
  writeFileSync(join(folder, 'a.test.ts'), test)
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `import { resultsReporter } from ${JSON.stringify(reporter)}
    export default { test: { globals: true, tags: [{ name: 'long' }], reporters: [resultsReporter(${JSON.stringify(results)})] } }`,
  )
  const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
  await new Promise((ended) => execFile(process.execPath, [vitest, 'run', '--root', folder, ...options], ended))
  return JSON.parse(readFileSync(results, 'utf8'))
}

it('tells an error that no test has caught: its kind, file and test, message, place and cause', async () => {
  const { files, outside } = await resultsOf(failing)
  expect(files.flatMap(({ tests }) => tests.map(({ state }) => state))).toEqual(['passed'])
  expect(outside).toHaveLength(1)
  const [first, ...rest] = outside[0]?.split('\n') ?? []
  expect(first).toMatch(/^Unhandled Rejection, during \S+\/a\.test\.ts: passes, and leaves a promise behind$/)
  expect(rest).toEqual(expect.arrayContaining(['Error: page closed', 'Caused by: Error: browser gone']))
  expect(rest[1]).toMatch(/^ +at \S*\/a\.test\.ts:3:\d+/)
})

const tagged = `
it('is quick', () => {})
it('is long', { tags: 'long' }, () => {})
it('is skipped', ({ skip }) => skip('no server'))
`

it.each([
  [['--tags-filter=!long'], ['passed', 'left out', 'skipped']],
  [[], ['passed', 'passed', 'skipped']],
])('tells what a run leaves to npm run test:all from what it skips: %j', async (options, states) => {
  const { files } = await resultsOf(tagged, ...options)
  expect(files.flatMap(({ tests }) => tests.map(({ state }) => state))).toEqual(states)
})
