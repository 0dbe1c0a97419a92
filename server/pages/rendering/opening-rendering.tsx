import { renderToStaticMarkup } from 'react-dom/server'
import type { Page, StoredPage } from '#contract/content.ts'
import { tags } from '#contract/tags.ts'
import type { Reads } from '#web/block-kit/define-block.ts'
import { type IslandLedger, IslandLedgerProvider } from '#web/islands/island.tsx'
import type { OpeningProps } from '#web/templates/opening-props.ts'
import { openings } from '#web/templates/openings.tsx'

type ReadyOpening = { props: OpeningProps; tags: readonly string[] }

type Needs = { reads: Pick<Reads, 'pageTeasers' | 'likeCounts'> }

/** What the page begins with and what that needs of other pages; null where blocks begin it. */
export async function prepareOpening({ reads }: Needs, page: StoredPage): Promise<ReadyOpening | null> {
  if (!openings[page.template]) return null
  const { site, language, contentId, item } = page
  const above = sectionPath(page.path)
  const paths = [...new Set([...(above ? [above] : []), ...linkedPaths(page)])]
  const [teasers, counts] = await Promise.all([
    paths.length > 0 ? reads.pageTeasers(site, language, paths) : [],
    item ? reads.likeCounts([contentId]) : undefined,
  ])
  const linked = Object.fromEntries(teasers.map((teaser) => [teaser.path, teaser]))
  return {
    props: { page, section: above ? linked[above] : undefined, linked, likeCount: counts?.get(contentId) ?? 0 },
    tags: paths.map((path) => tags.page(site, language, path)),
  }
}

/** The opening as HTML, its islands entered in the ledger of the page. */
export function renderOpening(opening: ReadyOpening | null, ledger: IslandLedger): string {
  const Opening = opening && openings[opening.props.page.template]
  if (!Opening) return ''
  return renderToStaticMarkup(
    <IslandLedgerProvider value={ledger}>
      <Opening.view {...opening.props} />
    </IslandLedgerProvider>,
  )
}

/** `/tuotteet` of `/tuotteet/broileri`; nothing stands above the first level but the home page. */
function sectionPath(path: string): string | undefined {
  return path.slice(0, path.lastIndexOf('/')) || undefined
}

function linkedPaths({ item }: Pick<Page, 'item'>): string[] {
  if (item?.kind !== 'recipe') return []
  const used = item.steps.flatMap(({ ingredients }) => ingredients.flatMap(({ path }) => path ?? []))
  return item.productPath === undefined ? used : [item.productPath, ...used]
}
