import { type Taxonomy, taxonomy } from '#contract/content/taxonomy.ts'
import type { FormField } from '#contract/office/editor/form-field.ts'
import type { FrameContent, FramePlace, FrameProblem, TermUse } from '#contract/office/frames/frame-of-office.ts'
import { lazy } from '#contract/values/lazy.ts'
import { navigationStore } from '#server/capabilities/navigation/navigation.store.ts'
import { taxonomyStore } from '#server/capabilities/taxonomy/taxonomy.store.ts'
import { saveTaxonomy } from '#server/capabilities/taxonomy/taxonomy.ts'
import type { Sql } from '#server/db/database.ts'
import { linksIn } from '#server/edited-pages/links.ts'
import type { ObjectForm, Part } from './part.ts'
import { everyTaxonomy, movePages, pagesWithTerms } from './terms-of-pages.store.ts'
import { type TermForms, termWalk } from './terms-of-pages.ts'

const schema = taxonomy.omit({ site: true, language: true })
type Tree = Omit<Taxonomy, 'site' | 'language'>

const nothing: Tree = { productGroups: [], categories: [], facets: [] }

/** Pages that are named of each term; of others only the number. */
const NAMED_PAGES = 20

const ids: readonly string[] = ['id', 'key']

/** How a site sorts its products, recipes and news. */
export function taxonomyPart(forms: TermForms): Part {
  const form = lazy(() => withoutNeededIds(forms.describeForm(schema, 'taxonomy')) as ObjectForm)
  const walk = termWalk(forms)
  return {
    form,
    schema: () => schema,

    async find(db, { site, language }) {
      const stored = await taxonomyStore(db).find(site, language)
      if (!stored) return nothing as FrameContent
      const { site: _site, language: _language, ...tree } = stored
      return tree as FrameContent
    },

    async put(tx, place, content) {
      const saved = await saveTaxonomy({ store: taxonomyStore(tx) }, { ...content, ...place })
      if (!saved.ok) throw new Error(saved.problems.join('\n'))
    },

    problems: async (_db, _place, content) => termProblems(content as unknown as Tree),
    complete: withIds,

    async uses(db, place, content, before) {
      const [earlier, later] = [termsOf(before as unknown as Tree), termsOf(content as unknown as Tree)]
      const gone = earlier.filter(({ id }) => !later.some((term) => term.id === id))
      if (gone.length === 0) return []
      const found = await pagesWithTerms(db, place, new Set(gone.map(({ id }) => id)), walk)
      return gone.flatMap((term): TermUse[] => {
        const here = found
          .filter(({ terms }) => terms.has(term.id))
          .map(({ row: { id, path, title } }) => ({ id, path, title }))
        if (here.length === 0) return []
        const others = later.filter(({ sort }) => sort === term.sort).map(({ id, name }) => ({ id, name }))
        const pages = here.slice(0, NAMED_PAGES)
        return [{ id: term.id, name: term.name, pages, morePages: here.length - pages.length, others }]
      })
    },

    async warnings(db, place, content, before) {
      const [earlier, later] = [termsOf(before as unknown as Tree), termsOf(content as unknown as Tree)]
      const gone = earlier.filter(({ id }) => !later.some((term) => term.id === id))
      const menus = gone.length > 0 ? await navigationStore(db).find(place.site, place.language) : null
      return linksIn(menus, null, []).flatMap(({ href }) =>
        gone
          .filter(({ id }) => asksFor(href, id))
          .map(({ name }) => ({ path: [], text: `Valikon linkki hakee poistuvaa (${name}): ${href}` })),
      )
    },

    move: (tx, place, moves) => movePages(tx, place, new Map(moves.map(({ from, to }) => [from, to])), walk),
  }
}

/** `/tuotteet?productGroup=101#kaikki` */
function asksFor(href: string, id: number): boolean {
  const [, query = ''] = /\?([^#]*)/.exec(href) ?? []
  return query.split(/[&=,]|%2C/i).includes(String(id))
}

type Term = { id: number; name: string; sort: string }

function termsOf({ productGroups, categories, facets }: Tree): Term[] {
  return [
    ...productGroups.map(({ key, value }) => ({ id: key, name: value, sort: 'group' })),
    ...categories.map(({ id, name, kind }) => ({ id, name, sort: `category ${kind}` })),
    ...facets.flatMap(({ id, name, kind, facetTags }) => [
      { id, name, sort: `facet ${kind}` },
      ...facetTags.map((tag) => ({ id: tag.id, name: tag.name, sort: `tag ${kind}` })),
    ]),
  ]
}

function termProblems(tree: Tree): FrameProblem[] {
  const seen = new Map<number, string>()
  const repeated = termsOf(tree).flatMap(({ id, name }) => {
    const other = seen.get(id)
    seen.set(id, name)
    return other === undefined ? [] : [{ path: [], text: `Tunnus ${id} on kahdesti: ${other} ja ${name}.` }]
  })
  const parents = new Map(tree.categories.map(({ id, parent }) => [id, parent]))
  const orphans = tree.categories.flatMap(({ name, parent }, at): FrameProblem[] =>
    parent === undefined || parents.has(parent)
      ? []
      : [{ path: ['categories', at, 'parent'], text: `Luokan ${name} ylempää luokkaa ei enää ole.` }],
  )
  const circles = tree.categories.flatMap(({ id, name }, at): FrameProblem[] =>
    isAboveItself(id, parents) ? [{ path: ['categories', at, 'parent'], text: `Luokka ${name} on itsensä alla.` }] : [],
  )
  return [...repeated, ...orphans, ...circles]
}

function isAboveItself(id: number, parents: ReadonlyMap<number, number | undefined>): boolean {
  const seen = new Set<number>()
  for (let above = parents.get(id); above !== undefined && !seen.has(above); above = parents.get(above)) {
    if (above === id) return true
    seen.add(above)
  }
  return false
}

/** Gives what is new an id that no language of the site has, or had. */
async function withIds(db: Sql, { site }: FramePlace, content: FrameContent): Promise<FrameContent> {
  const trees = await everyTaxonomy(db, site)
  let last = Math.max(0, ...[...trees, content].flatMap(idsIn))
  const filled = (item: unknown, name: string): unknown => {
    if (typeof item !== 'object' || item === null) return item
    const { facetTags, ...rest } = item as { facetTags?: unknown; [name: string]: unknown }
    if (rest[name] === undefined) {
      last += 1
      rest[name] = last
    }
    return facetTags === undefined ? rest : { ...rest, facetTags: eachFilled(facetTags, 'id') }
  }
  const eachFilled = (list: unknown, name: string) =>
    Array.isArray(list) ? list.map((item) => filled(item, name)) : list
  const names = { productGroups: 'key', categories: 'id', facets: 'id' }
  const lists = Object.entries(content).map(([list, items]) => {
    const name = names[list as keyof typeof names]
    return [list, name ? eachFilled(items, name) : items] as const
  })
  return Object.fromEntries(lists)
}

function idsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    ids.includes(name) && typeof part === 'number' ? [part] : idsIn(part),
  )
}

/** New terms get their ids when they are published. */
function withoutNeededIds(field: FormField): FormField {
  if (field.kind === 'list') return { ...field, item: withoutNeededIds(field.item) }
  if (field.kind !== 'object') return field
  const fields = field.fields.map((named) =>
    ids.includes(named.name) ? { ...named, isRequired: false } : { ...named, field: withoutNeededIds(named.field) },
  )
  return { kind: 'object', fields }
}
