import type { SearchHit } from '#contract/search.ts'

type Props = {
  hits: readonly SearchHit[]
  listId: string
  optionId: (index: number) => string
  active: number
  label: string
  all: { label: string; href: string }
}

/** The hits, and a link to all results. Each option is a real link, so that it can be opened in a new tab. */
export function QuickSearchResults({ hits, listId, optionId, active, label, all }: Props) {
  const option = (index: number) =>
    ({ id: optionId(index), role: 'option', tabIndex: -1, 'aria-selected': index === active }) as const
  return (
    <div id={listId} className="quick-search-list" role="listbox" aria-label={label}>
      {hits.map(({ contentId, url, title, category, teaserText, image }, index) => (
        <a key={contentId} className="quick-search-hit" href={url} {...option(index)}>
          <span className="quick-search-picture" aria-hidden="true">
            {image ? <img src={image.src} width={image.width} height={image.height} alt="" /> : title.slice(0, 1)}
          </span>
          <span className="quick-search-words">
            <span className="quick-search-title">{title}</span>
            <span className="quick-search-category">{category}</span>
            <span className="quick-search-teaser">{teaserText}</span>
          </span>
        </a>
      ))}
      <a className="quick-search-all" href={all.href} {...option(hits.length)}>
        {all.label}
      </a>
    </div>
  )
}
