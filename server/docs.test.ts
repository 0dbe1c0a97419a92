import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { refusalStatus } from '#contract/calls/refusals.ts'
import { settings } from './config/settings.ts'

const rowsOf = (file: string) => [...readFileSync(file, 'utf8').matchAll(/^\| `([A-Z][A-Z0-9_]+)` \| (.*) \|$/gm)]

it('docs/settings.md lists every setting with its default and what it is for', () => {
  const documented = rowsOf('docs/settings.md').map(([, name, rest]) => [name, rest])
  const expected = Object.entries(settings).map(([name, schema]) => {
    const absent = schema.safeParse(undefined)
    const byDefault = absent.success && absent.data !== undefined ? `\`${absent.data}\`` : '–'
    return [name, `${byDefault} | ${schema.description}`]
  })
  expect(documented).toEqual(expected)
})

it('docs/errors.md lists every refusal code of the program, and no other', () => {
  const sources = globSync(['server/**/*.ts', 'server/**/*.tsx']).filter((file) => !/\.test\./.test(file))
  const code = /refused\(\s*'([A-Z][A-Z_]+)'/g
  const given = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(code)].map(([, name]) => name))
  expect([...new Set([...given, ...Object.keys(refusalStatus)])].sort()).toEqual(
    rowsOf('docs/errors.md')
      .map(([, name]) => name)
      .sort(),
  )
})
