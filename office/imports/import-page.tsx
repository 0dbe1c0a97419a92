import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Card } from '#office/ui/card.tsx'
import { focusOnHeading, PageHead } from '#office/ui/page-head.tsx'
import { Select } from '#office/ui/select.tsx'
import { useUnsaved } from '#office/ui/unsaved.ts'
import type { Difference } from './difference.tsx'
import { type KindWord, kindWords } from './kinds.ts'
import { FORM_OF_TABLES, TableOutcome, TableText } from './table-fields.tsx'
import { TableFile } from './table-file.tsx'
import './imports.css'

const importRoute = getRouteApi('/tuonti')

const options = (Object.keys(kindWords) as KindWord[]).map((id) => ({ id, label: kindWords[id].label }))

/** A table is chosen or pasted, shown as what it would change, and then imported: all of it, or nothing. */
export function ImportPage() {
  const { laji = 'hinnat' } = importRoute.useSearch()
  const navigate = importRoute.useNavigate()
  const { name: kind, columns } = kindWords[laji]
  const [content, setContent] = useState('')
  const [shown, setShown] = useState<Difference>()
  const compare = useSend('POST /api/office/imports/:kind/difference', { onDone: setShown })
  const importing = useSend('POST /api/office/imports/:kind', {
    changes: ['/api/office'],
    onDone: ({ summary }) => {
      showToast(`Tuotu. ${summary.join(', ')}.`)
      focusOnHeading()
      setShown(undefined)
      setContent('')
    },
  })
  useUnsaved(content !== '' && !importing.isSending)
  const forget = () => {
    setShown(undefined)
    compare.forget()
    importing.forget()
  }
  const write = (text: string) => {
    forget()
    setContent(text)
  }
  const ask = () => {
    forget()
    compare.send({ params: { kind }, body: { content } })
  }
  const run = (anyway: boolean) =>
    shown && importing.send({ params: { kind }, body: { content, digest: shown.digest, anyway } })
  return (
    <>
      <PageHead title="Tuonti" />
      <div className="stack">
        <Card title="Taulukko">
          <div className="import-fields">
            <Select
              label="Mitä tuodaan"
              options={options}
              value={laji}
              onChange={(word) => {
                forget()
                navigate({ search: { laji: word }, replace: true })
              }}
            />
            <TableFile isLatin1={kind === 'postal-codes'} onRead={write} />
          </div>
          <TableText
            columns={`${columns} ${FORM_OF_TABLES}`}
            rows={8}
            content={content}
            onWrite={write}
            isCompared={shown !== undefined}
            isComparing={compare.isSending}
            onCompare={ask}
          />
        </Card>
        <TableOutcome
          refusal={compare.refusal ?? importing.refusal}
          onCompare={ask}
          shown={shown}
          isImporting={importing.isSending}
          onImport={run}
        />
      </div>
    </>
  )
}
