import type { Language } from '#contract/site.ts'
import { amountWithDecimals, type Portioning, scaledPortion } from './scaling.ts'
import { usePortioning } from './use-portioning.ts'

type Nutrient = { code: string; name: string; amount: number; unit: string }
type Props = { nutrients: readonly Nutrient[]; own: Portioning; decimals: number; language: Language }

/** What a portion of the chosen size contains. */
export function PortionNutrients({ nutrients, own, decimals, language }: Props) {
  const [chosen] = usePortioning(own)
  return (
    <table className="item-table">
      <tbody>
        {nutrients.map(({ code, name, amount, unit }) => {
          const text = amountWithDecimals(scaledPortion(amount, own, chosen), decimals, language)
          return (
            text !== null && (
              <tr key={code}>
                <th scope="row">{name}</th>
                <td>{`${text}\u00a0${unit}`}</td>
              </tr>
            )
          )
        })}
      </tbody>
    </table>
  )
}
