import type { z } from 'zod'
import type { StoredPage } from '#contract/content/content.ts'
import type { FormField } from '#contract/office/editor/form-field.ts'
import { optionOf } from '#contract/office/editor/start-value.ts'
import type { DescribeForm } from './part.ts'

type Rename = (id: number) => number

export type TermForms = {
  describeForm: DescribeForm
  /** The forms of items, by template. */
  itemForms: () => Record<string, FormField>
  /** Of a type of block. */
  schemaOf: (type: string) => z.ZodType | undefined
}

/** The value with other terms, wherever its form says that one stands. */
function withTerms(field: FormField, value: unknown, rename: Rename): unknown {
  switch (field.kind) {
    case 'category':
    case 'productGroup':
      return typeof value === 'number' ? rename(value) : value
    case 'categories':
    case 'facets':
    case 'facetTags':
      return Array.isArray(value) ? [...new Set(value.map((id: number) => rename(id)))] : value
    case 'list':
      return Array.isArray(value) ? value.map((item) => withTerms(field.item, item, rename)) : value
    case 'union': {
      const option = optionOf(field.options, value)
      return option ? withTerms(option.field, value, rename) : value
    }
    case 'object': {
      if (typeof value !== 'object' || value === null) return value
      const fields = new Map(field.fields.map((named) => [named.name, named.field]))
      const entries = Object.entries(value).map(([name, part]) => {
        const known = fields.get(name)
        return [name, known ? withTerms(known, part, rename) : part] as const
      })
      return Object.fromEntries(entries)
    }
    default:
      return value
  }
}

export type Terms = Pick<StoredPage, 'item' | 'blocks'>

/** Forms are made from schemas once: pages have the same blocks again and again. */
export function termWalk({ describeForm, itemForms, schemaOf }: TermForms) {
  const forms = new Map<string, FormField | undefined>()
  let items: Record<string, FormField> | undefined
  const formOf = (type: string) => {
    const schema = schemaOf(type)
    if (!forms.has(type)) forms.set(type, schema && describeForm(schema, type))
    return forms.get(type)
  }
  return <Page extends Terms>(page: Page, rename: Rename): Page => {
    items ??= itemForms()
    const itemForm = page.item && items[page.item.kind]
    const item = itemForm ? withTerms(itemForm, page.item, rename) : page.item
    const blocks = page.blocks.map((block) => {
      const form = formOf(block.type)
      return form ? { ...block, props: withTerms(form, block.props, rename) as typeof block.props } : block
    })
    return { ...page, ...(item ? { item } : {}), blocks }
  }
}

export type TermWalk = ReturnType<typeof termWalk>
