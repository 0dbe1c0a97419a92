import type { FacetCategory } from '#contract/search/search.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useClosingDetails } from '#web/ui/use-closing-details.ts'
import type { FilterProps } from './filter-props.ts'
import { toggled } from './search-state.ts'
import { useOwnFocus } from './use-own-focus.ts'

/** The first facets of a panel are open. */
const OPEN_FACETS = 3

/** The facets of a panel, each of which can be folded. */
export function FacetPanel(props: FilterProps) {
  return shownFacets(props).map((facet, at) => (
    <details key={facet.id} className="search-facet" open={at < OPEN_FACETS || isSelected(facet)}>
      <summary>
        {facet.name}
        <Icon name="chevron-down" />
      </summary>
      <Tags {...props} facet={facet} />
    </details>
  ))
}

/** The facets as a row of drop-downs. */
export function FacetDropdowns(props: FilterProps) {
  return shownFacets(props).map((facet) => <FacetDropdown key={facet.id} {...props} facet={facet} />)
}

function FacetDropdown({ facet, ...props }: FilterProps & { facet: FacetCategory }) {
  const { details } = useClosingDetails()
  const chosen = facet.facetTags.filter(({ id }) => props.state.facetTags.includes(id))
  return (
    <details className="dropdown" {...details}>
      <summary className="dropdown-label">
        <span className="dropdown-name">{facet.name}</span>
        <span className="dropdown-chosen">{chosen.map(({ name }) => name).join(', ') || props.texts.all}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className="dropdown-list">
        <Tags {...props} facet={facet} />
      </div>
    </details>
  )
}

function Tags({ facet, ...props }: FilterProps & { facet: FacetCategory }) {
  return (
    <fieldset className="search-options">
      <legend className="visually-hidden">{facet.name}</legend>
      {facet.facetTags.filter(isOffered).map((tag) => (
        <TagOption key={tag.id} {...props} tag={tag} />
      ))}
    </fieldset>
  )
}

type TagProps = Pick<FilterProps, 'state' | 'form' | 'change'> & { tag: FacetCategory['facetTags'][number] }

function TagOption({ tag: { id, name, count }, state, form, change }: TagProps) {
  const { focused, watch } = useOwnFocus()
  const checked = state.facetTags.includes(id)
  return (
    <label className="search-option">
      <input
        type="checkbox"
        name="facetTags"
        value={id}
        form={form}
        checked={checked}
        // It would lead to no results.
        disabled={count === 0 && !checked && !focused}
        {...watch}
        onChange={() => change({ facetTags: toggled(state.facetTags, id) })}
      />
      <span>{name}</span>
      <span className="search-option-count">{count}</span>
    </label>
  )
}

function shownFacets({ results: { facets } }: FilterProps): FacetCategory[] {
  return facets.filter(({ facetTags }) => facetTags.some((tag) => isOffered(tag) && (tag.count > 0 || tag.selected)))
}

function isOffered({ display }: FacetCategory['facetTags'][number]): boolean {
  return display
}

function isSelected({ facetTags }: FacetCategory): boolean {
  return facetTags.some(({ selected }) => selected)
}
