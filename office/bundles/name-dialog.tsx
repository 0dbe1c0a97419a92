import { useState } from 'react'
import { useSend } from '#office/frame/queries.ts'
import { TextField } from '#office/ui/fields.tsx'
import { FormDialog } from '#office/ui/form-dialog.tsx'
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
    <FormDialog
      title={bundle ? 'Nimeä uudelleen' : 'Uusi julkaisupaketti'}
      onClose={onClose}
      action={bundle ? 'Tallenna' : 'Luo paketti'}
      isReady={name.trim() !== ''}
      isSending={make.isSending || rename.isSending}
      onAction={() => void save()}
      refusal={refusal}
    >
      <TextField
        label="Nimi"
        isRequired
        autoFocus
        maxLength={100}
        value={name}
        onChange={setName}
        help="Esimerkiksi Joulun valikoima. Näkyy versioiden huomautuksissa."
      />
    </FormDialog>
  )
}
