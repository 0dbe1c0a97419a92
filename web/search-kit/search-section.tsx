import type { z } from 'zod'
import type { tone } from '#contract/content/content.ts'
import type { Language } from '#contract/site.ts'
import { Island } from '#web/islands/island.tsx'
import { cardTexts } from '#web/messages/pages/cards.texts.ts'
import type { SearchTextGroup } from '#web/messages/search/search.texts.ts'
import { textsOf } from '#web/messages/texts.ts'
import { searchColumns } from './columns.ts'
import { Search } from './search.island.tsx'
import type { SearchData } from './search.load.ts'

type Props = {
  props: { tone: z.output<typeof tone>; heading?: string | undefined; text?: string | undefined }
  data: SearchData
  texts: SearchTextGroup
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
    texts: textsOf(language, cardTexts),
  }
  return (
    <section id={anchor} className={`section tone-${tone}`}>
      <div className="wrap">
        {heading && <Heading>{heading}</Heading>}
        {text && <p className="lead">{text}</p>}
        <Island
          name="search"
          component={Search}
          props={{ config, initial: { state, results }, address, context, texts: textsOf(language, texts) }}
        />
      </div>
    </section>
  )
}
