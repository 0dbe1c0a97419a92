import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const EVERY_MINUTE = '* * * * *'

/** The jobs that the program defines, with the times of those that have one. */
function definedJobs(): Map<string, string | undefined> {
  const sources = globSync('server/**/*.ts', { exclude: ['**/*.test.ts', 'server/testing/**', 'server/jobs/**'] })
  const definitions = sources.flatMap((file) => readFileSync(file, 'utf8').split('jobs.define').slice(1))
  return new Map(
    definitions.map((text) => {
      const [own = ''] = text.split(/\n {2}\}\)|\}\)\n/)
      const [, name = ''] = /name: '([\w-]+)'/.exec(own) ?? []
      const [, at] = /at: '([^']+)'/.exec(own) ?? []
      return [name, /at: EVERY_MINUTE/.test(own) ? EVERY_MINUTE : at]
    }),
  )
}

const rows = [...readFileSync('docs/jobs.md', 'utf8').matchAll(/^\| `([\w-]+)` \| ([^|]+) \|/gm)]

it('docs/jobs.md lists every job of the program, with its time', () => {
  const listed = rows.map(([, name, when = '']) => [name, /^`([^`]+)`/.exec(when)?.[1]])
  expect(new Map(listed as [string, string | undefined][])).toEqual(definedJobs())
  expect(listed.length).toBeGreaterThan(20)
})
