import { useEffect, useId, useRef } from 'react'
import type { FormTexts } from './form-view.ts'

type Props = { texts: NonNullable<FormTexts['consent']>; onClose: () => void }

/** Says that consent was not given. The visitor goes back, and may give it or send the form without. */
export function ConsentNotice({ texts, onClose }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="form-notice" aria-labelledby={id} onClose={onClose}>
      <h3 id={id}>{texts.heading}</h3>
      <p>{texts.text}</p>
      <button type="button" className="button" onClick={() => dialog.current?.close()}>
        {texts.back}
      </button>
    </dialog>
  )
}
