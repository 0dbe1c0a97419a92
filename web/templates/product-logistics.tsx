import type { ProductItem } from '#contract/content/item.ts'
import type { Language } from '#contract/site.ts'
import { numberText } from '#web/format/number-text.ts'
import { message } from '#web/messages/message.ts'
import { packingFigures } from './packing-figures.ts'

/** What a professional kitchen needs for ordering, as a table that can be copied into a spreadsheet. */
export function ProductLogistics({ item, language }: { item: ProductItem; language: Language }) {
  return (
    <section className="product-logistics">
      <h2>{message(language, 'logistics')}</h2>
      <table className="item-table">
        <tbody>
          {rowsOf(item, language).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function rowsOf(item: ProductItem, language: Language): [string, string][] {
  const { productCode, valoCode, gtinCode, size, shelfLife } = item
  const rows: [string, string | undefined][] = [
    [message(language, 'productNumber'), productCode],
    [message(language, 'orderingCode'), valoCode],
    ['GTIN', gtinCode],
    [message(language, 'packageSize'), size],
    ...packingRows(item, language),
    [message(language, 'shelfLife'), shelfLife],
  ]
  return rows.filter((row): row is [string, string] => row[1] !== undefined)
}

function packingRows({ packing = '' }: ProductItem, language: Language): [string, string | undefined][] {
  const figures = packingFigures(packing)
  if (!figures) return [[message(language, 'packing'), packing || undefined]]
  const kilos = (kg: number) => `${numberText(kg, 1, language)}\u00a0kg`
  const { carton, cartonKg, cartons, palletKg } = figures
  return [
    [message(language, 'perCarton'), `${carton} = ${kilos(cartonKg)}`],
    [message(language, 'perPallet'), `${message(language, 'cartons', { count: cartons })} = ${kilos(palletKg)}`],
  ]
}
