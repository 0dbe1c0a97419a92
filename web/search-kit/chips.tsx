import type { Understanding } from '#contract/search/search.ts'
import { Icon } from '#web/ui/icon.tsx'
import { chosenCategory } from './category-filters.tsx'
import type { FilterProps } from './filter-props.ts'
import { choose, type SearchState, toggled } from './search-state.ts'
import { StateButton } from './state-button.tsx'

type Limit = Understanding['limits'][number]
type Chip = { key: string; name: string; filter?: string; without: Partial<SearchState> }

/** The chosen filters, each with a button that removes it alone, and one that removes all. */
export function Chips({ address, ...props }: FilterProps & { address: string }) {
  const { state, config, texts, change } = props
  const chips = chipsOf(props)
  if (chips.length === 0) return null
  const button = (without: Partial<SearchState>) => ({
    address,
    config,
    to: choose(state, without, config.defaults),
    act: () => change(without),
  })
  return (
    <ul className="search-chips" aria-label={texts.chosen}>
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <StateButton className="search-chip" {...button(without)}>
            <span aria-hidden="true">{name}</span>
            <Icon name="close" />
            <span className="visually-hidden">{texts.remove.replace('{name}', name)}</span>
          </StateButton>
        </li>
      ))}
      {canBeEmptied(chips) && (
        <li>
          <StateButton className="search-empty" {...button(noFilters(config.defaults.matchAnyCategoryIds))}>
            {texts.emptyFilters}
          </StateButton>
        </li>
      )}
    </ul>
  )
}

/** Clears product group, tags, categories and limits. What the question names stays: it is in the text box. */
export function noFilters(matchAnyCategoryIds: readonly number[]): Partial<SearchState> {
  const lists = { facetTags: [], matchAnyCategoryIds, matchAllCategoryIds: [], authors: [], freeOf: [] }
  return {
    ...lists,
    productGroup: undefined,
    maxMinutes: undefined,
    maxPrice: undefined,
    people: undefined,
    deliveryDay: undefined,
  }
}

/** Whether any filter is chosen beside the limits that the question names: those stay in the text box. */
export function canBeEmptied(chips: readonly Chip[]): boolean {
  return chips.some(({ without }) => without.q === undefined)
}

type ChosenProps = Pick<FilterProps, 'state' | 'results' | 'config' | 'texts'>

/** The chosen filters. Two of the same name say which filter each belongs to. */
export function chipsOf(props: ChosenProps): Chip[] {
  const chips = chosenFilters(props)
  const isDouble = ({ key, name }: Chip) => chips.some((other) => other.name === name && other.key !== key)
  return chips.map((chip) => (isDouble(chip) && chip.filter ? { ...chip, name: `${chip.filter}: ${chip.name}` } : chip))
}

function chosenFilters({ state, results, config, texts }: ChosenProps): Chip[] {
  const { productGroup, facetTags, matchAnyCategoryIds, authors, deliveryDay } = state
  const group = results.productGroups.find(({ key }) => key === productGroup)
  const day = results.deliveryDays.find(({ key }) => key === deliveryDay)
  const tags = results.facets.flatMap((facet) => facet.facetTags.map((tag) => ({ ...tag, filter: facet.name })))
  const { chosen, sub } = chosenCategory(results.categories, matchAnyCategoryIds)
  const category = config.categories ? (sub ?? chosen) : undefined
  return [
    ...(group
      ? [{ key: 'group', name: group.value, filter: texts.productGroup, without: { productGroup: undefined } }]
      : []),
    ...(category
      ? [
          {
            key: 'category',
            name: category.name,
            filter: sub ? texts.subCategory : texts.category,
            without: { matchAnyCategoryIds: parentOf(sub, config) },
          },
        ]
      : []),
    ...tags
      .filter(({ id }) => facetTags.includes(id))
      .map(({ id, name, filter }) => ({
        key: `tag-${id}`,
        name,
        filter,
        without: { facetTags: toggled(facetTags, id) },
      })),
    ...(day ? [{ key: 'day', name: day.value, filter: texts.deliveryDay, without: { deliveryDay: undefined } }] : []),
    ...results.understanding.limits.map(limitChip),
    ...authors.map((name) => ({ key: name, name, without: { authors: authors.filter((each) => each !== name) } })),
  ]
}

function limitChip({ text, without, parameter }: Limit): Chip {
  if (without !== undefined) return { key: text, name: text, without: { q: without } }
  return {
    key: text,
    name: text,
    without: parameter === 'freeOf' ? { freeOf: [] } : { [parameter ?? 'people']: undefined },
  }
}

/** Without its sub-category, the category is left. */
function parentOf(sub: { parent?: number | undefined } | undefined, { defaults }: FilterProps['config']) {
  return sub?.parent === undefined ? defaults.matchAnyCategoryIds : [sub.parent]
}
