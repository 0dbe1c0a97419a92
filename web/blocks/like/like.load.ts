import type { LoadContext, Loaded, Reads } from '#web/block-kit/define-block.ts'

export type PageLikeCount = { contentId: number; likeCount: number }

/** The like count of the page. No tags: a like does not invalidate pages, and the button fetches the current count. */
export async function loadPageLikeCount(
  _props: object,
  { contentId }: LoadContext,
  reads: Pick<Reads, 'likeCounts'>,
): Promise<Loaded<PageLikeCount>> {
  const counts = await reads.likeCounts([contentId])
  return { data: { contentId, likeCount: counts.get(contentId) ?? 0 }, tags: [] }
}
