import { useId } from 'react'
import { useModal } from '#web/ui/use-modal.ts'
import type { FormTexts } from './form-view.ts'

type Props = { texts: NonNullable<FormTexts['consent']>; onClose: () => void }

/** Says that consent was not given. The visitor goes back, and may give it or send the form without. */
export function ConsentNotice({ texts, onClose }: Props) {
  const id = useId()
  const { dialog, close } = useModal({ opensAtOnce: true, onClose })
  return (
    <dialog {...dialog} className="form-notice" aria-labelledby={id}>
      <h3 id={id}>{texts.heading}</h3>
      <p>{texts.text}</p>
      <button type="button" className="button" onClick={close}>
        {texts.back}
      </button>
    </dialog>
  )
}
