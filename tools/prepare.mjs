// Runs on whatever Node the machine has (20 or newer), before anything is installed: plain JavaScript, no dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules/.installed-from')

/** The project's own Node, which comes with the dependencies. */
export const projectNode = join(root, 'node_modules/node/bin/node')

export function say(text) {
  process.stdout.write(`${text}\n`)
}

/** Ends the program with a sentence that says what to do. */
export function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

/** Installs the exactly pinned dependencies, unless those of this lockfile are there already. */
export function ensureInstalled() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20) giveUp(`Node ${process.versions.node} is too old: install Node 20 or newer and try again.`)
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(projectNode)) return
  say('Installing the dependencies; this takes about half a minute the first time.')
  // The machine's older Node only installs: what the packages demand of a Node is met by the project's own.
  // Not `npm ci`: it refuses a lockfile made where a registry lacked the builds for other systems. `--no-save` leaves the
  // lockfile as it is, and what it lists is installed exactly.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0 || !existsSync(projectNode)) {
    giveUp(
      'The dependencies could not be installed. Check the connection to the npm registry and run the command again.',
    )
  }
  writeFileSync(stamp, wanted)
}

/** Runs a script of package.json to its end; gives up when it fails. */
export function runScript(name, whatToDo) {
  const { status } = spawnSync('npm', ['run', '--silent', name], { cwd: root, stdio: 'inherit' })
  if (status !== 0) giveUp(whatToDo)
}

/** For the C library, which has to know it before the program begins: see `docs/decisions/0017-memory-is-given-back.md`. */
const environment = JSON.parse(readFileSync(join(root, 'tools/program-environment.json'), 'utf8'))

/**
 * Runs a program under the project's Node until it ends, and ends with its code. The signals that should stop it are passed on.
 * npm sends its own to a shell, which would keep them: so the scripts of package.json that call this begin with `exec`.
 */
export function runProgram(args) {
  const child = spawn(projectNode, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...process.env } })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
