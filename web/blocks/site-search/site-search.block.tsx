import type { Language } from '#contract/site.ts'
import { defineBlock, type MarkedHit, type ViewProps } from '#web/block-kit/define-block.ts'
import { message } from '#web/messages/message.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'
import css from './site-search.css?inline'
import { siteSearchExamples } from './site-search.examples.ts'
import { loadResults, type Results } from './site-search.load.ts'
import { siteSearchParams, siteSearchSchema } from './site-search.schema.ts'

type Props = ViewProps<typeof siteSearchSchema, Results>

function SiteSearch({ props: { tone, heading }, data, anchor, language, address, first }: Props) {
  const Heading = first ? 'h1' : 'h2'
  const prompt = message(language, 'searchPrompt')
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="site-search wrap">
        <Heading>{heading}</Heading>
        <search>
          <form className="site-search-form" action={address}>
            <label className="site-search-label">
              <span>{prompt}</span>
              <input
                className="site-search-field"
                type="search"
                name="q"
                defaultValue={data.q}
                maxLength={200}
                enterKeyHint="search"
              />
            </label>
            <button type="submit" className="button">
              {message(language, 'search')}
            </button>
            {data.groups.length > 2 && <Groups data={data} language={language} />}
          </form>
        </search>
        {data.q !== '' && <p className="site-search-count">{countText(language, data.totalCount)}</p>}
        {data.hits.length > 0 && <Hits hits={data.hits} titles={first ? 'h2' : 'h3'} />}
        {data.pages > 1 && <PageLinks results={data} language={language} address={address} />}
      </div>
    </section>
  )
}

function countText(language: Language, count: number): string {
  if (count === 0) return message(language, 'searchNothing')
  return message(language, 'searchCount', { count })
}

function Groups({ data: { groups, group }, language }: { data: Results; language: Language }) {
  return (
    <fieldset className="site-search-groups">
      <legend>{message(language, 'searchIn')}</legend>
      {groups.map(({ key, value }) => (
        <label key={key} className="site-search-group">
          <input type="radio" name="contentGroup" value={key} defaultChecked={key === group} />
          <span>{value}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Hits({ hits, titles: Title }: { hits: readonly MarkedHit[]; titles: 'h2' | 'h3' }) {
  return (
    <ul className="site-search-hits">
      {hits.map(({ contentId, url, title, category, teaserText, image, marks }) => (
        <li key={contentId} className="site-search-hit">
          <span className="site-search-picture" aria-hidden="true">
            {image ? (
              <img src={image.src} width={image.width} height={image.height} alt="" loading="lazy" decoding="async" />
            ) : (
              title.slice(0, 1)
            )}
          </span>
          <div className="site-search-words">
            <Title className="site-search-title">
              <a href={url}>
                <MarkedText text={title} marks={marks.title} />
              </a>
            </Title>
            <p className="site-search-category">{category}</p>
            <p>
              <MarkedText text={teaserText} marks={marks.teaserText} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

type PageLinksProps = { results: Results; language: Language; address: string }

function PageLinks({ results: { q, page, pages, group, initialGroup }, language, address }: PageLinksProps) {
  const to = (number: number) => {
    const query = new URLSearchParams({
      ...(group === initialGroup ? {} : { contentGroup: String(group) }),
      ...(number > 1 ? { page: String(number) } : {}),
      q,
    })
    return `${address}?${query}`
  }
  return (
    <nav className="site-search-pages" aria-label={message(language, 'searchPages')}>
      {page > 1 && (
        <a className="button button-quiet" rel="prev" href={to(page - 1)}>
          {message(language, 'searchPrevious')}
        </a>
      )}
      <p>{message(language, 'searchPage', { page, pages })}</p>
      {page < pages && (
        <a className="button button-quiet" rel="next" href={to(page + 1)}>
          {message(language, 'searchNext')}
        </a>
      )}
    </nav>
  )
}

export const siteSearch = defineBlock({
  type: 'site-search',
  schema: siteSearchSchema,
  view: SiteSearch,
  load: loadResults,
  params: siteSearchParams,
  isLongTail: ({ q, page, contentGroup }) => q !== '' || page !== 1 || contentGroup !== undefined,
  css: [css],
  examples: siteSearchExamples,
})
