import type { Change } from '#contract/content/change.ts'
import { tags } from '#contract/content/tags.ts'
import type { OfficeNews } from '#contract/office/live/news.ts'

/** What the office hears of a change: what its writer has said, and what can be told from what pages depend on. */
export function newsOf({ news = [], products = [], tags: changed, pages }: Change): readonly OfficeNews[] {
  const all: OfficeNews[] = [...news]
  if (products.length > 0) all.push({ kind: 'products' })
  if (changed.includes(tags.delivery)) all.push({ kind: 'delivery' })
  if (changed.includes(tags.shopSettings)) all.push({ kind: 'settings' })
  if (changed.some((tag) => tags.isOfRedirects(tag) || tag.startsWith('navigation:') || tag.startsWith('taxonomy:')))
    all.push({ kind: 'frames' })
  if (pages.length > 0) all.push({ kind: 'pages' })
  return all
}
