import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recipes, stepsOf, writtenFiles } from './recipes.ts'
import { copyRepository, runIn, walk } from './walk.ts'

const PATIENCE_MS = 600_000

// One copy for all pages: the type check of the whole takes longer than all their tests.
const folder = mkdtempSync(join(tmpdir(), 'kaskimaa-how-to-'))
beforeAll(() => copyRepository(folder))
afterAll(() => rmSync(folder, { recursive: true }))

it.each(recipes)(
  '%s leads to code that passes its own tests',
  async (recipe) => {
    const steps = stepsOf(recipe)
    const written = await walk(folder, steps)
    expect(written).toHaveLength(steps.filter(({ kind }) => kind === 'run').length)
    process.stdout.write(`${recipe}: ${writtenFiles(steps).length} files besides tests\n`)
  },
  PATIENCE_MS,
)

it(
  'the pages, followed one after another, lead to a tree that passes every check',
  async () => {
    await runIn(folder, 'npm run format')
    expect(await runIn(folder, 'npm run check')).toContain('checked')
  },
  PATIENCE_MS,
)
