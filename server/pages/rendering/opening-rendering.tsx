import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Page, StoredPage } from '#contract/content/content.ts'
import { hasEnded } from '#contract/content/item.ts'
import { markedTags } from '#contract/content/marked-tags.ts'
import { tags } from '#contract/content/tags.ts'
import type { Site } from '#contract/site.ts'
import { dayIn } from '#contract/values/days.ts'
import { addressOf } from '#server/pages/addresses/address.ts'
import { dataSheetAddress } from '#server/pages/data-sheets/data-sheet-address.ts'
import type { Reads } from '#web/block-kit/define-block.ts'
import { cardStyles } from '#web/cards/card-styles.ts'
import type { CardReads } from '#web/cards/cards.load.ts'
import { type IslandLedger, IslandLedgerProvider } from '#web/islands/island.tsx'
import type { OpeningProps } from '#web/templates/opening-props.ts'
import { openings } from '#web/templates/openings.tsx'
import relatedCss from '#web/templates/related.css?inline'
import { relatedRows } from './related-rows.ts'

type ReadyOpening = {
  props: OpeningProps
  tags: readonly string[]
  /** When what it shows changes by itself. */
  validUntil?: Date | undefined
}

type Needs = { reads: CardReads & Pick<Reads, 'offer' | 'reviews' | 'taxonomy'> }

/** Loads the data of the opening, including teasers of other pages; null if the template has no opening. */
export async function prepareOpening(
  { reads }: Needs,
  home: Site,
  page: StoredPage,
  now: Date,
): Promise<ReadyOpening | null> {
  if (!openings[page.template]) return null
  const { site, language, contentId, item } = page
  const hasDataSheet = item?.kind === 'product' && home.features.includes('data-sheets')
  const quotePage = home.quotePage?.[language]
  const paths = [...new Set(linkedPaths(page))]
  const offer = item?.kind === 'product' && item.offer ? reads.offer(item.offer.code) : undefined
  const [teasers, counts, reviews, related, taxonomy] = await Promise.all([
    paths.length > 0 ? reads.pageTeasers(site, language, paths) : [],
    item && !home.noLikes ? reads.likeCounts([contentId]) : undefined,
    offer ? reads.reviews(offer.code) : undefined,
    relatedRows(reads, page, now),
    item?.kind === 'recipe' ? reads.taxonomy(site, language) : null,
  ])
  const linked = Object.fromEntries(teasers.map((teaser) => [teaser.path, teaser]))
  return {
    props: {
      page,
      related: related.rows,
      linked,
      likeCount: counts && (counts.get(contentId) ?? 0),
      offer,
      reviews,
      today: dayIn(now),
      diets: item && markedTags(item.facetTags, taxonomy),
      hasBarcode: home.cards?.barcodes,
      portionCalculator: home.portionCalculator,
      lunchMenuPath: home.lunchMenuPath,
      quotePage: quotePage && addressOf(home, language, quotePage),
      dataSheet: hasDataSheet ? dataSheetAddress(home, page) : undefined,
    },
    tags: [
      ...paths.map((path) => tags.page(site, language, path)),
      ...related.tags,
      ...(item?.kind === 'recipe' ? [tags.taxonomy(site, language)] : []),
    ],
    // On the day after its last day, the page of a job says that applications have closed.
    validUntil: item?.kind === 'job' && hasEnded(item, dayIn(now)) ? undefined : related.validUntil,
  }
}

/** The style sheets of the opening. */
export function openingStyles({ props }: ReadyOpening): readonly string[] {
  const { css = [], cssFor } = openings[props.page.template] ?? {}
  const cards = props.related.flatMap(({ cards }) => cards.map(({ type }) => type))
  return [...css, ...(cssFor?.(props) ?? []), ...(cards.length > 0 ? [...cardStyles(cards), relatedCss] : [])]
}

/** Renders the opening and registers its islands in the ledger of the page. */
export function renderOpening(opening: ReadyOpening | null, ledger: IslandLedger): string {
  return opening ? render(openings[opening.props.page.template]?.view, opening, ledger) : ''
}

/** Renders what the template has after the blocks. */
export function renderClosing(opening: ReadyOpening | null, ledger: IslandLedger): string {
  return opening ? render(openings[opening.props.page.template]?.closing, opening, ledger) : ''
}

function render(View: ComponentType<OpeningProps> | undefined, { props }: ReadyOpening, ledger: IslandLedger): string {
  return View
    ? renderToStaticMarkup(
        <IslandLedgerProvider value={ledger}>
          <View {...props} />
        </IslandLedgerProvider>,
      )
    : ''
}

/** Pages that the item leads to: other packs of a product, the products of a recipe, the list of jobs. */
function linkedPaths({ item, path }: Pick<Page, 'item' | 'path'>): string[] {
  if (item?.kind === 'job') return [path.slice(0, path.lastIndexOf('/')) || '/']
  if (item?.kind === 'product') return item.variants ?? []
  if (item?.kind !== 'recipe') return []
  const used = item.steps.flatMap(({ ingredients }) => ingredients.flatMap(({ path }) => path ?? []))
  return item.productPath === undefined ? used : [item.productPath, ...used]
}
