import type { FilterProps } from './filter-props.ts'
import { StateButton } from './state-button.tsx'
import type { Progress } from './use-search.ts'

type Props = Pick<FilterProps, 'config' | 'state' | 'texts'> & {
  address: string
  progress: Progress
  showMore: () => void
}

/** The button for the next results. When they do not come, it says so and tries again. */
export function MoreResults({ config, state, texts, address, progress, showMore }: Props) {
  const label = { 'loading-more': texts.loadingMore, 'failed-more': texts.retry }[progress as string] ?? texts.showMore
  return (
    <div className="search-more">
      {progress === 'failed-more' && <p role="alert">{texts.failed}</p>}
      <StateButton
        className="button button-quiet"
        to={{ ...state, page: state.page + 1 }}
        config={config}
        address={address}
        busy={progress === 'loading-more'}
        act={showMore}
      >
        {label}
      </StateButton>
    </div>
  )
}
