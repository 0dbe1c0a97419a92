import { Dialog } from '#office/ui/dialog.tsx'
import { Notice } from '#office/ui/notice.tsx'

/** A code in full, in a dialog: to be written down, or given to somebody. */
export function ToldCode({ code, isOnce }: { code: string; isOnce: boolean }) {
  return (
    <>
      <p className="code-told">{code}</p>
      {isOnce && (
        <Notice kind="warning">
          Koodi näytetään vain nyt: siitä tallennetaan pelkkä tiiviste. Jos se katoaa, lähetä kortti uudelleen.
        </Notice>
      )}
      <p className="muted">Kuka tahansa voi maksaa koodilla. Anna se vain sille, jolle se kuuluu.</p>
    </>
  )
}

/** In a dialog of its own, from a button of the page. */
export function ToldCodeDialog({ code, onClose }: { code: string; onClose: () => void }) {
  return (
    <Dialog title="Koodi" isOpen onClose={onClose} isNarrow>
      <ToldCode code={code} isOnce={false} />
    </Dialog>
  )
}
