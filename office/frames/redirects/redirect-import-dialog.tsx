import { useState } from 'react'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { type Difference, ShownDifference } from '#office/imports/difference.tsx'
import { TableFile } from '#office/imports/table-file.tsx'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
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
  const refusal = compare.refusal ?? importing.refusal
  return (
    <Dialog title="Tuo ohjauksia" isOpen onClose={onClose} closeLabel="Peruuta">
      <TableFile isLatin1={false} onRead={write} />
      <TextField
        label="Tai liitä taulukko tähän"
        help="Sarakkeet: site, from, to. Ensimmäinen rivi nimeää sarakkeet; solut erottaa puolipiste, sarkain tai pilkku. Muut ohjaukset säilyvät."
        rows={6}
        value={content}
        onChange={write}
      />
      <div>
        <Button
          kind={shown ? undefined : 'primary'}
          isDisabled={content.trim() === ''}
          isPending={compare.isSending}
          onPress={ask}
        >
          Näytä erot
        </Button>
      </div>
      {refusal && (
        <Notice kind="danger">
          {refusal.message}
          {refusal.code === 'IMPORT_CHANGED' && <Button onPress={ask}>Näytä erot uudelleen</Button>}
        </Notice>
      )}
      {shown && (
        <ShownDifference
          difference={shown}
          isSending={importing.isSending}
          onImport={() => void importing.send({ body: { content, digest: shown.digest } })}
        />
      )}
    </Dialog>
  )
}
