import type { NumberOption } from '#contract/search/search.ts'
import type { FilterProps } from './filter-props.ts'
import { RadioDropdown } from './radio-dropdown.tsx'

/** The highest price and the day of delivery. */
export function ShopDropdowns(props: FilterProps) {
  const { results, state, texts } = props
  const { maxPrice, deliveryDay } = state
  return (
    <>
      <NumberDropdown {...props} name="maxPrice" label={texts.price} numbers={results.prices} chosen={maxPrice} />
      <NumberDropdown
        {...props}
        name="deliveryDay"
        label={texts.deliveryDay}
        numbers={results.deliveryDays}
        chosen={deliveryDay}
      />
    </>
  )
}

type Props = FilterProps & {
  name: 'maxPrice' | 'deliveryDay'
  label: string
  numbers: readonly NumberOption[]
  chosen: number | undefined
}

function NumberDropdown({ name, label, numbers, chosen, texts, form, change }: Props) {
  if (numbers.length === 0) return null
  const everything = { key: '', name: texts.all, count: undefined, checked: chosen === undefined }
  const options = numbers.map(({ key, value, count }) => ({
    key: String(key),
    name: value,
    count,
    checked: key === chosen,
  }))
  return (
    <RadioDropdown
      name={name}
      label={label}
      options={[everything, ...options]}
      shown={numbers.find(({ key }) => key === chosen)?.value ?? texts.all}
      form={form}
      choose={(key) => change({ [name]: key === '' ? undefined : Number(key) })}
    />
  )
}
