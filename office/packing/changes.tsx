import { centsText } from '#office/ui/cents.ts'
import type { PackedOrder } from './packed-order.ts'

/** What was taken off the order, beside what was ordered. */
export function Changes({ changes }: Pick<PackedOrder, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <section className="stack" aria-label="Muutokset">
      <h2>Muutokset tilaukseen</h2>
      <ul className="packing-changes">
        {changes.map(({ id, name, quantity, replacement, refunded }) => (
          <li key={id}>
            <s>
              {name}, {quantity} kpl
            </s>
            {replacement ? ` → ${replacement.name}, ${replacement.quantity} kpl` : ' puuttui'}
            {refunded > 0 ? `, palautetaan ${centsText(refunded)} €` : ', ei palautettavaa'}
          </li>
        ))}
      </ul>
    </section>
  )
}
