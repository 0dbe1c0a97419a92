import { changed } from './address.ts'
import type { FilterProps } from './filter-props.ts'

/** Where there are no scripts, the form keeps what has no control in it. A page is left out: a new search begins at the first. */
export function HiddenFields({ config, state, results, form }: FilterProps) {
  const offered = results.facets.flatMap(({ facetTags }) =>
    facetTags.flatMap(({ id, display }) => (display ? [id] : [])),
  )
  const unseen = { ...state, facetTags: state.facetTags.filter((id) => !offered.includes(id)) }
  return changed(unseen, config.defaults)
    .filter(([name]) => !hasControl(name, { config, results }))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} form={form} />)
}

function hasControl(name: string, { config, results }: Pick<FilterProps, 'config' | 'results'>): boolean {
  if (name === 'q' || name === 'page') return true
  if (name === 'contentGroup') return config.kinds !== undefined || results.contentGroups.length > 2
  if (name === 'matchAnyCategoryIds') return config.categories && results.categories.length > 0
  if (name === 'maxPrice' || name === 'deliveryDay') return config.shopOptions === true
  return name === 'sortOrder' && config.sortOrders.length > 1
}
