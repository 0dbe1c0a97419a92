import { useState } from 'react'
import { useSend } from '#office/frame/queries.ts'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { changes } from './state-words.ts'

type Props = {
  /** Left out: a new one. */
  bundle?: { id: number; name: string; version: number }
  onClose: () => void
  onMade?: (id: number) => void
}

/** The name of a bundle, new or other. */
export function NameDialog({ bundle, onClose, onMade }: Props) {
  const [name, setName] = useState(bundle?.name ?? '')
  const make = useSend('POST /api/office/bundles', {
    changes,
    onDone: ({ id }) => {
      onClose()
      onMade?.(id)
    },
  })
  const rename = useSend('PUT /api/office/bundles/:id', { changes, onDone: onClose })
  const refusal = make.refusal ?? rename.refusal
  const save = () =>
    bundle
      ? rename.send({ params: { id: bundle.id }, body: { name, version: bundle.version } })
      : make.send({ body: { name } })
  return (
    <Dialog
      title={bundle ? 'Nimeä uudelleen' : 'Uusi julkaisupaketti'}
      isOpen
      isNarrow
      onClose={onClose}
      closeLabel="Peruuta"
      actions={
        <Button
          kind="primary"
          isPending={make.isSending || rename.isSending}
          isDisabled={name.trim() === ''}
          onPress={() => void save()}
        >
          {bundle ? 'Tallenna' : 'Luo paketti'}
        </Button>
      }
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      <TextField
        label="Nimi"
        isRequired
        autoFocus
        maxLength={100}
        value={name}
        onChange={setName}
        help="Esimerkiksi Joulun valikoima. Näkyy versioiden huomautuksissa."
      />
    </Dialog>
  )
}
