import { execFile, execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { applyStep } from './apply-step.ts'
import type { Step } from './read-recipe.ts'

const execute = promisify(execFile)

/** A copy of the repository as it is, uncommitted changes included, with the packages of this one. */
export function copyRepository(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of listed.split('\0').filter((name) => name && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(file, join(folder, file))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  // The checks ask git which files are ours.
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n')
}

/** Does the steps in the folder, one after another. Returns what the commands wrote. */
export async function walk(folder: string, steps: readonly Step[]): Promise<string[]> {
  const written: string[] = []
  for (const step of steps) {
    if (step.kind === 'run') {
      written.push(await runIn(folder, step.command))
      continue
    }
    const path = join(folder, step.file)
    const text = applyStep(step, existsSync(path) ? readFileSync(path, 'utf8') : undefined)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return written
}

/** Runs a command as somebody at a terminal would, without what this run of Vitest or npm has set. Throws what it wrote when it fails. */
export async function runIn(folder: string, command: string): Promise<string> {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|npm_|(NODE_ENV|MODE|DEV|PROD|SSR|TEST|BASE_URL)$)/.test(name),
  )
  const env = Object.fromEntries(own)
  const { stdout, failed } = await execute('sh', ['-c', `${command} 2>&1`], { cwd: folder, env }).then(
    (done) => ({ ...done, failed: false }),
    (error: { stdout: string }) => ({ ...error, failed: true }),
  )
  if (failed) throw new Error(`'${command}' failed:\n${stripVTControlCharacters(stdout)}`)
  return stdout
}
