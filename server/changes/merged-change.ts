import type { Change } from '#contract/content/change.ts'

/** What a listener hears: a change, or that changes were missed, so that everything may be another. */
export type News = Change | 'everything'

/** Tags, pages and news of a merged change: queries get a parameter for each tag and page. */
const MAX_SIZE = 2000

/**
 * Adds news to those that wait. Merges a change into the last one if both do the same with pages: to drop pages that may be served stale
 * would make visitors wait.
 */
export function withNews(waiting: readonly News[], news: News): News[] {
  const last = waiting.at(-1)
  if (news === 'everything' || last === 'everything') return ['everything']
  if (!last || last.gone !== news.gone || sizeOf(last) + sizeOf(news) > MAX_SIZE) return [...waiting, news]
  return [...waiting.slice(0, -1), mergedChange(last, news)]
}

const sizeOf = ({ tags, pages, news = [] }: Change) => tags.length + pages.length + news.length

/** One change that brings about what both do. Where one drops pages, all are dropped: stale ones may be wrong. */
export function mergedChange(one: Change, other: Change): Change {
  const likes = new Map([...(one.likes ?? []), ...(other.likes ?? [])].map((like) => [like.contentId, like]))
  const news = new Map([...(one.news ?? []), ...(other.news ?? [])].map((each) => [JSON.stringify(each), each]))
  const products = new Set([...(one.products ?? []), ...(other.products ?? [])])
  return {
    tags: [...new Set([...one.tags, ...other.tags])],
    gone: one.gone || other.gone,
    pages: [...one.pages, ...other.pages],
    ...(likes.size > 0 ? { likes: [...likes.values()] } : {}),
    ...(products.size > 0 ? { products: [...products] } : {}),
    ...(news.size > 0 ? { news: [...news.values()] } : {}),
  }
}
