import type { MouseEvent } from 'react'
import type { SearchTexts } from '#web/messages/search/search.texts.ts'
import { Hit } from './result-list.tsx'
import type { Results } from './results.ts'

type Props = Pick<RemarksProps, 'results' | 'texts' | 'hrefOf' | 'search'> & { heading: 'h2' | 'h3' }

/** What a question without results ends in: what to ask instead, and what others like. */
export function EmptyResults({ results: { popular, understanding, answer }, texts, heading: Heading, ...link }: Props) {
  return (
    <>
      {understanding.nothing && !answer && <NothingFits {...understanding.nothing} texts={texts} {...link} />}
      <Popular popular={popular} texts={texts} heading={Heading} />
    </>
  )
}

type NothingProps = NonNullable<Results['understanding']['nothing']> & Pick<RemarksProps, 'texts' | 'hrefOf' | 'search'>

/** What was searched for, what one word less finds, and the form with which one can ask. */
function NothingFits({ words, nearest, contact, texts, hrefOf, search }: NothingProps) {
  return (
    <div className="search-nothing">
      {words.length > 1 && <p className="search-remark">{texts.searchedFor.replace('{words}', words.join(', '))}</p>}
      {nearest && (
        <p className="search-remark">
          {texts.without.replace('{word}', nearest.dropped)}{' '}
          <a href={hrefOf(nearest.q)} onClick={(event) => searchInstead(event, () => search(nearest.q))}>
            {nearest.q}
          </a>{' '}
          ({nearest.category ? `${nearest.category}, ` : ''}
          {nearest.totalCount})
        </p>
      )}
      {contact && (
        <p className="search-remark">
          <a href={contact}>{texts.askUs}</a>
        </p>
      )}
    </div>
  )
}

function Popular({ popular, texts, heading: Heading }: Pick<Results, 'popular'> & Pick<Props, 'texts' | 'heading'>) {
  if (popular.length === 0) return null
  return (
    <div className="search-popular">
      <Heading>{texts.popular}</Heading>
      <ul className="search-hits">
        {popular.map((hit) => (
          <Hit key={hit.contentId} hit={hit} titles="h3" />
        ))}
      </ul>
    </div>
  )
}

type RemarksProps = {
  results: Results
  texts: SearchTexts
  /** The address of a search for other words. */
  hrefOf: (q: string) => string
  search: (q: string) => void
}

/** How the question was understood, where that is not what it says. */
export function Remarks({ results: { understanding, totalCount, answer }, texts, hrefOf, search }: RemarksProps) {
  const { match, missingWords, didYouMean } = understanding
  const [before, after] = texts.didYouMean.split('{words}')
  return (
    <>
      {match === 'most' && totalCount > 0 && !answer && (
        <p className="search-remark">
          {missingWords.length > 0 ? texts.missingWords.replace('{words}', missingWords.join(', ')) : texts.mostWords}
        </p>
      )}
      {didYouMean !== undefined && (
        <p className="search-remark">
          {before}
          <a href={hrefOf(didYouMean)} onClick={(event) => searchInstead(event, () => search(didYouMean))}>
            {didYouMean}
          </a>
          {after}
        </p>
      )}
    </>
  )
}

function searchInstead(event: MouseEvent, search: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  search()
}
