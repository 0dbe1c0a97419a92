import { ensureInstalled, runProgram } from './prepare.mjs'

// Installs what is missing, and then runs a file with the project's Node, so that every command works in a fresh clone. Without a file
// it only installs.
const [file, ...args] = process.argv.slice(2)
ensureInstalled()
if (file) runProgram(['--disable-warning=ExperimentalWarning', file, ...args])
