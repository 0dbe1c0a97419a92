import { ensureInstalled, printLine, runProgram, runScript } from './prepare.mjs'

ensureInstalled('program')
printLine('Building.')
runScript('build', 'The build failed: the messages above say where.')
printLine('Starting.')
runProgram(['--disable-warning=ExperimentalWarning', 'dist/server/server.js', ...process.argv.slice(2)])
