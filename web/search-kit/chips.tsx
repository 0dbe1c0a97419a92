import type { MouseEvent } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { queryOf } from './address.ts'
import { chosenCategory } from './category-filters.tsx'
import type { FilterProps } from './filter-props.ts'
import { choose, type SearchState, toggled } from './search-state.ts'

type Chip = { key: string; name: string; without: Partial<SearchState> }

/** The chosen filters, each with a button that removes it alone, and one that removes all. */
export function Chips({ address, ...props }: FilterProps & { address: string }) {
  const { state, config, texts, change } = props
  const chips = chipsOf(props)
  if (chips.length === 0) return null
  const link = (without: Partial<SearchState>) => ({
    href: address + queryOf(choose(state, without, config.defaults), config.defaults),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      change(without)
    },
  })
  return (
    <ul className="search-chips" aria-label={texts.chosen}>
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <a className="search-chip" {...link(without)}>
            <span aria-hidden="true">{name}</span>
            <Icon name="close" />
            <span className="visually-hidden">{texts.remove.replace('{name}', name)}</span>
          </a>
        </li>
      ))}
      <li>
        <a className="search-empty" {...link(noFilters(config.defaults.matchAnyCategoryIds))}>
          {texts.emptyFilters}
        </a>
      </li>
    </ul>
  )
}

/** Clears product group, tags and categories. */
export function noFilters(matchAnyCategoryIds: readonly number[]): Partial<SearchState> {
  return { productGroup: undefined, facetTags: [], matchAnyCategoryIds, matchAllCategoryIds: [], authors: [] }
}

export function chipsOf({ state, results, config }: Pick<FilterProps, 'state' | 'results' | 'config'>): Chip[] {
  const { productGroup, facetTags, matchAnyCategoryIds, authors } = state
  const group = results.productGroups.find(({ key }) => key === productGroup)
  const tags = results.facets.flatMap((facet) => facet.facetTags).filter(({ id }) => facetTags.includes(id))
  const { chosen, sub } = chosenCategory(results.categories, matchAnyCategoryIds)
  const category = config.categories ? (sub ?? chosen) : undefined
  return [
    ...(group ? [{ key: 'group', name: group.value, without: { productGroup: undefined } }] : []),
    ...(category
      ? [{ key: 'category', name: category.name, without: { matchAnyCategoryIds: parentOf(sub, config) } }]
      : []),
    ...tags.map(({ id, name }) => ({ key: `tag-${id}`, name, without: { facetTags: toggled(facetTags, id) } })),
    ...authors.map((name) => ({ key: name, name, without: { authors: authors.filter((each) => each !== name) } })),
  ]
}

/** Without its sub-category, the category is left. */
function parentOf(sub: { parent?: number | undefined } | undefined, { defaults }: FilterProps['config']) {
  return sub?.parent === undefined ? defaults.matchAnyCategoryIds : [sub.parent]
}
