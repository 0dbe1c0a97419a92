import type { z } from 'zod'
import { type Card, itemKindOf } from '#contract/content/card.ts'
import type { DropdownItem } from '#contract/content/filtered-cards.ts'
import { tags } from '#contract/content/tags.ts'
import type { LoadContext, Loaded, Reads } from '#web/block-kit/define-block.ts'
import { type CardsData, loadCards, loadCategory } from '#web/cards/cards.load.ts'
import type { cardGridSchema } from './card-grid.schema.ts'

type Props = z.output<typeof cardGridSchema>

export type GridData = {
  own: CardsData
  filter?: FilterOptions
  /** The cards of the category in the query string, shown instead of the grid's own. */
  filtered?: Card[]
}

type FilterOptions = { items: readonly DropdownItem[]; chosen: DropdownItem | undefined }

/** Loads the grid's cards, or those of the category in the query string if the grid offers it. */
export async function loadCardGrid(props: Props, context: LoadContext, reads: Reads): Promise<Loaded<GridData>> {
  const [own, options] = await Promise.all([loadCards(props, context, reads), loadFilterOptions(props, context, reads)])
  if (!props.filter || !options) return { ...own, data: { own: own.data } }
  const { items } = options
  const chosen = items.find(({ Id }) => Id === context.params.suodatin)
  const data: GridData = { own: own.data, filter: { items, chosen } }
  const ownTags = [...own.tags, ...options.tags]
  if (!chosen) return { ...own, data, tags: ownTags }
  const { site, language, now } = context
  const category = { site, language, now, category: chosen.Id, type: props.filter.cardType }
  const { cards, tags: categoryTags } = await loadCategory(reads, category)
  return { ...own, data: { ...data, filtered: cards }, tags: [...ownTags, ...categoryTags] }
}

async function loadFilterOptions({ filter }: Props, { site, language }: LoadContext, reads: Reads) {
  if (!filter) return undefined
  if (filter.items) return { items: filter.items, tags: [] }
  const kind = itemKindOf(filter.cardType)
  const taxonomy = await reads.taxonomy(site, language)
  const categories = (taxonomy?.categories ?? []).filter((category) => category.kind === kind)
  return {
    items: categories.map(({ id, name }): DropdownItem => ({ Id: id, Label: name })),
    tags: [tags.taxonomy(site, language)],
  }
}
