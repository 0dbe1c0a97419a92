import { useState } from 'react'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import type { Difference } from '#office/imports/difference.tsx'
import { FORM_OF_TABLES, TableOutcome, TableText } from '#office/imports/table-fields.tsx'
import { TableFile } from '#office/imports/table-file.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import '#office/imports/imports.css'

/** A table of redirects: shown as what it would change, then imported as a whole. */
export function RedirectImportDialog({ onClose }: { onClose: () => void }) {
  const [content, setContent] = useState('')
  const [shown, setShown] = useState<Difference>()
  const compare = useSend('POST /api/office/redirects/difference', { onDone: setShown })
  const importing = useSend('POST /api/office/redirects/import', {
    changes: ['/api/office/redirects'],
    onDone: ({ summary }) => {
      showToast(`Tuotu. ${summary.join(', ')}.`)
      onClose()
    },
  })
  const write = (text: string) => {
    setShown(undefined)
    compare.forget()
    importing.forget()
    setContent(text)
  }
  const ask = () => {
    importing.forget()
    void compare.send({ body: { content } })
  }
  return (
    <Dialog title="Tuo ohjauksia" isOpen onClose={onClose} closeLabel="Peruuta">
      <TableFile isLatin1={false} onRead={write} />
      <TableText
        columns={`site, from, to. ${FORM_OF_TABLES} Muut ohjaukset säilyvät.`}
        rows={6}
        content={content}
        onWrite={write}
        isCompared={shown !== undefined}
        isComparing={compare.isSending}
        onCompare={ask}
      />
      <TableOutcome
        refusal={compare.refusal ?? importing.refusal}
        onCompare={ask}
        shown={shown}
        isImporting={importing.isSending}
        onImport={() => shown && void importing.send({ body: { content, digest: shown.digest } })}
      />
    </Dialog>
  )
}
