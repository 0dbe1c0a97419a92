import { useState } from 'react'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import { DateField } from '#office/ui/date-field.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { MoneyField } from '#office/ui/money-field.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { RadioGroup } from '#office/ui/radio-group.tsx'
import { eurosText, kindNames } from './code-texts.ts'
import { RecipientField } from './recipient-field.tsx'
import { ToldCode } from './told-code.tsx'

const changes = ['/api/office/codes']
const kinds = ['gift-card', 'refund', 'loyalty'] as const
type Kind = (typeof kinds)[number]

/** Issues a code that is worth money. A gift card is mailed, or its code is told this once. */
export function IssueDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<Kind>('gift-card')
  const [amount, setAmount] = useState<number | null>(null)
  const [validUntil, setValidUntil] = useState<string>()
  const [recipient, setRecipient] = useState('')
  const [told, setTold] = useState<string>()
  const issue = useSend('POST /api/office/codes/issued', {
    changes,
    onDone: ({ code }) => {
      if (code !== null) return setTold(code)
      onClose()
      showToast(`Lahjakortti on lähetetty: ${recipient}.`)
    },
  })
  const fields = issue.refusal?.fields ?? {}
  const isCard = kind === 'gift-card'
  const send = () =>
    amount !== null &&
    issue.send({
      body: { kind, amount, validUntil: validUntil ?? null, recipient: isCard ? recipient.trim() || null : null },
    })
  return (
    <Dialog
      title={told === undefined ? 'Anna lahjakortti tai hyvitys' : 'Koodi'}
      isOpen
      onClose={onClose}
      closeLabel={told === undefined ? 'Peruuta' : 'Sulje'}
      isNarrow
      actions={
        told === undefined && (
          <Button
            kind="primary"
            isPending={issue.isSending}
            isDisabled={amount === null || amount === 0}
            onPress={send}
          >
            {amount === null ? 'Anna koodi' : `Anna ${eurosText(amount)}`}
          </Button>
        )
      }
    >
      {told === undefined ? (
        <>
          {issue.refusal && <Notice kind="danger">{issue.refusal.message}</Notice>}
          <RadioGroup
            label="Laji"
            options={kinds.map((id) => ({ id, label: kindNames[id] }))}
            value={kind}
            onChange={setKind}
          />
          <MoneyField label="Arvo" isRequired cents={amount} onChange={setAmount} error={fields.amount} />
          <DateField label="Voimassa asti" value={validUntil} onChange={setValidUntil} error={fields.validUntil} />
          {isCard && <RecipientField value={recipient} onChange={setRecipient} error={fields.recipient} />}
        </>
      ) : (
        <ToldCode code={told} isOnce={isCard} />
      )}
    </Dialog>
  )
}
