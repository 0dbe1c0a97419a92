import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importGraph } from './import-graph.ts'

const files = globSync('{web,contract,office}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
const withoutTypes = (text: string) => text.replaceAll(/(?:import|export) type [^']*'[^']*'/g, '')
const graph = importGraph(new Map(files.map((file) => [file, withoutTypes(readFileSync(file, 'utf8'))])))

/** What browsers load of these files: they, and all that they import. */
function loadedFrom(isFirst: (file: string) => boolean): string[] {
  const loaded = new Set<string>()
  const load = (file: string) => {
    if (loaded.has(file)) return
    loaded.add(file)
    for (const imported of graph.get(file) ?? []) load(imported)
  }
  for (const file of files) if (isFirst(file)) load(file)
  return [...loaded]
}

it('CH-04: browsers load no texts: an island gets those of its page’s language as properties', () => {
  const loaded = loadedFrom((file) => file === 'web/client.ts' || file.endsWith('.island.tsx'))
  expect(loaded.length).toBeGreaterThan(100)
  expect(loaded.filter((file) => file.startsWith('web/messages/'))).toEqual(['web/messages/plural.ts'])
})

it('the office loads no schemas: they are large, and try what its security policy forbids', () => {
  const loaded = loadedFrom((file) => file.startsWith('office/'))
  expect(loaded).toContain('contract/shop/order-states.ts')
  expect(loaded.filter((file) => /from 'zod/.test(withoutTypes(readFileSync(file, 'utf8'))))).toEqual([])
})
