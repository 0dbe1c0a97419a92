import { accepted, type Outcome, refused } from '#contract/outcome.ts'

/** A visitor is a random UUID and nothing else. */
export type Like = { contentId: number; visitor: string }

export type LikeCount = { contentId: number; likeCount: number }

/** What is stored about a page that somebody asks for; null is a page that does not exist. */
export type StoredLikes = { count: number; liked: boolean } | null

export type LikeStore = {
  /** For each in turn. Without a visitor nothing is `liked`. */
  look(asked: readonly { contentId: number; visitor: string | null }[]): Promise<StoredLikes[]>
  /** Adds those that are not there yet and counts them. Gives the new counts. Likes of pages that are gone are left out. */
  add(likes: readonly Like[]): Promise<LikeCount[]>
}

/** Collects likes and answers for them: see `like-book.ts`. */
type Book = {
  like(like: Like): Promise<number | null>
  counts(contentIds: readonly number[]): Promise<Map<number, number>>
}

/** Counts a visitor's like of a page, once. Gives the count with it, also when it was there already. */
export async function likeContent(
  book: Book,
  like: Like,
): Promise<Outcome<{ contentId: number; likeCount: number }, 'LIKE_CONTENT_UNKNOWN'>> {
  const likeCount = await book.like(like)
  return likeCount === null ? refused('LIKE_CONTENT_UNKNOWN') : accepted({ contentId: like.contentId, likeCount })
}

/** How often each of these pages was liked. One that does not exist is left out. */
export function likeCounts(book: Book, contentIds: readonly number[]): Promise<Map<number, number>> {
  return book.counts(contentIds)
}
