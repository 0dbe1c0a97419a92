import { defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { message } from '#web/messages/message.ts'
import searchFieldCss from '#web/search-kit/search-field.css?inline'
import css from './site-search-widget.css?inline'
import { siteSearchWidgetExamples } from './site-search-widget.examples.ts'
import { siteSearchWidgetSchema } from './site-search-widget.schema.ts'

const PAGE_SIZE = 10

/** The site's own prompt, if it has one. */
type Data = { prompt: string | undefined }

function SiteSearchWidget({ props, data, anchor, language, first }: ViewProps<typeof siteSearchWidgetSchema, Data>) {
  const { tone, heading, text, searchPage, contentGroup } = props
  const Heading = first ? 'h1' : 'h2'
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap site-search">
        <Heading>{heading}</Heading>
        {text && <p className="lead">{text}</p>}
        <search className="search-kit">
          <form className="search-form" action={searchPage}>
            <label>
              <span className="search-label">{data.prompt ?? message(language, 'searchPrompt')}</span>
              <input className="search-field" type="search" name="q" enterKeyHint="search" />
            </label>
            <input type="hidden" name="contentGroup" value={contentGroup} />
            <input type="hidden" name="currentPage" value={1} />
            <input type="hidden" name="pageSize" value={PAGE_SIZE} />
            <button type="submit" className="button">
              {message(language, 'search')}
            </button>
          </form>
        </search>
      </div>
    </section>
  )
}

/** A field that leads to the search page. It is a plain form, so it needs no script. */
export const siteSearchWidget = defineBlock<typeof siteSearchWidgetSchema, Data>({
  type: 'site-search-widget',
  schema: siteSearchWidgetSchema,
  view: SiteSearchWidget,
  load: async (_props, { site, language }, reads) => ({
    data: { prompt: reads.searchDefaults(site).prompts[language] },
    tags: [],
  }),
  css: [searchFieldCss, css],
  examples: siteSearchWidgetExamples,
})
