import type { Page } from '#contract/content/content.ts'
import { type Generated, generatedPath, generatePages } from '#demo/generator/generated-pages.ts'
import { contentStore } from '#server/capabilities/content/content.store.ts'
import { savePages } from '#server/capabilities/content/content.ts'
import { type DatabaseLocation, readyDatabase } from '#server/db/ready-database.ts'
import type { Target } from './load.ts'

const BATCH_SIZE = 500

// A site with two languages, so that its pages have translations, and one that looks different.
export const generatedPlaces = [
  { site: 'kuluttaja', language: 'fi', prefix: '' },
  { site: 'kuluttaja', language: 'en', prefix: '/en' },
  { site: 'deli', language: 'fi', prefix: '' },
] as const

/** Stores this many generated pages in a database that is not in use. */
export function generated(count: number): (place: DatabaseLocation) => Promise<void> {
  return (place) => fillWithGenerated(place, { places: generatedPlaces, count })
}

/** The addresses of `count` generated pages, in the order of generation. */
export function generatedTargets(port: number, count: number): Target[] {
  return Array.from({ length: count }, (_, made) => {
    const { site, prefix } = generatedPlaces[made % generatedPlaces.length] as (typeof generatedPlaces)[number]
    return {
      host: `${site}.localhost:${port}`,
      path: prefix + generatedPath(Math.floor(made / generatedPlaces.length)),
    }
  })
}

async function fillWithGenerated(place: DatabaseLocation, wanted: Generated): Promise<void> {
  const database = await readyDatabase(place)
  // The generator's own test checks its blocks.
  const needs = { store: contentStore(database.sql), checkBlocks: () => [] }
  const save = async (pages: readonly Page[]) => {
    const saved = await savePages(needs, pages)
    if (!saved.ok) throw new Error(`Generated pages are refused: ${saved.problems.join('; ')}`)
  }
  try {
    const batch: Page[] = []
    for (const page of generatePages(wanted)) {
      batch.push(page)
      if (batch.length === BATCH_SIZE) await save(batch.splice(0))
    }
    if (batch.length > 0) await save(batch)
  } finally {
    await database.close()
  }
}
