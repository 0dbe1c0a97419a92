import type { Taxonomy } from '#contract/content/taxonomy.ts'
import { editorChoices, editorForms } from '#contract/office/editor/editor.ts'
import type { FormField } from '#contract/office/editor/form-field.ts'
import type { Language, Site } from '#contract/site.ts'
import { lazy } from '#contract/values/lazy.ts'
import { accepted } from '#contract/values/outcome.ts'
import type { Capability } from '#server/capability.ts'
import { served } from '#server/http/calls/served.ts'
import { blockForms, type DescribedBlock, itemForms, pageForm, templateNames } from './editor-forms.ts'

type Needs = {
  blocks: Iterable<DescribedBlock>
  sites: Iterable<Site>
  originOf: (site: string) => string
  findTaxonomy: (site: string, language: Language) => Promise<Taxonomy | null>
  /** All products of the shop. */
  offers: () => readonly { code: string; name: string }[]
  /** Every stored document, film and captions. */
  files: () => Promise<readonly { id: string; name: string; bytes: number }[]>
}

const noTaxonomy = { productGroups: [], categories: [], facets: [] }

/** What the editor of pages knows beside the pages: the forms of blocks and items, and what their fields choose from. */
export function openEditor({ blocks, sites, originOf, findTaxonomy, offers, files }: Needs) {
  // Made when somebody first edits: a start does not wait for it.
  const forms = lazy(() => ({
    blocks: blockForms(blocks),
    page: pageForm(),
    items: itemForms(),
    templates: templateNames(),
  }))
  return {
    name: 'office editor',
    /** The form of a block, or of what a page of a template has; undefined where there is none. */
    formOf: (type: string | null, template: string): FormField | undefined =>
      type === null ? forms().items[template] : forms().blocks.find((block) => block.type === type)?.form,
    calls: [
      served(editorForms, async () =>
        accepted({
          ...forms(),
          sites: [...sites].map(({ id, name, languages }) => ({
            id,
            name,
            languages: [...languages],
            origin: originOf(id),
          })),
        }),
      ),
      served(editorChoices, async ({ query: { site, language } }) => {
        const { productGroups, categories, facets } = (await findTaxonomy(site, language)) ?? noTaxonomy
        return accepted({
          taxonomy: { productGroups, categories, facets },
          offers: [...offers()],
          files: [...(await files())],
        })
      }),
    ],
  } satisfies Capability & Record<string, unknown>
}
