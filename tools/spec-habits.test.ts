import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Every line of the browser specs, and of what they share, with its place before it. */
const lines = globSync('e2e/**/*.ts').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line, at) => `${file}:${at + 1} ${line.trim()}`),
)

it('browser specs press where a person would: with press and choose, never with the click, check or tap of a locator', () => {
  const others = lines.filter((line) => !line.startsWith('e2e/pressing.ts'))
  expect(others.length).toBeGreaterThan(5000)
  expect(others.filter((line) => /(?<!mouse)\.(click|check|uncheck|tap)\(\)/.test(line))).toEqual([
    // Starts and measures an animation in one step, in the page.
    expect.stringMatching(/side-navigation\.spec\.ts:\d+ document\.querySelector/),
  ])
})

it('browser specs wait together with what they wait for: a promise that is kept for later fails outside of the test', () => {
  expect(lines.filter((line) => /await .*\.waitFor(Event|Request|Response|URL)\(/.test(line)).length).toBeGreaterThan(
    50,
  )
  expect(lines.filter((line) => /= \S*\.waitFor\w*\(/.test(line))).toEqual([])
})
