import type { Language } from '#contract/site.ts'
import { readableAmount } from './readable-amount.ts'
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
          const scaled = scaledPortion(amount, own, chosen)
          const text = amountWithDecimals(scaled, decimals, language)
          return (
            text !== null && (
              <tr key={code}>
                <th scope="row">{name}</th>
                <td>
                  {readableAmount(scaled, unit, language)}{' '}
                  <span className="recipe-exact">{`${text}\u00a0${unit}`}</span>
                </td>
              </tr>
            )
          )
        })}
      </tbody>
    </table>
  )
}
