import type { z } from 'zod'
import { tags } from '#contract/tags.ts'
import type { LoadContext, Loaded, PageTeaser, Reads } from '../define-block.ts'
import type { cardGridSchema } from './card-grid.schema.ts'

export type ShownPages = Record<string, PageTeaser>

/** The pages that the grid's page cards show, by path. */
export async function loadShownPages(
  { cards }: z.output<typeof cardGridSchema>,
  { site, language }: LoadContext,
  reads: Reads,
): Promise<Loaded<ShownPages>> {
  const paths = cards.flatMap((card) => (card.kind === 'page' ? [card.path] : []))
  const teasers = paths.length > 0 ? await reads.pageTeasers(site, language, paths) : []
  return {
    data: Object.fromEntries(teasers.map((teaser) => [teaser.path, teaser])),
    tags: paths.map((path) => tags.page(site, language, path)),
  }
}
