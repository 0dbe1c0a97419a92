// Runs on the machine's own Node (20 or newer) before anything is installed: plain JavaScript, no dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules/.installed-from')

/** The project's own Node, one of the dependencies. */
export const projectNode = join(root, 'node_modules/node/bin/node')

export function printLine(text) {
  process.stdout.write(`${text}\n`)
}

/** Exits with a message that says what to do. */
export function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

/**
 * Installs the packages of the lockfile, unless they are already installed: those that build and run the program, or everything, with
 * the tools of development, tests and the demo. What was installed with everything stays so.
 * @param {'program' | 'everything'} needed
 */
export function ensureInstalled(needed) {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20) giveUp(`Node ${process.versions.node} is too old: install Node 20 or newer and try again.`)
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const [before, installed] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  const everything = needed === 'everything' || installed === 'everything'
  const isThere = before === wanted && existsSync(projectNode)
  if (isThere && (installed === 'everything' || !everything)) return
  printLine('Installing the dependencies; this takes about half a minute the first time.')
  // The machine's Node only installs; the packages run on the project's own Node, which meets their `engines`.
  const kinds = everything ? '--include=dev' : '--omit=dev'
  const args = ['ci', kinds, '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0 || !existsSync(projectNode)) {
    giveUp(
      'The dependencies could not be installed. Check the connection to the npm registry and run the command again.',
    )
  }
  writeFileSync(stamp, `${wanted} ${everything ? 'everything' : 'program'}`)
}

/** Runs a script of package.json, and exits with the message when it fails. */
export function runScript(name, whatToDo) {
  const { status } = spawnSync('npm', ['run', '--silent', name], { cwd: root, stdio: 'inherit' })
  if (status !== 0) giveUp(whatToDo)
}

/** Settings of the C library, which reads them before the program starts: see `docs/decisions/0017-memory-is-given-back.md`. */
const environment = JSON.parse(readFileSync(join(root, 'tools/program-environment.json'), 'utf8'))

/**
 * Runs a program with the project's Node, forwards stop signals to it, and exits with its exit code. npm sends signals to a
 * shell that would not forward them, so the scripts of package.json that call this start with `exec`.
 */
export function runProgram(args) {
  const child = spawn(projectNode, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...process.env } })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
