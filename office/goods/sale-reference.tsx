import { useQuery } from '@tanstack/react-query'
import { officeQuery } from '#office/frame/queries.ts'
import { Notice } from '#office/ui/notice.tsx'
import { price as priceText } from './product-texts.ts'

type Props = { code: string; price: number; from: string | null }

/** What pages will show beside a sale price: the lowest price of the 30 days before it. */
export function SaleReference({ code, price, from }: Props) {
  const query = { price, ...(from ? { from } : {}) }
  const { data } = useQuery(officeQuery('GET /api/office/products/:code/sale', { params: { code }, query }))
  if (!data) return null
  const { comparedWith, discount, isExempt } = data
  if (comparedWith === null) {
    return (
      <Notice kind="warning">
        Hinta ei ole 30 päivän alinta hintaa pienempi: sivuilla se näkyy ilman alennusmerkintää.
      </Notice>
    )
  }
  const what = isExempt ? 'Edellinen hinta' : 'Alin hinta 30 päivän ajalta ennen alennusta'
  return (
    <Notice>
      {what} on {priceText(comparedWith)}
      {discount !== null && `, joten alennus on ${discount}\u00a0%`}.
    </Notice>
  )
}
