import { type Language, languages } from '#contract/site.ts'
import type { ListedPage, PageAddress } from './content.ts'

const MAX_TYPE_SETS = 10_000

export type IndexedPage = Pick<ListedPage, 'path' | 'key' | 'template' | 'blockTypes' | 'endsOn' | 'offerCode'>

type SiteLanguage = { byPath: Map<string, IndexedPage>; byKey: Map<string, IndexedPage> }

/** The addresses of all pages of all sites, in memory: an address that does not exist costs no query. */
export class PathIndex {
  #parts = new Map<string, SiteLanguage>()

  /** Replaces all addresses with those of another index. */
  replaceWith(other: PathIndex): void {
    this.#parts = other.#parts
  }

  add({ site, language, path, key, template, blockTypes, endsOn, offerCode }: ListedPage): void {
    const part = this.#part(site, language)
    this.#remove(part, part.byPath.get(path))
    const known = { path, key, template, blockTypes: sharedTypes(blockTypes) }
    const entry: IndexedPage = { ...known, ...(endsOn ? { endsOn } : {}), ...(offerCode ? { offerCode } : {}) }
    part.byPath.set(path, entry)
    part.byKey.set(key, entry)
  }

  remove({ site, language, path }: PageAddress): void {
    const part = this.#part(site, language)
    this.#remove(part, part.byPath.get(path))
  }

  find(site: string, language: Language, path: string): IndexedPage | undefined {
    return this.#parts.get(partName(site, language))?.byPath.get(path)
  }

  /** The page with this key in another language. */
  findTranslation(site: string, language: Language, key: string): IndexedPage | undefined {
    return this.#parts.get(partName(site, language))?.byKey.get(key)
  }

  /** Every page of a site in a language. */
  pagesOf(site: string, language: Language): Iterable<IndexedPage> {
    return this.#parts.get(partName(site, language))?.byPath.values() ?? []
  }

  /** Whether a page of the site has a block of this type, in any language. */
  hasBlock(site: string, type: string): boolean {
    return languages.some((language) => {
      for (const { blockTypes } of this.pagesOf(site, language)) if (blockTypes.includes(type)) return true
      return false
    })
  }

  #part(site: string, language: Language): SiteLanguage {
    const name = partName(site, language)
    const existing = this.#parts.get(name)
    if (existing) return existing
    const part = { byPath: new Map(), byKey: new Map() }
    this.#parts.set(name, part)
    return part
  }

  #remove(part: SiteLanguage, entry: IndexedPage | undefined): void {
    if (!entry) return
    part.byPath.delete(entry.path)
    if (part.byKey.get(entry.key) === entry) part.byKey.delete(entry.key)
  }
}

// Thousands of pages share a few sets of block types, so each set is stored once.
const typeSets = new Map<string, readonly string[]>()

function sharedTypes(types: readonly string[]): readonly string[] {
  const name = types.join(' ')
  const known = typeSets.get(name)
  if (known) return known
  const own = [...new Set(types)]
  if (typeSets.size < MAX_TYPE_SETS) typeSets.set(name, own)
  return own
}

const partName = (site: string, language: Language) => `${site} ${language}`
