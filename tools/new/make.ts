import { execSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { applyStep } from '../how-to/apply-step.ts'
import { formatFiles } from '../lists/write-lists.ts'
import { type FileStep, RefusedError, type Wish } from './kinds.ts'

export type Made = { written: string[]; changed: string[]; ran: string[]; tests: string[] }

/** Sections with a number are the thing itself; what a page shows besides is for later. */
const isBuilt = (section: string) => /^\d/.test(section)
const isTested = (section: string) => section === 'Test it'

/** The files that a wish writes or changes, with their new text. Throws if something is in the way. */
export function planFiles({ title, identifiers, steps }: Wish): Map<string, string> {
  const edits = steps.filter(
    (step): step is FileStep => step.kind !== 'run' && (isBuilt(step.section) || isTested(step.section)),
  )
  for (const step of edits) refuseIfTaken(step, title, identifiers)
  const files = new Map<string, string>()
  for (const step of edits) files.set(step.file, applyStep(step, files.get(step.file) ?? currentText(step.file)))
  return files
}

/** Writes the files of a wish and runs its commands. */
export function make(wish: Wish): Made {
  const files = planFiles(wish)
  const names = [...files.keys()]
  const written = names.filter((file) => !existsSync(file))
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const ran = commandsOf(wish, isBuilt)
  for (const command of ran) run(command)
  formatFiles(names)
  return { written, changed: names.filter((file) => !written.includes(file)), ran, tests: commandsOf(wish, isTested) }
}

function commandsOf({ steps }: Wish, isWanted: (section: string) => boolean): string[] {
  return [...new Set(steps.flatMap((step) => (step.kind === 'run' && isWanted(step.section) ? [step.command] : [])))]
}

function refuseIfTaken(step: FileStep, title: string, identifiers: readonly string[]): void {
  const { kind, file } = step
  if (kind === 'write') {
    if (existsSync(file)) throw new RefusedError(`There is a ${title} already, or something in its place: ${file}.`)
    const [other] = file.endsWith('.island.tsx') ? globSync(`web/**/${basename(file)}`) : []
    if (other) throw new RefusedError(`There is an island of this name already: ${other}.`)
    return
  }
  if (!file.endsWith('.ts')) return
  const taken = identifiers.find((name) => new RegExp(`\\b${name}\\b`).test(currentText(file) ?? ''))
  if (taken) throw new RefusedError(`${file} uses the name '${taken}' already: choose another one.`)
}

const currentText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

function run(command: string): void {
  try {
    execSync(command, { stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer }
    throw new Error(`The files are written, but '${command}' failed:\n${stdout}${stderr}`)
  }
}
