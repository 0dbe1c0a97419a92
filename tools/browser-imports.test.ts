import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importGraph } from './import-graph.ts'

const files = globSync('{web,contract}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
const withoutTypes = (text: string) => text.replaceAll(/(?:import|export) type [^']*'[^']*'/g, '')
const graph = importGraph(new Map(files.map((file) => [file, withoutTypes(readFileSync(file, 'utf8'))])))

/** What a browser may load: the client, the islands, and all that they import. */
function loadedByBrowsers(): Set<string> {
  const loaded = new Set<string>()
  const load = (file: string) => {
    if (loaded.has(file)) return
    loaded.add(file)
    for (const imported of graph.get(file) ?? []) load(imported)
  }
  for (const file of files) if (file === 'web/client.ts' || file.endsWith('.island.tsx')) load(file)
  return loaded
}

it('CH-04: browsers load no texts: an island gets those of its page’s language as properties', () => {
  const loaded = [...loadedByBrowsers()]
  expect(loaded.length).toBeGreaterThan(100)
  expect(loaded.filter((file) => file.startsWith('web/messages/'))).toEqual(['web/messages/plural.ts'])
})
