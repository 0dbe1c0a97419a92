import { useState } from 'react'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { type CodeDetails, eurosText } from './code-texts.ts'
import { RecipientField } from './recipient-field.tsx'
import { ToldCode } from './told-code.tsx'

const changes = ['/api/office/codes']

type Props = { code: CodeDetails; onClose: () => void }

/** Sends a gift card again: with a new code, because nobody knows the old one. */
export function ReplaceDialog({ code: { id, amount }, onClose }: Props) {
  const [recipient, setRecipient] = useState('')
  const [told, setTold] = useState<string>()
  const replace = useSend('POST /api/office/codes/:id/replace', {
    changes,
    onDone: ({ code }) => {
      if (code !== null) return setTold(code)
      onClose()
      showToast(`Uusi koodi on lähetetty: ${recipient}.`)
    },
  })
  return (
    <Dialog
      title={told === undefined ? 'Lähetä lahjakortti uudelleen' : 'Koodi'}
      isOpen
      onClose={onClose}
      closeLabel={told === undefined ? 'Peruuta' : 'Sulje'}
      isNarrow
      actions={
        told === undefined && (
          <Button
            kind="primary"
            isPending={replace.isSending}
            onPress={() => replace.send({ params: { id }, body: { recipient: recipient.trim() || null } })}
          >
            Tee uusi koodi
          </Button>
        )
      }
    >
      {told === undefined ? (
        <>
          {replace.refusal && <Notice kind="danger">{replace.refusal.message}</Notice>}
          <p>
            Uusi koodi saa saldon {eurosText(amount ?? 0)}. Vanha koodi lakkaa heti, ja sille myöhemmin palautettava
            raha siirtyy uudelle.
          </p>
          <RecipientField value={recipient} onChange={setRecipient} error={replace.refusal?.fields.recipient} />
        </>
      ) : (
        <ToldCode code={told} isOnce={true} />
      )}
    </Dialog>
  )
}
