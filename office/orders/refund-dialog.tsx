import { useState } from 'react'
import type { OrderAction } from '#contract/office/orders/actions.ts'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { MoneyField } from '#office/ui/money-field.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { RadioGroup } from '#office/ui/radio-group.tsx'
import { Select } from '#office/ui/select.tsx'
import { type ActionProps, orderChanges } from './plain-dialogs.tsx'
import { PlanText, usePlan } from './plan.tsx'
import { euros } from './words.ts'

type Refund = Extract<OrderAction, { kind: 'refund' }>

/** Refunds products, an amount, or all that is left. What it does is asked of the server before it is done. */
export function RefundDialog({ order, onClose }: ActionProps) {
  const { number, seen, refundable, mayRefund } = order
  const [kind, setKind] = useState<Refund['part']['kind']>('lines')
  const [amount, setAmount] = useState<number | null>(null)
  const [pieces, setPieces] = useState<Record<string, number>>({})
  const [reason, setReason] = useState('')
  const part = partOf(kind, amount, pieces)
  // The words of the reason change nothing of what happens.
  const plan = usePlan(order, part && { kind: 'refund', part, reason: '-' })
  const { send, isSending, refusal } = useSend('POST /api/office/orders/:number/refund', {
    changes: orderChanges,
    onDone: () => {
      onClose()
      showToast(`Palautus tilauksesta ${number} on kirjattu.`)
    },
  })
  const refund = () =>
    part && send({ params: { number }, body: { action: { kind: 'refund', part, reason: reason.trim() }, seen } })
  return (
    <Dialog
      title={`Palauta rahaa: tilaus ${number}`}
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      actions={
        <Button
          kind="primary"
          isDisabled={!plan.effects || reason.trim() === ''}
          isPending={isSending}
          onPress={() => void refund()}
        >
          {plan.effects ? `Palauta ${euros(sumOf(plan.effects))}` : 'Palauta'}
        </Button>
      }
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
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
      <PlanText {...plan} />
    </Dialog>
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

function sumOf(effects: NonNullable<ReturnType<typeof usePlan>['effects']>): number {
  return effects.reduce(
    (sum, effect) =>
      effect.kind === 'refund'
        ? sum + effect.money + effect.codes.reduce((total, { amount }) => total + amount, 0)
        : sum,
    0,
  )
}
