import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { applyStep } from './apply-step.ts'
import { recipes, stepsOf, writtenFiles } from './recipes.ts'

it.each(recipes)('%s names files and lines as they are in the repository', (recipe) => {
  const files = new Map<string, string>()
  for (const step of stepsOf(recipe)) {
    if (step.kind === 'run') continue
    const { file } = step
    files.set(file, applyStep(step, files.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined)))
  }
  expect(files.size).toBeGreaterThan(1)
})

it('add-a-capability takes at most seven files', () => {
  expect(writtenFiles(stepsOf('add-a-capability')).length).toBeLessThanOrEqual(7)
})
