import type { z } from 'zod'
import type { CardType, SiteCards } from '#contract/content/card-types.ts'
import type { ContentGroup } from '#contract/search/search.ts'
import type { Language } from '#contract/site.ts'
import { type BlockDefinition, defineBlock, type ViewProps } from '#web/block-kit/define-block.ts'
import { cardStyles } from '#web/cards/card-styles.ts'
import type { SearchTextGroup } from '#web/messages/search/search.texts.ts'
import pricesCss from '#web/shop/prices/prices.css?inline'
import dropdownCss from '#web/ui/dropdown.css?inline'
import answerBoxCss from './answer-box.css?inline'
import filterSheetCss from './filter-sheet.css?inline'
import filtersCss from './filters.css?inline'
import resultListCss from './result-list.css?inline'
import { loadSearch, type SearchData } from './search.load.ts'
import type { SearchConfig } from './search-config.ts'
import searchFieldCss from './search-field.css?inline'
import { isSearched, searchParams } from './search-params.ts'
import { SearchSection } from './search-section.tsx'

/** What a widget knows of its site. */
type Place = {
  language: Language
  contentGroup: ContentGroup
  cards: Required<SiteCards>
  /** The site's own prompt for a search of everything. */
  prompt: string | undefined
}

type SearchFields = z.ZodType<{ tone: 'paper' | 'surface' | 'brand' | 'deep'; heading?: string | undefined }>

type Definition<S extends SearchFields> = Pick<BlockDefinition<S>, 'type' | 'schema' | 'examples'> & {
  texts: SearchTextGroup
  configOf: (props: z.output<S>, place: Place) => SearchConfig
  /** The types of its cards, for their styles. */
  cardTypes: (cards: SearchConfig['cards']) => readonly CardType[]
}

/** Defines a search widget as a block. */
export function defineSearch<S extends SearchFields>(definition: Definition<S>): BlockDefinition {
  const { type, schema, examples, texts, configOf, cardTypes } = definition
  return defineBlock<S, SearchData>({
    type,
    schema,
    examples,
    view: ({ props, ...view }: ViewProps<S, SearchData>) => <SearchSection {...view} props={props} texts={texts} />,
    load: (props, context, reads) => {
      const { contentGroup, cards, prompts } = reads.searchDefaults(context.site)
      const { product = 'productCard', recipe = 'recipeCard', barcodes = false } = cards
      const { language } = context
      const place = { language, contentGroup, cards: { product, recipe, barcodes }, prompt: prompts[language] }
      return loadSearch(configOf(props, place), context, reads)
    },
    params: searchParams,
    isLongTail: isSearched,
    questionOf: ({ q }) => q as string | undefined,
    // Later ones change what earlier ones say: keep the order.
    css: [dropdownCss, searchFieldCss, filtersCss, resultListCss, answerBoxCss, filterSheetCss],
    cssFor: (_props, { config }) => {
      const types = cardTypes(config.cards)
      return types.length > 0 ? cardStyles(types) : [pricesCss]
    },
  })
}
