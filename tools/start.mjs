import { ensureInstalled, runProgram, runScript, say } from './prepare.mjs'

ensureInstalled('program')
say('Building.')
runScript('build', 'The build failed: the messages above say where.')
say('Starting.')
runProgram(['--disable-warning=ExperimentalWarning', 'dist/server/server.js', ...process.argv.slice(2)])
