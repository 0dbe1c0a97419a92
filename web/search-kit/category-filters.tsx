import type { CategoryOption } from '#contract/search/search.ts'
import type { FilterProps } from './filter-props.ts'
import { RadioDropdown } from './radio-dropdown.tsx'

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
  return (
    <RadioDropdown
      name="matchAnyCategoryIds"
      label={label}
      options={options.map(({ id, name, count, ids }) => ({
        key: ids.join(','),
        name,
        count,
        checked: id === checked,
      }))}
      shown={shown ?? texts.all}
      form={form}
      choose={(key) => change({ matchAnyCategoryIds: options.find(({ ids }) => ids.join(',') === key)?.ids ?? [] })}
    />
  )
}
