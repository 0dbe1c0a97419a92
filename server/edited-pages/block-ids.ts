import { createHash } from 'node:crypto'
import type { Page, StoredBlock } from '#contract/content/content.ts'
import type { EditedBlock, EditedPage } from '#contract/office/pages/edited-page.ts'
import { isSame } from '#contract/office/pages/field-path.ts'

const ID_LENGTH = 12

/**
 * A published page as editors have it. Published pages have no ids of blocks: a block that says the same keeps its id, then one of the same type; the id
 * of a new one follows from what it says.
 */
export function editedFrom(page: Omit<Page, 'site'>, previous: readonly EditedBlock[] = []): EditedPage {
  const { title, description, publishDate, picture, item } = page
  const fields = { title, description, publishDate, ...(picture ? { picture } : {}), ...(item ? { item } : {}) }
  return { fields, blocks: withIds(page.blocks, previous) }
}

function withIds(blocks: readonly StoredBlock[], previous: readonly EditedBlock[]): EditedBlock[] {
  const left = new Set(previous)
  const take = (fits: (block: EditedBlock) => boolean) => {
    const found = [...left].find(fits)
    if (found) left.delete(found)
    return found?.id
  }
  const unchanged = blocks.map((block) => take(({ id: _, ...before }) => isSame(before, block)))
  const known = blocks.map((block, at) => unchanged[at] ?? take(({ type }) => type === block.type))
  const used = new Set<string | undefined>([...known, ...previous.map(({ id }) => id)])
  return blocks.map((block, at) => {
    const id = known[at] ?? freeId(idOf(block), used)
    used.add(id)
    return { id, ...block }
  })
}

function freeId(id: string, used: ReadonlySet<string | undefined>, number = 1): string {
  const tried = number === 1 ? id : `${id}-${number}`
  return used.has(tried) ? freeId(id, used, number + 1) : tried
}

/** The database does not keep the order of fields. */
const idOf = (block: StoredBlock) =>
  `b${createHash('sha256')
    .update(JSON.stringify(sorted(block)))
    .digest('hex')
    .slice(0, ID_LENGTH)}`

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, child]) => [name, sorted(child)]),
  )
}
