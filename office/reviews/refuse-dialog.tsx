import { useState } from 'react'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { Select } from '#office/ui/select.tsx'
import { type Review, useDecision } from './use-decision.ts'

const OWN = 'muu'
const reasons = [
  'Asiatonta kieltä',
  'Mainos tai linkki muualle',
  'Toisen henkilön tietoja',
  'Ei koske tuotetta',
  'Ei perustu omaan kokemukseen',
]
const options = [...reasons.map((reason) => ({ id: reason, label: reason })), { id: OWN, label: 'Muu syy' }]

/** Refuses a review. The reason stays in the office. */
export function RefuseDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const [chosen, setChosen] = useState<string>()
  const [own, setOwn] = useState('')
  const { send, isSending, refusal } = useDecision(review, onClose)
  const reason = (chosen === OWN ? own : (chosen ?? '')).trim()
  return (
    <Dialog
      title={`Hylkää arvio: ${review.userName}`}
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      isNarrow
      actions={
        <Button
          kind="danger"
          isPending={isSending}
          isDisabled={reason === ''}
          onPress={() => send({ state: 'removed', reason })}
        >
          Hylkää arvio
        </Button>
      }
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      <blockquote className="review-answer">{review.text}</blockquote>
      <p>
        {review.state === 'published'
          ? 'Arvio poistuu heti tuotteen sivulta ja keskiarvosta.'
          : 'Arviota ei näytetä tuotteen sivulla.'}{' '}
        Syy jää henkilökunnan tietoon; kirjoittaja ei näe sitä.
      </p>
      <Select label="Syy" isRequired options={options} value={chosen} onChange={setChosen} />
      {chosen === OWN && (
        <TextField
          label="Syy omin sanoin"
          isRequired
          rows={3}
          value={own}
          onChange={setOwn}
          error={refusal?.fields.reason}
        />
      )}
    </Dialog>
  )
}
