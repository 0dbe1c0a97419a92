import { expect, it } from 'vitest'
import { findCycles, folderGraph, importersOf, importGraph } from './import-graph.ts'

const sources = new Map([
  ['server/http/front.ts', "import type { Pages } from '#server/pages/pages.ts'"],
  [
    'server/pages/pages.ts',
    "import { makeEntry } from '../responses/entry.ts'\nexport const late = () => import('./late.ts')",
  ],
  ['server/pages/late.ts', "import css from './late.css?inline'"],
  ['server/responses/entry.ts', "import { gzip } from 'node:zlib'"],
])

it('finds no cycle when imports go one way', () => {
  const graph = importGraph(sources)
  expect([...(graph.get('server/pages/pages.ts') ?? [])]).toEqual(['server/responses/entry.ts', 'server/pages/late.ts'])
  expect(findCycles(graph)).toEqual([])
})

it('reports a cycle of files, including type imports and dynamic imports', () => {
  const circular = new Map([...sources, ['server/pages/late.ts', "import type { Front } from '../http/front.ts'"]])
  expect(findCycles(importGraph(circular))).toEqual([
    ['server/http/front.ts', 'server/pages/late.ts', 'server/pages/pages.ts'],
  ])
})

it('reports a cycle of folders even if there is no cycle of files', () => {
  const circular = new Map([
    ...sources,
    ['server/responses/headers.ts', "import type { late } from '#server/pages/late.ts'"],
  ])
  const graph = importGraph(circular)
  expect(findCycles(graph)).toEqual([])
  expect(findCycles(folderGraph(graph, (file) => file.split('/').slice(0, 2).join('/')))).toEqual([
    ['server/pages', 'server/responses'],
  ])
})

it('finds who imports a folder from outside, by alias, by path, as a type, late or as JSON', () => {
  const graph = importGraph(
    new Map([
      ['place/pictures.ts', "import index from './pictures.json' with { type: 'json' }"],
      ['place/pictures.json', ''],
      ['server/by-alias.ts', "export type { Picture } from '#place/pictures.ts'"],
      ['server/late.ts', "export const load = () => import('../place/pictures.ts')"],
      ['server/json.ts', "import index from '#place/pictures.json' with { type: 'json' }"],
      ['server/other.ts', "import { late } from './late.ts'"],
    ]),
  )
  expect([...importersOf('place/', graph).keys()]).toEqual(['server/by-alias.ts', 'server/late.ts', 'server/json.ts'])
})
