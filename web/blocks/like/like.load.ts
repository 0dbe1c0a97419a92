import type { LoadContext, Loaded, Reads } from '#web/block-kit/define-block.ts'

export type OwnLikes = { contentId: number; likeCount: number }

/** How often the page itself was liked. No tags: a like makes no page anew, and the button asks for newer counts. */
export async function loadOwnLikes(
  _props: object,
  { contentId }: LoadContext,
  reads: Pick<Reads, 'likeCounts'>,
): Promise<Loaded<OwnLikes>> {
  const counts = await reads.likeCounts([contentId])
  return { data: { contentId, likeCount: counts.get(contentId) ?? 0 }, tags: [] }
}
