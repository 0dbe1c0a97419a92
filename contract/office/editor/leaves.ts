import type { FieldPath } from '#contract/office/pages/edited-page.ts'
import type { FormField } from './form-field.ts'
import { optionOf } from './start-value.ts'

/** A field with a value of its own, by the names of all that it is in. */
export type Leaf = { path: FieldPath; title: string; field: FormField; value: unknown }

/** The fields of a value that say something, in the order of the form. */
export function leavesOf(
  field: FormField,
  value: unknown,
  path: FieldPath = [],
  titles: readonly string[] = [],
): Leaf[] {
  if (value === undefined || value === null || value === '') return []
  switch (field.kind) {
    case 'fixed':
      return []
    case 'object': {
      const given = value as Record<string, unknown>
      return field.fields.flatMap(({ name, title, field: inner }) =>
        leavesOf(inner, given[name], [...path, name], [...titles, title]),
      )
    }
    case 'union': {
      const option = optionOf(field.options, value)
      return option ? leavesOf(option.field, value, path, titles) : []
    }
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((each, at) => leavesOf(field.item, each, [...path, at], numbered(titles, at + 1)))
        : []
    default:
      return [{ path, title: titles.filter(Boolean).join(': '), field, value }]
  }
}

/** 'Kortit 2' */
const numbered = (titles: readonly string[], place: number) =>
  titles.length > 0 ? titles.with(-1, `${titles.at(-1)} ${place}`) : [String(place)]

const LETTERS = /\p{L}{2}/u

/** Whether the field is written in a language: of a picture, its alternative text. */
export const isWritten = ({ field, value }: Pick<Leaf, 'field' | 'value'>): boolean =>
  LETTERS.test(wordsIn(field, value))

/** Whether a written field still has the words that were copied, wherever its links lead. */
export const hasSameWords = (field: FormField, one: unknown, other: unknown): boolean =>
  wordsIn(field, one) === wordsIn(field, other)

function wordsIn({ kind }: FormField, value: unknown): string {
  if (kind === 'text') return typeof value === 'string' ? value : ''
  if (kind === 'picture') return String((value as { alt?: unknown } | undefined)?.alt ?? '')
  return kind === 'richText' ? wordsOf(value) : ''
}

/** The names of the format are no words. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([name, child]) => (name === 'kind' || name === 'link' ? '' : wordsOf(child)))
    .join(' ')
}
