import { ensureInstalled, runProgram } from './prepare.mjs'

// Installs what is missing, and then runs a file with the project's Node, so that every command works in a fresh clone. Without a file
// it only installs. With `--program` first, only what the program itself needs: for commands of those who run it.
const isOfProgram = process.argv[2] === '--program'
const [file, ...args] = process.argv.slice(isOfProgram ? 3 : 2)
ensureInstalled(isOfProgram ? 'program' : 'everything')
if (file) runProgram(['--disable-warning=ExperimentalWarning', file, ...args])
