import type { Change } from '#contract/change.ts'

/** One change that brings about what both do. Where one drops pages, all are dropped: stale ones may be wrong. */
export function mergedChange(one: Change, other: Change): Change {
  const likes = new Map([...(one.likes ?? []), ...(other.likes ?? [])].map((like) => [like.contentId, like]))
  const products = new Set([...(one.products ?? []), ...(other.products ?? [])])
  return {
    tags: [...new Set([...one.tags, ...other.tags])],
    gone: one.gone || other.gone,
    pages: [...one.pages, ...other.pages],
    ...(likes.size > 0 ? { likes: [...likes.values()] } : {}),
    ...(products.size > 0 ? { products: [...products] } : {}),
  }
}
