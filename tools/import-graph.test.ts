import { expect, it } from 'vitest'
import { circlesOf, folderGraph, importGraph } from './import-graph.ts'

const sources = new Map([
  ['server/http/front.ts', "import type { Pages } from '#server/pages/pages.ts'"],
  [
    'server/pages/pages.ts',
    "import { makeEntry } from '../responses/entry.ts'\nexport const late = () => import('./late.ts')",
  ],
  ['server/pages/late.ts', "import css from './late.css?inline'"],
  ['server/responses/entry.ts', "import { gzip } from 'node:zlib'"],
])

it('finds no circle where arrows go one way', () => {
  const graph = importGraph(sources)
  expect([...(graph.get('server/pages/pages.ts') ?? [])]).toEqual(['server/responses/entry.ts', 'server/pages/late.ts'])
  expect(circlesOf(graph)).toEqual([])
})

it('reports a circle of files, made of types or of late imports too', () => {
  const circular = new Map([...sources, ['server/pages/late.ts', "import type { Front } from '../http/front.ts'"]])
  expect(circlesOf(importGraph(circular))).toEqual([
    ['server/http/front.ts', 'server/pages/late.ts', 'server/pages/pages.ts'],
  ])
})

it('reports a circle of folders that no file closes by itself', () => {
  const circular = new Map([
    ...sources,
    ['server/responses/headers.ts', "import type { late } from '#server/pages/late.ts'"],
  ])
  const graph = importGraph(circular)
  expect(circlesOf(graph)).toEqual([])
  expect(circlesOf(folderGraph(graph, (file) => file.split('/').slice(0, 2).join('/')))).toEqual([
    ['server/pages', 'server/responses'],
  ])
})
