import { useState } from 'react'
import type { OrderAction, OrderEffect } from '#contract/office/orders/actions.ts'
import { TextField } from '#office/ui/fields.tsx'
import { MoneyField } from '#office/ui/money-field.tsx'
import { RadioGroup } from '#office/ui/radio-group.tsx'
import { Select } from '#office/ui/select.tsx'
import { ActionDialog, type ActionProps } from './action-dialog.tsx'
import { euros } from './words.ts'

type Refund = Extract<OrderAction, { kind: 'refund' }>

/** Refunds products, an amount, or all that is left. What it does is asked of the server before it is done. */
export function RefundDialog({ order, onClose }: ActionProps) {
  const { refundable, mayRefund } = order
  const [kind, setKind] = useState<Refund['part']['kind']>('lines')
  const [amount, setAmount] = useState<number | null>(null)
  const [pieces, setPieces] = useState<Record<string, number>>({})
  const [reason, setReason] = useState('')
  const part = partOf(kind, amount, pieces)
  const reasonGiven = reason.trim()
  return (
    <ActionDialog
      order={order}
      onClose={onClose}
      call="POST /api/office/orders/:number/refund"
      title="Palauta rahaa"
      action={part && reasonGiven ? { kind: 'refund', part, reason: reasonGiven } : undefined}
      // The words of the reason change nothing of what happens.
      planned={part && { kind: 'refund', part, reason: '-' }}
      button={(effects) => (effects.length > 0 ? `Palauta ${euros(sumOf(effects))}` : 'Palauta')}
      isWide
      done={`Palautus tilauksesta ${order.number} on kirjattu.`}
    >
      <p>
        Palautettavissa <strong>{euros(refundable)}</strong>
        {mayRefund < refundable && `, sinä voit palauttaa enintään ${euros(mayRefund)}`}. Lahjakortit ensin, sitten
        maksutapa.
      </p>
      <RadioGroup
        label="Mitä palautetaan"
        options={[
          { id: 'lines', label: 'Tuotteita' },
          { id: 'amount', label: 'Summa', hint: 'esimerkiksi toimituksen hinta tai pienempi paino' },
          { id: 'rest', label: 'Kaikki jäljellä oleva' },
        ]}
        value={kind}
        onChange={setKind}
      />
      {kind === 'amount' && <MoneyField label="Summa" cents={amount} onChange={setAmount} />}
      {kind === 'lines' &&
        order.lines
          .filter(({ canRefund, quantity, refunded }) => canRefund && quantity > refunded)
          .map(({ code, name, quantity, refunded }) => (
            <Select
              key={code}
              label={name}
              options={Array.from({ length: quantity - refunded + 1 }, (_, count) => ({
                id: String(count),
                label: count === 0 ? 'ei palauteta' : `${count} kpl`,
              }))}
              value={String(pieces[code] ?? 0)}
              onChange={(count) => setPieces({ ...pieces, [code]: Number(count) })}
            />
          ))}
      <TextField
        label="Syy"
        isRequired
        maxLength={200}
        value={reason}
        onChange={setReason}
        help="Näkyy henkilökunnalle ja tilaajan tietojen kopiossa."
      />
    </ActionDialog>
  )
}

function partOf(
  kind: Refund['part']['kind'],
  amount: number | null,
  pieces: Record<string, number>,
): Refund['part'] | undefined {
  if (kind === 'rest') return { kind }
  if (kind === 'amount') return amount ? { kind, amount } : undefined
  const lines = Object.entries(pieces).flatMap(([code, quantity]) => (quantity > 0 ? [{ code, quantity }] : []))
  return lines.length > 0 ? { kind, lines } : undefined
}

function sumOf(effects: readonly OrderEffect[]): number {
  return effects.reduce(
    (sum, effect) =>
      effect.kind === 'refund'
        ? sum + effect.money + effect.codes.reduce((total, { amount }) => total + amount, 0)
        : sum,
    0,
  )
}
