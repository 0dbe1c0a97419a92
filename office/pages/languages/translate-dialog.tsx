import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { languageNames } from '#contract/content/field.ts'
import type { Language } from '#contract/site.ts'
import { useSend } from '#office/frame/queries.ts'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
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
    <Dialog
      title={`Tee käännös: ${languageNames[language]}`}
      isOpen
      isNarrow
      onClose={onClose}
      closeLabel="Peruuta"
      actions={
        <Button
          kind="primary"
          isPending={isSending}
          isDisabled={path.trim() === ''}
          onPress={() => void send({ params: { id: page.id }, body: { site: page.site, language, path: path.trim() } })}
        >
          Tee käännös
        </Button>
      }
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
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
    </Dialog>
  )
}
