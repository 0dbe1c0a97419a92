import { accepted, type Outcome, refused } from '#contract/values/outcome.ts'

/** A visitor is a random UUID and nothing else. */
export type Like = { contentId: number; visitor: string }

export type LikeCount = { contentId: number; likeCount: number }

export type LikeStore = {
  /** Adds new likes and returns the new counts of their pages. Likes of pages that do not exist are skipped. */
  add(likes: readonly Like[]): Promise<LikeCount[]>
  /** The counts of those pages that exist. */
  counts(contentIds: readonly number[]): Promise<Map<number, number>>
}

/** See `like-batcher.ts`. */
type Likes = {
  like(like: Like): Promise<number | null>
  counts(contentIds: readonly number[]): Promise<Map<number, number>>
}

/** Counts a visitor's like of a page once. Returns the count including it, also if it was there already. */
export async function likeContent(
  likes: Likes,
  like: Like,
): Promise<Outcome<{ contentId: number; likeCount: number }, 'LIKE_CONTENT_UNKNOWN'>> {
  const likeCount = await likes.like(like)
  return likeCount === null ? refused('LIKE_CONTENT_UNKNOWN') : accepted({ contentId: like.contentId, likeCount })
}

/** The like counts of these pages. Pages that do not exist are omitted. */
export function likeCounts(likes: Likes, contentIds: readonly number[]): Promise<Map<number, number>> {
  return likes.counts(contentIds)
}
