import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { languageNames } from '#contract/content/field.ts'
import type { Language } from '#contract/site.ts'
import { useSend } from '#office/frame/queries.ts'
import { TextField } from '#office/ui/fields.tsx'
import { FormDialog } from '#office/ui/form-dialog.tsx'
import { Select } from '#office/ui/select.tsx'
import type { Forms } from '../form/editing.ts'
import type { Row } from './row.ts'

type Props = { row: Row; forms: Forms; onClose: () => void }

/** A copy at another address, site or language. In another language of its site it is the translation. */
export function CopyDialog({ row, forms, onClose }: Props) {
  const navigate = useNavigate()
  const [site, setSite] = useState(row.site)
  const [language, setLanguage] = useState<Language>(row.language)
  const [path, setPath] = useState(row.path)
  const languages = forms.sites.find(({ id }) => id === site)?.languages ?? []
  const { send, isSending, refusal } = useSend('POST /api/office/pages/:id/copy', {
    changes: ['/api/office/pages'],
    onDone: ({ id }) => void navigate({ to: '/sivut/$id', params: { id: String(id) } }),
  })
  const isSame = site === row.site && language === row.language && path === row.path
  return (
    <FormDialog
      title={`Kopioi: ${row.title}`}
      onClose={onClose}
      action="Kopioi sivu"
      isReady={!isSame && path !== ''}
      isSending={isSending}
      onAction={() => void send({ params: { id: row.id }, body: { site, language, path } })}
      refusal={refusal}
    >
      <Select
        label="Sivusto"
        options={forms.sites.map(({ id, name }) => ({ id, label: name }))}
        value={site}
        onChange={setSite}
      />
      <Select
        label="Kieli"
        help={site === row.site ? 'Toisella kielellä kopiosta tulee tämän sivun käännös.' : undefined}
        options={languages.map((id) => ({ id, label: languageNames[id] ?? id }))}
        value={language}
        onChange={setLanguage}
      />
      <TextField label="Osoite" isRequired value={path} onChange={setPath} error={refusal?.fields.path} />
    </FormDialog>
  )
}
