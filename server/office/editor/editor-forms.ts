import { z } from 'zod'
import { page } from '#contract/content/content.ts'
import { item } from '#contract/content/item.ts'
import type { BlockForm, FormField } from '#contract/office/editor/form-field.ts'
import { describeForm } from './describe-form.ts'

export type DescribedBlock = { type: string; schema: z.ZodType; examples: Readonly<Record<string, unknown>> }

/** The form of every block, in the order of the Finnish names. */
export function blockForms(blocks: Iterable<DescribedBlock>): BlockForm[] {
  return [...blocks]
    .map(({ type, schema, examples }): BlockForm => {
      const { title, help = '' } = z.globalRegistry.get(schema) ?? {}
      const form = describeForm(schema, type)
      if (!title || form.kind !== 'object') throw new Error(`The block '${type}' has no Finnish name`)
      return { type, title, help, form, example: exampleOf(examples) }
    })
    .sort((a, b) => a.title.localeCompare(b.title, 'fi'))
}

/** The fields of a page that editors change beside its blocks; the address is changed by moving it. */
export function pageForm(): FormField {
  const { title, description, picture, publishDate } = page.def.shape
  return describeForm(z.object({ title, description, picture, publishDate }), 'page')
}

/** By template: what a product, a recipe, a news item or a job has. */
export function itemForms(): Record<string, FormField> {
  return Object.fromEntries(
    item.options.map((option) => {
      const [kind = ''] = option.shape.kind.values
      return [kind, describeForm(option, kind)]
    }),
  )
}

export function templateNames(): { id: string; name: string }[] {
  const template = page.def.shape.template
  const { options = {} } = z.globalRegistry.get(template) ?? {}
  return template.options.map((id) => ({ id, name: options[id] ?? id }))
}

const exampleOf = (examples: DescribedBlock['examples']) => (Object.values(examples)[0] ?? {}) as BlockForm['example']
