import type { MouseEvent } from 'react'
import type { SearchTexts } from '#web/messages/search/search.texts.ts'
import { Hit } from './result-list.tsx'
import type { Results } from './results.ts'

type Props = { results: Results; texts: SearchTexts; heading: 'h2' | 'h3' }

/** What a question without results ends in: what others like. */
export function EmptyResults({ results: { popular }, texts, heading: Heading }: Props) {
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
export function Remarks({ results: { understanding, totalCount }, texts, hrefOf, search }: RemarksProps) {
  const { match, missingWords, didYouMean } = understanding
  const [before, after] = texts.didYouMean.split('{words}')
  const onClick = (event: MouseEvent, words: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    search(words)
  }
  return (
    <>
      {match === 'most' && totalCount > 0 && (
        <p className="search-remark">
          {missingWords.length > 0 ? texts.missingWords.replace('{words}', missingWords.join(', ')) : texts.mostWords}
        </p>
      )}
      {didYouMean !== undefined && (
        <p className="search-remark">
          {before}
          <a href={hrefOf(didYouMean)} onClick={(event) => onClick(event, didYouMean)}>
            {didYouMean}
          </a>
          {after}
        </p>
      )}
    </>
  )
}
