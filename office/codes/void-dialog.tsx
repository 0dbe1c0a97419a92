import { useState } from 'react'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { type CodeDetails, eurosText } from './code-texts.ts'

const changes = ['/api/office/codes']

/** Makes a code void, after saying what goes with it. */
export function VoidDialog({ code, onClose }: { code: CodeDetails; onClose: () => void }) {
  const { id, kind, masked, amount } = code
  const [reason, setReason] = useState('')
  const left = kind === 'discount' ? 0 : (amount ?? 0)
  const send = useSend('POST /api/office/codes/:id/void', {
    changes,
    onDone: () => {
      onClose()
      showToast('Koodi on mitätöity.', () => undoBy('POST /api/office/codes/:id/restore', { params: { id } }, changes))
    },
  })
  return (
    <Dialog
      title={`Mitätöi koodi ${masked}`}
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      isNarrow
      actions={
        <Button
          kind="danger"
          isPending={send.isSending}
          isDisabled={reason.trim() === ''}
          onPress={() => send.send({ params: { id }, body: { reason } })}
        >
          {left > 0 ? `Mitätöi ${eurosText(left)}` : 'Mitätöi koodi'}
        </Button>
      }
    >
      {send.refusal && <Notice kind="danger">{send.refusal.message}</Notice>}
      <p>
        Koodia ei voi enää käyttää{left > 0 && `, ja sen saldo ${eurosText(left)} poistuu`}. Tilaukset, jotka on jo
        maksettu koodilla, eivät muutu. Mitätöidyn koodin voi palauttaa käyttöön.
      </p>
      <TextField
        label="Syy"
        isRequired
        rows={2}
        value={reason}
        onChange={setReason}
        error={send.refusal?.fields.reason}
        help="Jää henkilökunnan tietoon."
      />
    </Dialog>
  )
}
