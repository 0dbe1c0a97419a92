import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { copyRepository, runIn } from '../how-to/walk.ts'

const PATIENCE_MS = 1_200_000

const kinds = [
  'block wine-list',
  'capability store-visits',
  'form wine-club',
  'page yritys harvest-fair',
  'command meat-prices',
]

/** With names of one word: what the first one of a kind has registered is not in the way of the second. */
const seconds = ['block wines', 'capability boxes', 'form visit', 'page koulu fair', 'command freezers']

/** A copy of the repository in which nothing is changed yet; removed after the test. */
function aScratchCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kaskimaa-new-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  copyRepository(folder)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })
  git('add', '--all')
  git('-c', 'user.name=Test', '-c', 'user.email=test@kaskimaa.example', 'commit', '--quiet', '--message', 'Begin')
  return folder
}

it(
  'each kind, made twice, leaves a tree that passes every check and the tests that it names',
  async () => {
    const folder = aScratchCopy()
    const commands: string[] = []
    for (const args of [...kinds, ...seconds]) {
      const said = await runIn(folder, `npm run --silent new -- ${args}`)
      expect(said).toContain('is an example that works')
      if (kinds.includes(args)) commands.push(...[...said.matchAll(/^ {5}(.+)$/gm)].map(([, command = '']) => command))
    }
    expect(commands.length).toBeGreaterThan(8)
    expect(await runIn(folder, 'npm run check')).toContain('checked')
    for (const command of commands) await runIn(folder, command)
  },
  PATIENCE_MS,
)

it('says why it refuses, without a stack, and changes nothing', async () => {
  const folder = aScratchCopy()
  const failed = await runIn(folder, 'npm run --silent new -- block hero').catch((error: Error) => error.message)
  expect(failed).toContain("There is a block 'hero' already")
  expect(failed).not.toContain('    at ')
  const usage = await runIn(folder, 'npm run --silent new -- window x').catch((error: Error) => error.message)
  expect(usage).toContain('npm run new -- capability <names>')
  expect(await runIn(folder, 'git status --short')).toBe('')
})
