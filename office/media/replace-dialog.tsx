import { useState } from 'react'
import { ProgressBar } from 'react-aria-components/ProgressBar'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { fetchWithProgress } from '#web/calls/fetch-with-progress.ts'
import { ACCEPTED_PICTURES, FileButton } from './file-button.tsx'
import { pagesText } from './focus-card.tsx'
import { changes, endingOf, type Item } from './item-texts.ts'
import { dataUrlOf, problemOf } from './uploads.ts'

const TIMEOUT_MS = 330_000

/** Another picture or file in its place, everywhere at once. */
export function ReplaceDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const [file, setFile] = useState<File>()
  const [share, setShare] = useState(0)
  const [unreadable, setUnreadable] = useState<string>()
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
  const send = async () => {
    if (!file) return
    const data = await dataUrlOf(file)
    if (data === undefined) return setUnreadable('Tiedostoa ei voitu lukea tältä koneelta.')
    await replace.send({
      params,
      body: { Name: file.name, Data: data, version: item.version },
      transport: fetchWithProgress(setShare),
      timeoutMs: TIMEOUT_MS,
    })
  }
  const choose = ([chosen]: readonly File[]) => {
    replace.forget()
    setUnreadable(chosen && problemOf(chosen))
    setFile(chosen)
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
        <Button kind="primary" isDisabled={!file || !!unreadable} isPending={replace.isSending} onPress={send}>
          Vaihda kaikkialla
        </Button>
      }
    >
      {(unreadable ?? replace.refusal?.message) && (
        <Notice kind="danger">{unreadable ?? replace.refusal?.message}</Notice>
      )}
      <p>
        {shown === 0
          ? 'Tätä ei näytetä vielä millään sivulla.'
          : `Vaihtuu heti ${shown === 1 ? 'yhdellä julkaistulla sivulla' : `${shown} julkaistulla sivulla`}, myös luonnoksissa.`}{' '}
        Sivujen vaihtoehtoiset tekstit jäävät. Entisen saa takaisin 30 päivän ajan.
      </p>
      <div className="row">
        <FileButton
          label={item.kind === 'picture' ? 'Valitse uusi kuva' : 'Valitse uusi tiedosto'}
          accept={item.kind === 'picture' ? ACCEPTED_PICTURES : `.${endingOf(item.name)}`}
          onFiles={choose}
        />
        <span className="muted">{file?.name}</span>
      </div>
      {replace.isSending && (
        <ProgressBar aria-label="Lähetetään" value={share * 100} className="upload-bar">
          {({ percentage }) => <span style={{ width: `${percentage}%` }} />}
        </ProgressBar>
      )}
    </Dialog>
  )
}
