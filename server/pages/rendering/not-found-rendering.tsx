import type { ReactNode } from 'react'
import type { ShownNavigation } from '#contract/navigation/navigation-calls.ts'
import type { SearchHit } from '#contract/search/search.ts'
import type { Language, Site } from '#contract/site.ts'
import { isOutage } from '#server/faults/outage.ts'
import { addressOf } from '#server/pages/addresses/address.ts'
import type { Reads } from '#web/block-kit/define-block.ts'
import { message } from '#web/messages/message.ts'

type Needs = {
  reads: Pick<Reads, 'search'>
  findTranslation: (site: string, language: Language, key: string) => string | undefined
  findNavigation: (site: string, language: Language) => Promise<ShownNavigation | null>
}

/** Products, recipes and news in turn; other pages only where there are too few of these. */
const POPULAR_GROUPS = [1, 2, 3, 4] as const
const SHOWN_PAGES = 6
const MOST_LIKED_FIRST = 3

type NotFoundOffers = {
  shown: ReactNode
  /** False without the popular pages, because the database is away. */
  whole: boolean
}

/** What a page that was not found offers instead: the site's search, the pages that people like most, and its main sections. */
export async function offersWhenNotFound(
  { reads, findTranslation, findNavigation }: Needs,
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
        { language: served, page: 1, pageSize: SHOWN_PAGES, q: '', contentGroup, sortOrder: MOST_LIKED_FIRST },
      ),
    ),
  )
  const found = await popular.catch((error: unknown) => {
    if (isOutage(error)) return null
    throw error
  })
  const navigation = await findNavigation(site.id, served)
  const sections = navigation?.desktop.bottomTabs ?? []
  // Without the small print of the footer.
  const legal = navigation?.footer.legal.map(({ link }) => link) ?? []
  const hits = inTurn(found?.map((group) => group.hits) ?? []).filter(({ url }) => !legal.includes(url))
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
      <div className="not-found-ways">
        {hits.length > 0 && <Popular hits={hits} heading={message(language, 'popularPages')} />}
        {sections.length > 0 && (
          <nav aria-labelledby="not-found-sections">
            <h2 id="not-found-sections">{message(language, 'siteSections')}</h2>
            <ul className="not-found-sections">
              {sections.map(({ label, link }) => (
                <li key={label}>
                  <a href={link}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </>
  )
  return { shown, whole: found !== null }
}

type Hit = Pick<SearchHit, 'url' | 'title' | 'category' | 'image'>

function Popular({ hits, heading }: { hits: readonly Hit[]; heading: string }) {
  return (
    <nav aria-labelledby="not-found-popular">
      <h2 id="not-found-popular">{heading}</h2>
      <ul className="not-found-popular">
        {hits.map(({ url, title, category, image }) => (
          <li key={url}>
            {image && <img src={image.src} alt="" width={image.width} height={image.height} loading="lazy" />}
            <p>
              <a href={url}>{title}</a>
              <span>{category}</span>
            </p>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The first of each group, then the second: the last group only fills up what is missing. */
function inTurn<Found>(groups: readonly (readonly Found[])[]): Found[] {
  const main = groups.slice(0, -1)
  const mixed = Array.from({ length: SHOWN_PAGES }, (_, at) => main.flatMap((hits) => hits.slice(at, at + 1))).flat()
  return [...mixed, ...(groups.at(-1) ?? [])].slice(0, SHOWN_PAGES)
}
