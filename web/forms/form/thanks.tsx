import { useEffect, useRef } from 'react'
import type { FormTexts } from './form-view.ts'

/** What replaces a form that has been sent. It takes the focus, which the button had that is gone. */
export function Thanks({ texts }: { texts: FormTexts }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className="form-thanks" tabIndex={-1} role="status">
      <h3>{texts.thanks}</h3>
      <p>{texts.thanksText}</p>
      {texts.close && (
        <button
          type="button"
          className="button"
          onClick={() => box.current?.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }))}
        >
          {texts.close}
        </button>
      )}
    </div>
  )
}
