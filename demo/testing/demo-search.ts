import type { Language } from '#contract/site.ts'
import { demoContent } from '#demo/filling/demo-content.ts'
import { products, reductions } from '#demo/shop/products.ts'
import { openSearchIndex } from '#search/open-search-index.ts'
import type { SearchQuery, SearchResult } from '#search/search-query.ts'
import { documentOf, unsearchableTemplates } from '#server/capabilities/search/document-of.ts'
import { thesauri } from '#server/thesaurus/thesauri.ts'

const prices = new Map([...products, ...reductions].map(({ code, price }) => [code, price]))

type Asked = { site: string; language: Language; q: string } & Partial<SearchQuery>
type Answer = Omit<SearchResult, 'ids'> & { paths: string[] }

/** Search over the demo content, without a database: it answers with the paths of pages. */
export async function demoSearch() {
  const paths = new Map<number, string>()
  const words = thesauri()
  const index = openSearchIndex({ onProblem: fail, onLost: fail, thesauri: words })
  const documents = demoContent().flatMap(({ site, language, taxonomy, pages }) =>
    pages
      .filter(({ template }) => !unsearchableTemplates.includes(template))
      .map((page) => {
        const contentId = paths.size + 1
        paths.set(contentId, page.path)
        return documentOf(
          { ...page, contentId },
          {
            likeCount: 0,
            taxonomy: taxonomy ? { site, language, ...taxonomy } : null,
            priceOf: (code) => prices.get(code),
            placeOf: () => null,
            deliveryDaysOf: () => [],
            thesauri: words,
          },
        )
      }),
  )
  await index.put(documents)
  await index.rebuild()
  const pathsOf = (ids: readonly number[]) => ids.map((id) => paths.get(id) as string)
  return {
    find: async (asked: Asked): Promise<Answer> => {
      const { ids, ...answer } = await index.find({ ...unfiltered, ...asked })
      return { ...answer, paths: pathsOf(ids) }
    },
    suggest: async (asked: Asked): Promise<string[]> => pathsOf((await index.suggest({ count: 5, ...asked })).ids),
    hasPage: (site: string, language: Language, path: string) =>
      documents.some((each) => each.site === site && each.language === language && paths.get(each.id) === path),
    close: () => index.close(),
  }
}

const unfiltered: Omit<SearchQuery, 'site' | 'language' | 'q'> = {
  contentGroup: 0,
  matchAnyCategoryIds: [],
  matchAllCategoryIds: [],
  authors: [],
  searchEquipments: false,
  facetTags: [],
  facetCategories: [],
  sortOrder: 0,
  from: 0,
  count: 10,
}

function fail(error: unknown): never {
  throw error
}
