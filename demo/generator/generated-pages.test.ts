import { expect, it } from 'vitest'
import { page as pageSchema } from '#contract/content/content.ts'
import { blockProblems } from '#server/pages/rendering/block-rendering.tsx'
import { blocks } from '#web/blocks/registry.ts'
import { generatePages } from './generated-pages.ts'

const places = [
  { site: 'kuluttaja', language: 'fi' },
  { site: 'kuluttaja', language: 'en' },
  { site: 'deli', language: 'fi' },
] as const

it('makes as many pages as asked, all of which may be stored', () => {
  const pages = [...generatePages({ places, count: 100 })]
  expect(pages).toHaveLength(100)
  for (const page of pages) {
    expect(pageSchema.safeParse(page).error).toBeUndefined()
    expect(blockProblems(blocks, page.blocks)).toEqual([])
  }
})

it('gives no address twice, and the versions of a page one key', () => {
  const pages = [...generatePages({ places, count: 99 })]
  expect(new Set(pages.map(({ site, language, path }) => `${site} ${language} ${path}`)).size).toBe(99)
  expect(pages[0]?.key).toBe(pages[1]?.key)
  expect(pages[0]?.key).not.toBe(pages[3]?.key)
})

it('makes the same pages for the same seed, and others for another', () => {
  const made = (seed: number) => JSON.stringify([...generatePages({ places, count: 20, seed })])
  expect(made(1)).toBe(made(1))
  expect(made(2)).not.toBe(made(1))
})

it('leads with its cards to pages that are there', () => {
  const pages = [...generatePages({ places, count: 31 })]
  const paths = new Set(pages.map(({ path }) => path))
  const leadsTo = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'card-grid' ? (block.props.cards as { path: string }[]) : [])),
  )
  expect(leadsTo.length).toBeGreaterThan(100)
  for (const { path } of leadsTo) expect(paths).toContain(path)
})
