import type { SearchHit } from '#contract/search/search.ts'
import type { useCombobox } from '#web/ui/use-combobox.ts'

type Props = Pick<ReturnType<typeof useCombobox>, 'list' | 'option'> & {
  hits: readonly SearchHit[]
  label: string
  all: { label: string; href: string }
}

/** The hits, and a link to all results. Each option is a real link, so that it can be opened in a new tab. */
export function QuickSearchResults({ hits, list, option, label, all }: Props) {
  return (
    <div {...list} role="listbox" className="quick-search-list" aria-label={label}>
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
