import type { z } from 'zod'
import { type Card, itemKindOf } from '#contract/card.ts'
import type { DropdownItem } from '#contract/filtered-cards.ts'
import { tags } from '#contract/tags.ts'
import type { LoadContext, Loaded, Reads } from '#web/block-kit/define-block.ts'
import { type CardsData, loadCards, loadCategory } from '#web/cards/cards.load.ts'
import type { cardGridSchema } from './card-grid.schema.ts'

type Props = z.output<typeof cardGridSchema>

export type GridData = {
  own: CardsData
  filter?: Offered
  /** The cards of the category that the address names, in place of the grid's own. */
  filtered?: Card[]
}

type Offered = { items: readonly DropdownItem[]; chosen: DropdownItem | undefined }

/** The grid's cards, or those of the category that the address names and the grid offers. */
export async function loadCardGrid(props: Props, context: LoadContext, reads: Reads): Promise<Loaded<GridData>> {
  const [own, offered] = await Promise.all([loadCards(props, context, reads), loadOffered(props, context, reads)])
  if (!props.filter || !offered) return { ...own, data: { own: own.data } }
  const { items } = offered
  const chosen = items.find(({ Id }) => Id === context.params.suodatin)
  const data: GridData = { own: own.data, filter: { items, chosen } }
  const made = [...own.tags, ...offered.tags]
  if (!chosen) return { ...own, data, tags: made }
  const { site, language, now } = context
  const category = { site, language, now, category: chosen.Id, type: props.filter.cardType }
  const { cards, tags: madeFrom } = await loadCategory(reads, category)
  return { ...own, data: { ...data, filtered: cards }, tags: [...made, ...madeFrom] }
}

async function loadOffered({ filter }: Props, { site, language }: LoadContext, reads: Reads) {
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
