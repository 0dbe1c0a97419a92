import type { CategoryOption } from '#contract/search/search.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useClosingDetails } from '#web/ui/use-closing-details.ts'
import type { FilterProps } from './filter-props.ts'

/** A drop-down of categories and, where the chosen one has any, one of its sub-categories. */
export function CategoryDropdowns(props: FilterProps) {
  const { results, state, texts, config } = props
  const { chosen, sub } = chosenCategory(results.categories, state.matchAnyCategoryIds)
  const top = results.categories.filter(({ parent }) => parent === undefined)
  const under = results.categories.filter(({ parent }) => parent !== undefined && parent === chosen?.id)
  const everything = [{ id: 0, name: texts.all, count: undefined, ids: config.defaults.matchAnyCategoryIds }]
  return (
    <>
      <CategoryDropdown
        {...props}
        label={texts.category}
        options={[...everything, ...top.map(optionOf)]}
        shown={chosen?.name}
        checked={sub ? undefined : (chosen?.id ?? 0)}
      />
      {chosen && under.length > 0 && (
        <CategoryDropdown
          key={chosen.id}
          {...props}
          label={texts.subCategory}
          options={under.map(optionOf)}
          shown={sub?.name}
          checked={sub?.id}
        />
      )}
    </>
  )
}

type Option = { id: number; name: string; count: number | undefined; ids: readonly number[] }

function optionOf({ id, name, count }: CategoryOption): Option {
  return { id, name, count, ids: [id] }
}

/** The category in the address, and its sub-category if that is what was chosen. */
export function chosenCategory(categories: readonly CategoryOption[], ids: readonly number[]) {
  const known = categories.filter(({ id }) => ids.includes(id))
  const sub = known.find(({ parent }) => parent !== undefined)
  const chosen = sub ? categories.find(({ id }) => id === sub.parent) : known[0]
  return { chosen, sub }
}

type DropdownProps = FilterProps & {
  label: string
  options: readonly Option[]
  shown: string | undefined
  /** Both drop-downs are one group of radio buttons, so that a form without scripts sends one of them. */
  checked: number | undefined
}

function CategoryDropdown({ label, options, shown, checked, texts, form, change }: DropdownProps) {
  const { details, closeIfPressed } = useClosingDetails()
  return (
    <details className="dropdown" {...details}>
      <summary className="dropdown-label">
        <span className="dropdown-name">{label}</span>
        <span className="dropdown-chosen">{shown ?? texts.all}</span>
        <Icon name="chevron-down" />
      </summary>
      <fieldset className="dropdown-list search-options">
        <legend className="visually-hidden">{label}</legend>
        {options.map(({ id, name, count, ids }) => (
          <label key={id} className="search-option">
            <input
              type="radio"
              name="matchAnyCategoryIds"
              value={ids.join(',')}
              form={form}
              checked={id === checked}
              disabled={count === 0 && id !== checked}
              onChange={() => change({ matchAnyCategoryIds: ids })}
              onClick={closeIfPressed}
            />
            <span>{name}</span>
            {count !== undefined && <span className="search-option-count">{count}</span>}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
