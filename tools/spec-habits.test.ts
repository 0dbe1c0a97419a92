import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('browser specs press where a person would: with press and choose, never with the click, check or tap of a locator', () => {
  const lines = globSync('e2e/**/*.ts')
    .filter((file) => !file.startsWith('e2e/pressing.ts'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line, at) => `${file}:${at + 1} ${line.trim()}`),
    )
  expect(lines.length).toBeGreaterThan(5000)
  expect(lines.filter((line) => /(?<!mouse)\.(click|check|uncheck|tap)\(\)/.test(line))).toEqual([
    // Starts and measures an animation in one step, in the page.
    expect.stringMatching(/side-navigation\.spec\.ts:\d+ document\.querySelector/),
  ])
})
