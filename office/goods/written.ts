import type { Editable, EditableField, ProductEdit } from '#contract/office/goods/product.ts'
import { editOf } from './product-edits.ts'

/** The values of a product as the form shows them: each in a field of its own. */
export type Fields = Omit<Editable, 'sale' | 'next'> & {
  salePrice: number | null
  saleFrom: string | null
  saleUntil: string | null
  nextPrice: number | null
  nextFrom: string | null
}

/** What somebody has written into the form, and what it began from. All other fields show what is stored, also when that changes. */
export type Written = { fields: Partial<Fields>; began: Partial<Editable> }

export const nothingWritten: Written = { fields: {}, began: {} }

/** What the form shows. What is stored of a value that is being written stays as it was when the writing began. */
export const shownFields = (stored: Editable, { fields, began }: Written): Fields => ({
  ...fieldsOf({ ...stored, ...began }),
  ...fields,
})

/** After fields were written. One that is as it was before is not written any more. */
export function write({ fields, began }: Written, stored: Editable, part: Partial<Fields>): Written {
  const values = keysOf(part).map(savedAs)
  const from = { ...pick(stored, values), ...began }
  const before = fieldsOf({ ...stored, ...from })
  return only({ ...fields, ...part }, from, (field, value) => !isSame(before[field], value))
}

/** The change that saves what is written; undefined if it changes nothing. */
export function editOfWritten(code: string, stored: Editable, written: Written): ProductEdit | undefined {
  const values = Object.keys(written.began) as EditableField[]
  return editOf(code, { ...stored, ...written.began }, pick(editableOf(shownFields(stored, written)), values))
}

/** After a change was saved: what was written while it was under way stays, and begins from what is stored now. */
export function saved({ fields, began }: Written, { to }: Pick<ProductEdit, 'to'>, stored: Editable): Written {
  const sent = fieldsOf({ ...stored, ...to })
  const from = { ...began, ...pick(stored, Object.keys(began).filter((value) => value in to) as EditableField[]) }
  return only(fields, from, (field, value) => !(savedAs(field) in to && isSame(sent[field], value)))
}

function only(
  fields: Partial<Fields>,
  began: Partial<Editable>,
  isKept: (field: keyof Fields, value: unknown) => boolean,
): Written {
  const kept = keysOf(fields).filter((field) => isKept(field, fields[field]))
  return { fields: pick(fields, kept), began: pick(began, kept.map(savedAs)) }
}

const partsOfValues: Partial<Record<keyof Fields, EditableField>> = {
  salePrice: 'sale',
  saleFrom: 'sale',
  saleUntil: 'sale',
  nextPrice: 'next',
  nextFrom: 'next',
}

const savedAs = (field: keyof Fields) => partsOfValues[field] ?? (field as EditableField)

function fieldsOf({ sale, next, ...values }: Editable): Fields {
  return {
    ...values,
    salePrice: sale?.price ?? null,
    saleFrom: sale?.from ?? null,
    saleUntil: sale?.until ?? null,
    nextPrice: next?.price ?? null,
    nextFrom: next?.from ?? null,
  }
}

function editableOf({ salePrice, saleFrom, saleUntil, nextPrice, nextFrom, ...values }: Fields): Editable {
  return {
    ...values,
    sale: salePrice === null ? null : { price: salePrice, from: saleFrom, until: saleUntil },
    next: nextPrice === null || nextFrom === null ? null : { price: nextPrice, from: nextFrom },
  }
}

const keysOf = (part: Partial<Fields>) => Object.keys(part) as (keyof Fields)[]

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function pick<T extends object, K extends keyof T>(values: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, values[key]])) as Pick<T, K>
}
