import type { ProductGroupOption } from '#contract/search/search.ts'
import type { FilterProps } from './filter-props.ts'
import { useOwnFocus } from './use-own-focus.ts'

/** What to search in. A choice acts at once. */
export function ContentGroups({ config, state, results, texts, form, change }: FilterProps) {
  const counted = results.contentGroups.map(({ key, value, count }) => ({ key, value, count }))
  const options = config.kinds?.map((kind) => ({ ...kind, count: undefined })) ?? counted
  // Everything and one group is no choice.
  if (options.length < (config.kinds ? 2 : 3)) return null
  const choose = (contentGroup: (typeof options)[number]['key']) =>
    change({ contentGroup, productGroup: undefined, facetTags: [], sortOrder: config.defaults.sortOrder })
  return (
    <fieldset className="search-groups">
      <legend>{texts.searchIn}</legend>
      {options.map(({ key, value, count }) => (
        <label key={key} className="search-group">
          <input
            type="radio"
            name="contentGroup"
            value={key}
            form={form}
            checked={key === state.contentGroup}
            disabled={count === 0 && key !== state.contentGroup}
            onChange={() => choose(key)}
          />
          <span>
            {value}
            {state.q !== '' && count !== undefined && <span className="search-option-count"> {count}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Buttons of product groups: a second press takes the choice back. Without scripts they submit the form. */
export function ProductGroups({ config, state, results, texts, form, change }: FilterProps) {
  if (!config.productGroups || results.productGroups.length < 2) return null
  return (
    <fieldset className="search-product-groups">
      <legend className="visually-hidden">{texts.productGroups}</legend>
      {results.productGroups.map((group) => (
        <ProductGroup
          key={group.key}
          group={group}
          pressed={group.key === state.productGroup}
          form={form}
          change={change}
        />
      ))}
    </fieldset>
  )
}

type ProductGroupProps = Pick<FilterProps, 'form' | 'change'> & { group: ProductGroupOption; pressed: boolean }

function ProductGroup({ group: { key, value, count }, pressed, form, change }: ProductGroupProps) {
  const { focused, watch } = useOwnFocus()
  return (
    <button
      type="submit"
      name="productGroup"
      value={pressed ? '' : key}
      form={form}
      className="search-product-group"
      aria-pressed={pressed}
      disabled={count === 0 && !pressed && !focused}
      {...watch}
      onClick={(event) => {
        event.preventDefault()
        change({ productGroup: pressed ? undefined : key })
      }}
    >
      {value} <span className="search-option-count">{count}</span>
    </button>
  )
}
