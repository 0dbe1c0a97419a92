/** Where the browser keeps the ids of what it has liked, as a list. */
export const LIKED_KEY = 'likedcontent'

/** The ids of a kept list. What is no id is passed over, and what is no list holds none. */
export function readLiked(kept: string | null): Set<number> {
  return new Set(
    listOf(kept)
      .map(idOf)
      .filter((id) => id > 0),
  )
}

/** The list with an id in it once. What else it holds stays; what is no list gives way to one. */
export function withLiked(kept: string | null, contentId: number): string {
  const list = listOf(kept)
  return JSON.stringify(list.map(idOf).includes(contentId) ? list : [...list, contentId])
}

/** Of a number or of one kept as a text; 0 for everything else. */
function idOf(item: unknown): number {
  return /^[1-9]\d*$/.test(String(item)) && !Array.isArray(item) ? Number(item) : 0
}

function listOf(kept: string | null): unknown[] {
  try {
    const list = JSON.parse(kept ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
