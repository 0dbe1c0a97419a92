import type { Page } from '#contract/content/content.ts'

/** Properties of content that visitors do not read: addresses, names of pictures, choices of a layout. */
const unread = new Set([
  ...['link', 'FriendlyUrl', 'successPage', 'privacyPage', 'rules', 'searchPage', 'path', 'productPath', 'id'],
  ...['picture', 'image', 'type', 'kind', 'tone', 'layout', 'side', 'shape', 'filters', 'service', 'icon', 'nutrition'],
])

/** A part of a text; formatted text has several, some of them links. */
type Part = { text: string; link?: string }

/** The texts that visitors read on a page, with the facts of its item. */
export function* textsOf({ title, description, item, blocks }: Page): Generator<Part[]> {
  yield [{ text: title }]
  yield [{ text: description }]
  yield* textsIn(item)
  for (const { props } of blocks) yield* textsIn(props)
}

function* textsIn(value: unknown, key = ''): Generator<Part[]> {
  if (unread.has(key)) return
  if (typeof value === 'string') yield [partOf(value)]
  else if (Array.isArray(value)) {
    if (value.some(isPart)) yield value.map(partOf)
    else for (const entry of value) yield* textsIn(entry, key)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, entry] of Object.entries(value)) yield* textsIn(entry, name)
  }
}

/** Nodes of formatted text have a kind and cards have a header; what has neither is a part of a sentence. */
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'text' in value && !('kind' in value) && !('header' in value)

const partOf = (value: unknown): Part =>
  isPart(value) ? { ...value, text: plainSpaces(value.text) } : { text: plainSpaces(String(value)) }

const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

/** The same texts, sentence by sentence. */
export function sentencesOf(page: Page): string[] {
  return [...textsOf(page)].flatMap((parts) => {
    const text = parts.map((part) => part.text).join('')
    // An abbreviation is followed by a small letter or a figure: 'n. 2 kg', 'kl. 9'.
    return text.split(/(?<=[.!?])\s+(?=[\p{Lu}„“”])/u)
  })
}
