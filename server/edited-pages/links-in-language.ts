import type { FormField } from '#contract/office/editor/form-field.ts'
import { type Leaf, leavesOf } from '#contract/office/editor/leaves.ts'
import type { EditedPage, FieldPath } from '#contract/office/pages/edited-page.ts'
import { withValueAt } from '#contract/office/pages/field-path.ts'
import type { Language, Site } from '#contract/site.ts'
import { addressOf } from '#server/pages/addresses/address.ts'
import { type EditedRow, stateOf } from './edited.ts'
import { targetOf } from './links.ts'
import type { PageStores } from './transaction.store.ts'

/** The form of a block, or of what a page of a template has (null). */
export type FormOf = (type: string | null, template: string) => FormField | undefined

type Needs = { formOf: FormOf; findSite: (id: string) => Pick<Site, 'id' | 'languages'> | undefined }

/** A target in the other language; itself where there is none. `address` has the language in it, a path does not. */
type Lead = (target: string, kind: 'address' | 'path') => string

/** What a page says, with links that lead to the same pages in another language of its site, where there are such. */
export async function linksInLanguage(
  { formOf, findSite }: Needs,
  { translations }: Pick<PageStores, 'translations'>,
  row: EditedRow,
  language: Language,
): Promise<EditedPage> {
  const { content } = stateOf(row)
  const site = findSite(row.site)
  if (!site) return content
  const { fields, blocks } = content
  const parts = [
    ...placed(formOf(null, row.template), fields.item),
    ...blocks.flatMap(({ type, props }) => placed(formOf(type, row.template), props)),
  ]
  const pathOf = (target: string, kind: 'address' | 'path') => {
    if (kind === 'path') return target
    const found = targetOf(target, row, findSite)
    return found?.site === row.site && found.language === row.language ? found.path : undefined
  }
  const paths = new Set<string>()
  const collect: Lead = (target, kind) => {
    const path = pathOf(target, kind)
    if (path !== undefined) paths.add(path)
    return target
  }
  for (const leaf of parts) led(leaf, collect)
  const others = await translations.pathsIn(row.site, row.language, language, [...paths])
  const lead: Lead = (target, kind) => {
    const other = others.get(pathOf(target, kind) ?? '')
    if (other === undefined) return target
    return kind === 'path' ? other : `${addressOf(site, language, other)}${/[?#].*$/.exec(target)?.[0] ?? ''}`
  }
  const withLinks = <Value>(form: FormField | undefined, value: Value): Value =>
    placed(form, value).reduce((done, leaf) => withValueAt(done, leaf.path, led(leaf, lead)), value)
  const item = withLinks(formOf(null, row.template), fields.item)
  return {
    fields: item === undefined ? fields : { ...fields, item },
    blocks: blocks.map((block) => ({ ...block, props: withLinks(formOf(block.type, row.template), block.props) })),
  }
}

/** Where a page names others by their paths: these have no language in them, and mean pages of its own. */
export function pathPlaces(formOf: FormOf, template: string, { fields, blocks }: EditedPage): ReadonlySet<string> {
  const parts = [
    ...placed(formOf(null, template), fields.item).map((leaf) => ({ ...leaf, block: null, first: 'item' })),
    ...blocks.flatMap(({ id, type, props }) =>
      placed(formOf(type, template), props).map((leaf) => ({ ...leaf, block: id, first: 'props' })),
    ),
  ]
  return new Set(
    parts.flatMap(({ field, value, block, first, path }) =>
      field.kind === 'path'
        ? [placeText(block, [first, ...path])]
        : field.kind === 'paths'
          ? (value as unknown[]).map((_, at) => placeText(block, [first, ...path, at]))
          : [],
    ),
  )
}

export const placeText = (block: string | null, path: FieldPath): string => JSON.stringify([block, ...path])

const linking: readonly string[] = ['link', 'path', 'paths', 'richText']

const placed = (form: FormField | undefined, value: unknown): Leaf[] =>
  form && value !== undefined ? leavesOf(form, value).filter(({ field }) => linking.includes(field.kind)) : []

function led({ field, value }: Leaf, lead: Lead): unknown {
  if (field.kind === 'richText') return inWords(value, lead)
  const kind = field.kind === 'link' ? 'address' : 'path'
  if (Array.isArray(value)) return value.map((each) => lead(String(each), kind))
  return typeof value === 'string' ? lead(value, kind) : value
}

/** The links of formatted text, however deep. */
function inWords(value: unknown, lead: Lead): unknown {
  if (Array.isArray(value)) return value.map((each) => inWords(each, lead))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      name === 'link' && typeof child === 'string' ? lead(child, 'address') : inWords(child, lead),
    ]),
  )
}
