import { useState } from 'react'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'
import type { CodeDetails } from './code-texts.ts'
import { LimitFields } from './limit-fields.tsx'

const changes = ['/api/office/codes']

/** Changes the limits of a code. */
export function LimitDialog({ code, onClose }: { code: CodeDetails; onClose: () => void }) {
  const { id, kind, minimum, validFrom, validUntil, maxUses } = code
  const seen = { minimum, validFrom, validUntil, maxUses }
  const [limits, setLimits] = useState(seen)
  const params = { id }
  const change = useSend('PUT /api/office/codes/:id/limits', {
    changes,
    onDone: (next) => {
      onClose()
      const back = { params, body: { limits: seen, seen: next } }
      showToast('Rajat on tallennettu.', () => undoBy('PUT /api/office/codes/:id/limits', back, changes))
    },
  })
  return (
    <Dialog
      title="Muuta rajoja"
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      isNarrow
      actions={
        <Button
          kind="primary"
          isPending={change.isSending}
          onPress={() => change.send({ params, body: { limits, seen } })}
        >
          Tallenna rajat
        </Button>
      }
    >
      {change.refusal && <Notice kind="danger">{change.refusal.message}</Notice>}
      <LimitFields
        limits={limits}
        onChange={setLimits}
        errors={change.refusal?.fields ?? {}}
        hasMinimum={kind === 'discount'}
      />
    </Dialog>
  )
}
