import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { recipes, stepsOf, writtenFiles } from './recipes.ts'
import { copyRepository, runIn, walk } from './walk.ts'

const PATIENCE_MS = 600_000

it.each(recipes)(
  '%s leads to code that passes every check and its own tests',
  async (recipe) => {
    const folder = mkdtempSync(join(tmpdir(), 'kaskimaa-how-to-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    copyRepository(folder)
    const steps = stepsOf(recipe)
    const written = await walk(folder, steps)
    expect(written).toHaveLength(steps.filter(({ kind }) => kind === 'run').length)
    await runIn(folder, 'npm run format')
    expect(await runIn(folder, 'npm run check')).toContain('checked')
    process.stdout.write(`${recipe}: ${writtenFiles(steps).length} files besides tests\n`)
  },
  PATIENCE_MS,
)
