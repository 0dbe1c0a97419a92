import type { FilterProps } from './filter-props.ts'

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
      {results.productGroups.map(({ key, value, count }) => {
        const pressed = key === state.productGroup
        return (
          <button
            key={key}
            type="submit"
            name="productGroup"
            value={pressed ? '' : key}
            form={form}
            className="search-product-group"
            aria-pressed={pressed}
            disabled={count === 0 && !pressed}
            onClick={(event) => {
              event.preventDefault()
              change({ productGroup: pressed ? undefined : key })
            }}
          >
            {value} <span className="search-option-count">{count}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
