import type { Picture } from '#contract/content/content.ts'
import type { StoredFile } from '#contract/content/files.ts'

/** What takes the place of something: a picture without words, or a file. */
export type Shown = Omit<Picture, 'alt'> | StoredFile

/** The same content with another picture or file in the place of one. The words of each place stay. Nothing to do: the same object. */
export function swapped<Content>(content: Content, id: string, next: Shown): Content {
  return swap(content, id, next) as Content
}

function swap(value: unknown, id: string, next: Shown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => swap(item, id, next))
    return items.some((item, at) => item !== value[at]) ? items : value
  }
  if (isShown(value, id, next)) {
    const { focus: _, ...rest } = value as { focus?: unknown }
    return { ...rest, ...next }
  }
  const entries = Object.entries(value).map(([name, child]) => [name, swap(child, id, next)] as const)
  const isChanged = entries.some(([name, child]) => child !== (value as Record<string, unknown>)[name])
  return isChanged ? Object.fromEntries(entries) : value
}

/** Other things have an id, too, such as blocks. */
function isShown(value: object, id: string, next: Shown): boolean {
  return (
    'id' in value && value.id === id && ('bytes' in next ? 'bytes' in value : 'width' in value && 'height' in value)
  )
}
