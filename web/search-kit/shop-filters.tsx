import type { FilterProps } from './filter-props.ts'
import { RadioDropdown } from './radio-dropdown.tsx'

/** The highest price and the day of delivery. */
export function ShopDropdowns({ results, state, texts, form, change }: FilterProps) {
  const filters = [
    { name: 'maxPrice', label: texts.price, numbers: results.prices },
    { name: 'deliveryDay', label: texts.deliveryDay, numbers: results.deliveryDays },
  ] as const
  return filters.map(({ name, label, numbers }) => (
    <RadioDropdown
      key={name}
      name={name}
      label={label}
      options={[
        { key: '', name: texts.all, checked: state[name] === undefined },
        ...numbers.map(({ key, value, count }) => ({
          key: `${key}`,
          name: value,
          count,
          checked: key === state[name],
        })),
      ]}
      form={form}
      choose={(key) => change({ [name]: key ? Number(key) : undefined })}
    />
  ))
}
