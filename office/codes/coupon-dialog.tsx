import { useState } from 'react'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import { CheckBox } from '#office/ui/check-box.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { MoneyField } from '#office/ui/money-field.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { emptyLimits, LimitFields } from './limit-fields.tsx'
import { ToldCode } from './told-code.tsx'

const changes = ['/api/office/codes']

/** Makes a coupon, with a code of one's own or one that nobody guesses. */
export function CouponDialog({ onClose }: { onClose: () => void }) {
  const [code, setCode] = useState('')
  const [percent, setPercent] = useState('')
  const [amount, setAmount] = useState<number | null>(null)
  const [freeDelivery, setFreeDelivery] = useState(false)
  const [limits, setLimits] = useState(emptyLimits)
  const [told, setTold] = useState<string>()
  const make = useSend('POST /api/office/codes/coupons', {
    changes,
    onDone: ({ code: made }) => {
      if (code === '' && made !== null) return setTold(made)
      onClose()
      showToast('Etukoodi on tehty.')
    },
  })
  const fields = make.refusal?.fields ?? {}
  const send = () =>
    make.send({
      body: {
        code: code.trim() || null,
        percent: percent.trim() === '' ? null : Number(percent),
        amount,
        freeDelivery,
        ...limits,
      },
    })
  return (
    <Dialog
      title={told === undefined ? 'Tee etukoodi' : 'Koodi'}
      isOpen
      onClose={onClose}
      closeLabel={told === undefined ? 'Peruuta' : 'Sulje'}
      isNarrow
      actions={
        told === undefined && (
          <Button
            kind="primary"
            isPending={make.isSending}
            isDisabled={percent.trim() === '' && amount === null && !freeDelivery}
            onPress={send}
          >
            Tee etukoodi
          </Button>
        )
      }
    >
      {told === undefined ? (
        <>
          {make.refusal && <Notice kind="danger">{make.refusal.message}</Notice>}
          <TextField
            label="Koodi"
            value={code}
            onChange={setCode}
            error={fields.code}
            help="Kirjaimia, numeroita ja viivoja. Tyhjä: teemme koodin, jota ei voi arvata."
          />
          <TextField
            label="Alennus prosentteina"
            inputMode="numeric"
            value={percent}
            onChange={(text) => setPercent(text.replace(/\D/g, '').slice(0, 3))}
            error={fields.percent}
          />
          <MoneyField label="Alennus euroina" cents={amount} onChange={setAmount} error={fields.amount} />
          <CheckBox isSelected={freeDelivery} onChange={setFreeDelivery}>
            Ilmainen toimitus
          </CheckBox>
          <LimitFields limits={limits} onChange={setLimits} errors={fields} hasMinimum />
        </>
      ) : (
        <ToldCode code={told} isOnce={false} />
      )}
    </Dialog>
  )
}
