import type { z } from 'zod'
import type { tone } from '#contract/content.ts'
import type { Language } from '#contract/site.ts'
import { cardTexts } from '#web/cards/card-texts.ts'
import { Island } from '#web/islands/island.tsx'
import { searchColumns } from './columns.ts'
import { Search } from './search.island.tsx'
import type { SearchData } from './search.load.ts'
import { searchTexts, type WidgetTexts } from './search-texts.ts'

type Props = {
  props: { tone: z.output<typeof tone>; heading?: string | undefined; text?: string | undefined }
  data: SearchData
  texts: WidgetTexts
  anchor: string | undefined
  language: Language
  address: string
  first: boolean
}

/** The view of every search widget. */
export function SearchSection({
  props: { tone, heading, text },
  data,
  texts,
  anchor,
  language,
  address,
  first,
}: Props) {
  const Heading = first ? 'h1' : 'h2'
  const { config, state, results } = data
  const context = {
    language,
    columns: searchColumns[config.columns],
    heading: heading && !first ? ('h3' as const) : ('h2' as const),
    texts: cardTexts(language),
  }
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap">
        {heading && <Heading>{heading}</Heading>}
        {text && <p className="lead">{text}</p>}
        <Island
          name="search"
          component={Search}
          props={{ config, initial: { state, results }, address, context, texts: searchTexts(language, texts) }}
        />
      </div>
    </section>
  )
}
