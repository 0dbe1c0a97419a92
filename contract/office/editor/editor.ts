import { z } from 'zod'
import { defineCall } from '#contract/calls/call.ts'
import { taxonomy } from '#contract/content/taxonomy.ts'
import { roles } from '#contract/office/roles.ts'
import { languages } from '#contract/site.ts'
import type { BlockForm, FormField } from './form-field.ts'

const read = { host: 'office', caller: { roles } } as const

export const editorForms = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/editor/forms',
  about: 'The forms of all blocks, of the fields of a page and of the item of each template, made from their schemas.',
  answer: z.object({
    blocks: z.array(z.custom<BlockForm>()),
    page: z.custom<FormField>(),
    /** By template. */
    items: z.record(z.string(), z.custom<FormField>()),
    templates: z.array(z.object({ id: z.string(), name: z.string() })),
    sites: z.array(
      z.object({ id: z.string(), name: z.string(), languages: z.array(z.enum(languages)), origin: z.string() }),
    ),
  }),
})

export const editorChoices = defineCall({
  ...read,
  method: 'GET',
  path: '/api/office/editor/choices',
  about:
    'What fields of a page choose from by name: categories, facets and product groups, products of the shop, files.',
  query: z.object({ site: z.string().max(40), language: z.enum(languages) }),
  answer: z.object({
    taxonomy: taxonomy.omit({ site: true, language: true }),
    offers: z.array(z.object({ code: z.string(), name: z.string() })),
    files: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.int() })),
  }),
})
