import { CategoryDropdowns } from './category-filters.tsx'
import { FacetDropdowns, FacetPanel } from './facet-filters.tsx'
import type { FilterProps } from './filter-props.ts'
import { ShopDropdowns } from './shop-filters.tsx'

/** The filters in the look of the widget. */
export function Filters(props: FilterProps & { look: 'panel' | 'drop-downs' }) {
  const { config, results, look } = props
  return (
    <>
      {config.categories && results.categories.length > 0 && <CategoryDropdowns {...props} />}
      {look === 'panel' ? <FacetPanel {...props} /> : <FacetDropdowns {...props} />}
      {config.shopOptions && <ShopDropdowns {...props} />}
    </>
  )
}

export function hasFilters({ config, results }: Pick<FilterProps, 'config' | 'results'>): boolean {
  const tags = results.facets.flatMap(({ facetTags }) => facetTags)
  return (
    config.shopOptions ||
    (config.categories && results.categories.length > 0) ||
    tags.some(({ display, count, selected }) => display && (count > 0 || selected))
  )
}

/** The order of the results. */
export function SortOrder({ config, state, texts, form, change }: FilterProps) {
  if (config.sortOrders.length < 2) return null
  return (
    <label className="search-sort">
      <span>{texts.sort}</span>
      <select
        name="sortOrder"
        form={form}
        value={state.sortOrder}
        onChange={({ target }) => change({ sortOrder: Number(target.value) })}
      >
        {offeredOrders(config, state).map((order) => (
          <option key={order} value={order}>
            {texts.sortOrders[state.q === '' && order === BEST ? NEWEST : order]}
          </option>
        ))}
      </select>
    </label>
  )
}

const BEST = 0
const NEWEST = 2

/** Without a question the best match is the newest, so one of the two is enough. */
function offeredOrders({ sortOrders, defaults }: FilterProps['config'], state: FilterProps['state']) {
  if (state.q !== '') return sortOrders
  const same = defaults.sortOrder === NEWEST ? BEST : NEWEST
  return sortOrders.filter((order) => order !== same || order === state.sortOrder)
}
