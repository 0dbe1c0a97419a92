import { moment } from '#web/format/moment.ts'
import type { StaffOrder } from './staff-order.ts'
import { codeNames, euros } from './words.ts'

type Props = { order: StaffOrder }

export function Lines({ order: { lines } }: Props) {
  return (
    <ul className="order-lines">
      {lines.map(({ code, name, quantity, price, linePrice, vatPercent, refunded }) => (
        <li key={code}>
          <span>
            <strong>
              {quantity} × {name}
            </strong>
            <br />
            <span className="muted">
              {code} · {euros(price)} kpl{vatPercent && ` · ALV ${vatPercent}\u00a0%`}
              {refunded > 0 && ` · palautettu ${refunded} kpl`}
            </span>
          </span>
          <span className="order-amount">{euros(linePrice)}</span>
        </li>
      ))}
    </ul>
  )
}

export function Amounts({ order: { amounts, codes } }: Props) {
  const codeOf = (kind: string) => codes.filter((code) => code.kind === kind).map(({ shown }) => shown)
  const named = (kind: string) => [codeNames[kind], ...codeOf(kind)].join(' ')
  const rows: readonly (readonly [string, number])[] = [
    ['Tuotteet', amounts.subTotal],
    [named('discount'), -amounts.orderDiscount],
    ['Toimitus', amounts.shipping],
    ['Käsittely', amounts.handling],
    [named('loyalty'), -amounts.loyalty],
    [named('refund'), -amounts.refund],
    [named('gift-card'), -amounts.giftCard],
  ]
  return (
    <dl className="order-sums">
      {rows
        .filter(([, amount]) => amount !== 0)
        .map(([label, amount]) => (
          <Sum key={label} label={label} amount={amount} />
        ))}
      <Sum label="Maksettava" amount={amounts.total} isTotal />
      <Sum label="josta veroa" amount={amounts.vat} />
    </dl>
  )
}

function Sum({ label, amount, isTotal }: { label: string; amount: number; isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'order-total' : undefined}>
      <dt>{label}</dt>
      <dd>{euros(amount)}</dd>
    </div>
  )
}

const serviceStates: Record<string, string> = {
  paid: 'maksettu',
  pending: 'kesken',
  open: 'kesken',
  cancelled: 'keskeytetty',
  failed: 'epäonnistui',
  delayed: 'viivästynyt',
  unknown: 'ei tunneta',
}

export function Payment({ order: { payment, refundable } }: Props) {
  const { state, paid, refunded, amount, reservedUntil, id, method } = payment
  return (
    <dl className="order-sums">
      <Sum label="Maksettava" amount={amount} />
      <Sum label="Maksettu" amount={paid} />
      {refunded > 0 && <Sum label="Palautettu maksutapaan" amount={refunded} />}
      <Sum label="Palautettavissa" amount={refundable} />
      {state && (
        <div>
          <dt>Maksupalvelun viimeinen tieto</dt>
          <dd>{serviceStates[state] ?? state}</dd>
        </div>
      )}
      {reservedUntil && (
        <div>
          <dt>Tuotteet varattu</dt>
          <dd>{moment(reservedUntil, 'fi')} asti</dd>
        </div>
      )}
      <div>
        <dt>Tunnus maksupalvelussa</dt>
        <dd className="order-id">
          {id} {method && `(${method})`}
        </dd>
      </div>
    </dl>
  )
}
