import { useState } from 'react'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { fetchWithProgress } from '#web/calls/fetch-with-progress.ts'
import { useChosenFile } from './chosen-file.tsx'
import { pagesText } from './focus-card.tsx'
import { changes, type Item } from './item-texts.ts'

const TIMEOUT_MS = 330_000

/** Another picture or file in its place, everywhere at once. */
export function ReplaceDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const [share, setShare] = useState(0)
  const params = { id: item.id }
  const replace = useSend('POST /api/office/media/:id/replace', {
    changes,
    onDone: ({ version, former, pages }) => {
      onClose()
      const back = { params: { ...params, number: former }, body: { version }, timeoutMs: TIMEOUT_MS }
      showToast(`Vaihdettu. ${pagesText(pages)}`, () =>
        undoBy('POST /api/office/media/:id/formers/:number/restore', back, changes),
      )
    },
  })
  const { field, read, problem, isReady } = useChosenFile(item, replace.forget)
  const send = async () => {
    const file = await read()
    if (!file) return
    await replace.send({
      params,
      body: { ...file, version: item.version },
      transport: fetchWithProgress(setShare),
      timeoutMs: TIMEOUT_MS,
    })
  }
  const shown = item.uses.filter(({ isShown }) => isShown).length
  return (
    <Dialog
      title={`Vaihda kaikkialla: ${item.title}`}
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      isNarrow
      actions={
        <Button kind="primary" isDisabled={!isReady} isPending={replace.isSending} onPress={send}>
          Vaihda kaikkialla
        </Button>
      }
    >
      {(problem ?? replace.refusal?.message) && <Notice kind="danger">{problem ?? replace.refusal?.message}</Notice>}
      <p>
        {shown === 0
          ? 'Tätä ei näytetä vielä millään sivulla.'
          : `Vaihtuu heti ${shown === 1 ? 'yhdellä julkaistulla sivulla' : `${shown} julkaistulla sivulla`}, myös luonnoksissa.`}{' '}
        Sivujen vaihtoehtoiset tekstit jäävät. Entisen saa takaisin 30 päivän ajan.
      </p>
      {field}
      {replace.isSending && (
        <ProgressBar aria-label="Lähetetään" value={share * 100} className="upload-bar">
          {({ percentage }) => <span style={{ width: `${percentage}%` }} />}
        </ProgressBar>
      )}
    </Dialog>
  )
}
