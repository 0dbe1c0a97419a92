import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { languageNames } from '#contract/content/field.ts'
import type { Language } from '#contract/site.ts'
import { useSend } from '#office/frame/queries.ts'
import { TextField } from '#office/ui/fields.tsx'
import { FormDialog } from '#office/ui/form-dialog.tsx'
import type { Given } from './given.ts'

type Props = { page: Given['page']; language: Language; onClose: () => void }

/** Begins a translation: a draft with everything of the page, in which nothing is translated yet. */
export function TranslateDialog({ page, language, onClose }: Props) {
  const navigate = useNavigate()
  const [path, setPath] = useState(page.path)
  const { send, isSending, refusal } = useSend('POST /api/office/pages/:id/copy', {
    changes: ['/api/office/pages'],
    onDone: ({ id }) =>
      void navigate({ to: '/sivut/$id/kielet', params: { id: String(id) }, search: { lahde: undefined } }),
  })
  return (
    <FormDialog
      title={`Tee käännös: ${languageNames[language]}`}
      onClose={onClose}
      action="Tee käännös"
      isReady={path.trim() !== ''}
      isSending={isSending}
      onAction={() => void send({ params: { id: page.id }, body: { site: page.site, language, path: path.trim() } })}
      refusal={refusal}
    >
      <p>
        Sivusta ”{page.title}” tehdään luonnos, jossa on samat lohkot. Tekstit ovat vielä alkukielellä ja merkitty
        kääntämättömiksi. Kävijät eivät näe sivua ennen julkaisua.
      </p>
      <TextField
        label="Osoite"
        isRequired
        autoFocus
        help="Kielen tunnus tulee eteen itsestään."
        value={path}
        onChange={setPath}
        error={refusal?.fields.path}
      />
    </FormDialog>
  )
}
