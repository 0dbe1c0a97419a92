import { ensureInstalled, runScript, say } from './prepare.mjs'

// The long rounds: every site and theme, more kills, nothing skipped.
if (process.argv.includes('--all')) {
  Object.assign(process.env, { KILL_ROUNDS: '10', ALL_THEMES: 'yes', POSTGRES_TESTS: 'required' })
}

ensureInstalled()
runScript('browser', 'Without a browser the tests cannot run: install Chromium or Chrome and try again.')
runScript('postgres', 'Looking for a PostgreSQL server failed: the messages above say why.')
runScript('proxy', 'Looking for HAProxy failed: the messages above say why.')
say('Checking format, lint, layers, types, unused code, documentation.')
runScript(
  'check',
  'A check failed: the messages above say which. npm run format repairs what can be repaired by itself.',
)
say('Running the tests: unit, store on both database engines; then, after a build, in the browser.')
const whichFailed = 'A test failed: the messages above say which.'
runScript('vitest:others', whichFailed)
runScript('build', 'The build failed: the messages above say where.')
runScript('vitest:browser', whichFailed)
