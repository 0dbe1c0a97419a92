import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DraftState } from '#contract/office/pages/merge.ts'
import { officeQuery, useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { VersionList } from '#office/ui/version-list.tsx'
import type { DraftSession } from '../draft/draft-session.ts'
import { DifferencesView } from './differences-view.tsx'
import './versions.css'

type Props = { page: number; session: DraftSession; mayChange: boolean; onClose: () => void }

const kinds = { published: 'Julkaistu', import: 'Tuotu tiedostoista', discarded: 'Hylätty luonnos' } as const

/** What was published of a page, how it differs from the draft, and back to it. */
export function VersionsDialog({ page, session, mayChange, onClose }: Props) {
  const params = { id: page }
  const [chosen, setChosen] = useState<number>()
  const versions = useQuery(officeQuery('GET /api/office/pages/:id/versions', { params }))
  const compared = useQuery({
    ...officeQuery('GET /api/office/pages/:id/differences', {
      params,
      query: { before: chosen ?? 'published', after: 'draft' },
    }),
    enabled: chosen !== undefined,
  })
  const restore = useSend('POST /api/office/pages/:id/versions/:number/restore', {
    changes: ['/api/office/pages'],
    onDone: ({ draft }) => {
      session.take(draft as DraftState)
      showToast('Versio on nyt luonnoksena. Aiempi luonnos jäi versioihin.')
      onClose()
    },
  })
  const rows = versions.data?.rows ?? []
  const refusal = versions.error ?? compared.error ?? restore.refusal
  return (
    <Dialog
      title="Versiot"
      isOpen
      onClose={onClose}
      actions={
        chosen !== undefined &&
        mayChange && (
          <Button
            kind="primary"
            isPending={restore.isSending}
            onPress={() =>
              restore.send({
                params: { id: page, number: chosen },
                body: { revision: session.shown().server.revision },
              })
            }
          >
            Palauta versio {chosen} luonnokseksi
          </Button>
        )
      }
    >
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
      {versions.isSuccess && rows.length === 0 && <p>Sivua ei ole vielä julkaistu.</p>}
      <div className="versions">
        <VersionList
          rows={rows.map((row) => ({ ...row, note: row.note || row.title }))}
          kinds={kinds}
          chosen={chosen}
          onChoose={setChosen}
        />
        <div className="versions-compared" aria-live="polite">
          {chosen === undefined && rows.length > 0 && (
            <p className="muted">Valitse versio, niin näet, miten luonnos eroaa siitä.</p>
          )}
          {compared.data && chosen !== undefined && (
            <DifferencesView compared={compared.data} labels={[`Versio ${chosen}`, 'Luonnos']} />
          )}
        </div>
      </div>
    </Dialog>
  )
}
