import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { findPostgres } from './server/testing/find-postgres.ts'
import { LongFilesFirst } from './tools/long-files-first.ts'
import { resultsReporter } from './tools/results-reporter.ts'
import { LONG } from './tools/test-summary.ts'

// V8 may abort ('Check failed: jit_page.has_value()') where a process opens many embedded databases and the processor protects code by keys,
// as servers do: https://github.com/nodejs/node/issues/64500. Tests open hundreds; the program opens one.
const hasKeys = process.platform === 'linux' && process.arch === 'x64'
const execArgv = hasKeys ? ['--no-memory-protection-keys'] : []

const everywhere = { exclude: ['node_modules', 'dist'], css: true, execArgv }

// All processors, and half as many workers more: where a test waits for the database or a time, another computes. By itself Vitest leaves
// a processor alone, which is half of a small machine. Files share what they import, so none leaves anything behind that another would
// stumble over.
const many = { ...everywhere, maxWorkers: Math.ceil(availableParallelism() * 1.5), isolate: false }

// What is polled may have to wait for a transaction of another file: all share one PostgreSQL server.
const withDatabase = {
  ...many,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  globalSetup: ['server/testing/provide-database-folder.ts'],
  setupFiles: ['server/testing/cheap-passwords.ts'],
}
const onPostgres = {
  globalSetup: [...withDatabase.globalSetup, 'server/testing/provide-postgres.ts'],
  setupFiles: [...withDatabase.setupFiles, 'server/testing/skip-without-postgres.ts'],
}

// Locks, outages, jobs, and histories of orders and drafts: what differs between the engines. Where a server is installed, `npm test` runs
// all others on it alone: it takes half of what they take on the embedded database, which the specs use.
const ON_BOTH = ['db/**/*', 'jobs/**/*', 'edited-pages/histories', 'shop/orders/{histories,placed-once}'].map(
  (path) => `server/${path}.pg.test.ts`,
)
const isOnServerAlone = process.env.TESTS_OF_BOTH_ENGINES === 'few' && findPostgres() !== undefined
const onUsual = isOnServerAlone ? onPostgres : {}

// Longer than a single step waits, which then says what it waited for.
const inBrowser = {
  ...many,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // A busy machine may need long for what is otherwise there in a moment: as long as a page of `browsing.ts` waits.
  expect: { poll: { timeout: 60_000, interval: 20 } },
}

// Each starts several processes, which need the machine for themselves.
const ofProcesses = { ...inBrowser, maxWorkers: 1, globalSetup: 'e2e/provide-browser.ts' }

// Where `npm test` finds what each stage came to.
const { TEST_RESULTS } = process.env

export default defineConfig({
  plugins: [react()],
  test: {
    expect: { poll: { timeout: 20_000 } },
    sequence: { sequencer: LongFilesFirst },
    // Tests that take seconds, where another would show the commonest fault: only `npm run test:all` runs them. CONTRIBUTING.md lists them.
    tags: [{ name: LONG, description: 'Only in npm run test:all' }],
    reporters: ['default', ...(TEST_RESULTS ? [resultsReporter(TEST_RESULTS)] : [])],
    // `npm test` runs all but those whose comment says otherwise: see tools/test.mjs.
    projects: [
      {
        extends: true,
        test: {
          ...many,
          name: 'unit',
          testTimeout: 30_000,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...everywhere.exclude, '**/*.{pg,store,app,long}.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...withDatabase,
          ...onUsual,
          name: 'app',
          include: ['**/*.app.test.ts', ...(isOnServerAlone ? ['**/*.store.test.ts'] : [])],
        },
      },
      {
        // Only `npm run test:all`, which runs them on the embedded database, too.
        extends: true,
        test: {
          ...withDatabase,
          ...onPostgres,
          name: 'app-postgres',
          include: ['**/*.{app,store}.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...withDatabase,
          name: 'store',
          include: isOnServerAlone ? ON_BOTH : ['**/*.{store,pg}.test.ts'],
          exclude: [...everywhere.exclude, 'server/db/postgres/**'],
        },
      },
      {
        extends: true,
        test: {
          ...withDatabase,
          ...onPostgres,
          name: 'store-postgres',
          include: ['**/*.pg.test.ts'],
          exclude: [...everywhere.exclude, 'server/db/pglite/**'],
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['e2e/**/*.spec.ts'],
          exclude: [...everywhere.exclude, '**/*.{processes,long,engines}.spec.ts'],
          globalSetup: ['e2e/provide-browser.ts', 'e2e/serve-built-program.ts'],
          setupFiles: 'e2e/fail-on-logged-errors.ts',
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: 'engines',
          // Firefox lost one press of a link in some hundred runs; nobody knows yet why. Vitest says what it tried twice.
          retry: 1,
          include: ['e2e/**/*.engines.spec.ts'],
          globalSetup: 'e2e/serve-built-program.ts',
          setupFiles: 'e2e/fail-on-logged-errors.ts',
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          ...ofProcesses,
          name: 'processes',
          include: ['e2e/**/*.processes.spec.ts'],
        },
      },
      {
        // Only `npm run test:all`.
        extends: true,
        test: {
          ...ofProcesses,
          name: 'long',
          testTimeout: 300_000,
          include: ['**/*.long.{test,spec}.ts'],
          globalSetup: [...withDatabase.globalSetup, 'e2e/provide-browser.ts', 'e2e/serve-built-program.ts'],
          setupFiles: 'e2e/fail-on-logged-errors.ts',
        },
      },
    ],
  },
})
