/** Local storage key for the list of liked content ids. */
export const LIKED_KEY = 'likedcontent'

/** The ids in the stored list. Invalid entries are ignored; an invalid list counts as empty. */
export function readLiked(stored: string | null): Set<number> {
  return new Set(
    listOf(stored)
      .map(idOf)
      .filter((id) => id > 0),
  )
}

/** The stored list with the id added, unless it is there already. Other entries stay; an invalid list is replaced. */
export function withLiked(stored: string | null, contentId: number): string {
  const list = listOf(stored)
  return JSON.stringify(list.map(idOf).includes(contentId) ? list : [...list, contentId])
}

/** The id as a number, also from a string; 0 for anything else. */
function idOf(item: unknown): number {
  return /^[1-9]\d*$/.test(String(item)) && !Array.isArray(item) ? Number(item) : 0
}

function listOf(stored: string | null): unknown[] {
  try {
    const list = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
