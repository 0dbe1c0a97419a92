import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { languageNames } from '#contract/content/field.ts'
import type { Language } from '#contract/site.ts'
import { useSend } from '#office/frame/queries.ts'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { Select } from '#office/ui/select.tsx'
import type { Forms } from '../form/editing.ts'
import { pathUnder, suggestedName } from './suggested-path.ts'

type Props = {
  forms: Forms
  site: string | undefined
  language: Language | undefined
  under: string | undefined
  onClose: () => void
}

/** A page with a title, which nobody sees until it is published. */
export function NewPageDialog({ forms, site: first, language: given, under, onClose }: Props) {
  const navigate = useNavigate()
  const [site, setSite] = useState(first ?? forms.sites[0]?.id)
  const [language, setLanguage] = useState<Language | undefined>(given)
  const [template, setTemplate] = useState('article')
  const [title, setTitle] = useState('')
  const [written, setWritten] = useState<string>()
  const languages = forms.sites.find(({ id }) => id === site)?.languages ?? []
  const chosen = language && languages.includes(language) ? language : languages[0]
  const path = written ?? pathUnder(under ?? '/', suggestedName(title))
  const { send, isSending, refusal } = useSend('POST /api/office/pages', {
    changes: ['/api/office/pages'],
    onDone: ({ id }) => void navigate({ to: '/sivut/$id', params: { id: String(id) } }),
  })
  const create = () => site && chosen && void send({ body: { site, language: chosen, path, template, title } })
  return (
    <Dialog
      title="Uusi sivu"
      isOpen
      isNarrow
      onClose={onClose}
      closeLabel="Peruuta"
      actions={
        <Button kind="primary" isPending={isSending} isDisabled={title.trim() === '' || !site} onPress={create}>
          Luo sivu
        </Button>
      }
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      <Select
        label="Sivusto"
        options={forms.sites.map(({ id, name }) => ({ id, label: name }))}
        value={site}
        onChange={setSite}
      />
      <Select
        label="Kieli"
        options={languages.map((id) => ({ id, label: languageNames[id] ?? id }))}
        value={chosen}
        onChange={setLanguage}
      />
      <Select
        label="Sivupohja"
        options={forms.templates.map(({ id, name }) => ({ id, label: name }))}
        value={template}
        onChange={setTemplate}
      />
      <TextField label="Otsikko" isRequired autoFocus maxLength={120} value={title} onChange={setTitle} />
      <TextField
        label="Osoite"
        isRequired
        help="Pieniä kirjaimia, numeroita ja yhdysmerkkejä."
        value={path}
        onChange={setWritten}
        error={refusal?.fields.path}
      />
    </Dialog>
  )
}
