import { type KeyboardEvent, useState } from 'react'
import type { CookModeTexts } from '#web/messages/kitchen/recipe.texts.ts'
import { useModal } from '#web/ui/use-modal.ts'
import { useWakeLock } from './use-wake-lock.ts'

type Props = {
  steps: readonly { heading?: string | undefined; text: string }[]
  texts: CookModeTexts
}

/** Shows the method one step at a time in large letters, and keeps the screen on meanwhile. */
export function CookMode(props: Props) {
  const [isOpen, setOpen] = useState(false)
  // The step stays when the dialog is closed and opened again.
  const [at, setAt] = useState(0)
  return (
    <>
      <button type="button" className="cook-open button" onClick={() => setOpen(true)}>
        {props.texts.open}
      </button>
      {isOpen && <Steps {...props} at={at} setAt={setAt} onClose={() => setOpen(false)} />}
    </>
  )
}

type StepsProps = Props & { at: number; setAt: (at: number) => void; onClose: () => void }

function Steps({ steps, texts, at, setAt, onClose }: StepsProps) {
  const { dialog, close } = useModal({ opensAtOnce: true, onClose })
  const isAwake = useWakeLock()
  const step = steps[at]
  const go = (to: number) => setAt(Math.min(steps.length - 1, Math.max(0, to)))
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(at + 1)
    if (key === 'ArrowLeft') go(at - 1)
  }
  return (
    <dialog {...dialog} className="cook" aria-label={texts.open} onKeyDown={onKeyDown}>
      <div className="cook-inside">
        <div className="cook-head">
          <p>{texts.position.replace('{step}', String(at + 1)).replace('{count}', String(steps.length))}</p>
          <button type="button" className="cook-button" onClick={close}>
            {texts.close}
          </button>
        </div>
        <div className="cook-step" aria-live="polite">
          {step?.heading && <h2>{step.heading}</h2>}
          <p>{step?.text}</p>
        </div>
        <p className="cook-awake">{isAwake ? texts.awake : ''}</p>
        <div className="cook-foot">
          <button type="button" className="cook-button" aria-disabled={at === 0} onClick={() => go(at - 1)}>
            {texts.previous}
          </button>
          <button
            type="button"
            className="cook-button"
            aria-disabled={at === steps.length - 1}
            onClick={() => go(at + 1)}
          >
            {texts.next}
          </button>
        </div>
      </div>
    </dialog>
  )
}
