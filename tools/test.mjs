import { ensureInstalled, runScript, say } from './prepare.mjs'

ensureInstalled()
runScript('browser', 'Without a browser the tests cannot run: install Chromium or Chrome and try again.')
runScript('postgres', 'Looking for a PostgreSQL server failed: the messages above say why.')
runScript('proxy', 'Looking for HAProxy failed: the messages above say why.')
say('Checking format, lint, layers, types, unused code, documentation.')
runScript(
  'check',
  'A check failed: the messages above say which. npm run format repairs what can be repaired by itself.',
)
say('Building, then running all tests: unit, store on both database engines, browser.')
runScript('build', 'The build failed: the messages above say where.')
runScript(process.argv.includes('--all') ? 'vitest:all' : 'vitest', 'A test failed: the messages above say which.')
