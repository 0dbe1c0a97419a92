import type { ReactNode } from 'react'
import type { Language, Site } from '#contract/site.ts'
import { isOutage } from '#server/faults/outage.ts'
import { addressOf } from '#server/pages/addresses/address.ts'
import type { Reads } from '#web/block-kit/define-block.ts'
import { message } from '#web/messages/message.ts'

type Needs = {
  reads: Pick<Reads, 'search'>
  findTranslation: (site: string, language: Language, key: string) => string | undefined
}

/** Products, recipes and news: two of each. */
const POPULAR_GROUPS = [1, 2, 3] as const
const PAGES_OF_A_GROUP = 2
const MOST_LIKED_FIRST = 3

type NotFoundOffers = {
  shown: ReactNode
  /** False without the popular pages, because the database is away. */
  whole: boolean
}

/** What a page that was not found offers instead: the site's search, and the pages that people like most. */
export async function offersWhenNotFound(
  { reads, findTranslation }: Needs,
  site: Site,
  language: Language,
): Promise<NotFoundOffers> {
  // The page may be in a language that the site does not serve.
  const served = site.languages.includes(language) ? language : site.languages[0]
  const searchPath = findTranslation(site.id, served, 'search')
  const popular = Promise.all(
    POPULAR_GROUPS.map((contentGroup) =>
      reads.search.content(
        { site: site.id, language: served },
        { language: served, page: 1, pageSize: PAGES_OF_A_GROUP, q: '', contentGroup, sortOrder: MOST_LIKED_FIRST },
      ),
    ),
  )
  const found = await popular.catch((error: unknown) => {
    if (isOutage(error)) return null
    throw error
  })
  const hits = found?.flatMap((group) => group.hits) ?? []
  const shown = (
    <>
      {searchPath !== undefined && (
        <search>
          <form className="not-found-search" action={addressOf(site, served, searchPath)}>
            <label htmlFor="not-found-q">{message(language, 'searchHeading')}</label>
            <input id="not-found-q" type="search" name="q" enterKeyHint="search" />
            <button type="submit" className="button">
              {message(language, 'search')}
            </button>
          </form>
        </search>
      )}
      {hits.length > 0 && (
        <nav className="not-found-popular" aria-labelledby="not-found-popular">
          <h2 id="not-found-popular">{message(language, 'popularPages')}</h2>
          <ul>
            {hits.map(({ url, title, category }) => (
              <li key={url}>
                <a href={url}>{title}</a> <span>{category}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
  return { shown, whole: found !== null }
}
