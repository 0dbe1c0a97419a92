import type { Editable, EditableField, ProductEdit } from '#contract/office/goods/product.ts'
import type { Product } from './product-texts.ts'

/** The same fields the other way round, from what they have become. */
export function undoOf(edits: readonly ProductEdit[], rows: readonly Product[]): ProductEdit[] {
  const now = new Map(rows.map((row) => [row.code, row]))
  return edits.flatMap(({ code, from, to }) => {
    const row = now.get(code)
    return row ? [{ code, from: pick(row, Object.keys(to) as EditableField[]), to: from }] : []
  })
}

function pick(values: Editable, fields: readonly EditableField[]): Partial<Editable> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]))
}

/** The edit that makes one of the other: only the fields that differ; undefined if none does. */
export function editOf(code: string, before: Editable, after: Partial<Editable>): ProductEdit | undefined {
  const fields = (Object.keys(after) as EditableField[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  return fields.length > 0 ? { code, from: pick(before, fields), to: pick(after as Editable, fields) } : undefined
}
