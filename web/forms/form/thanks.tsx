import { useEffect, useRef } from 'react'
import type { FormTexts } from './form-view.ts'

/** What replaces a form that has been sent. It takes the focus, which the button had that is gone. */
export function Thanks({ texts, page }: { texts: FormTexts; page: string | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className="form-thanks" tabIndex={-1} role="status">
      <h3>{texts.thanks}</h3>
      <p>{texts.thanksText}</p>
      {page && (
        <p>
          <a href={page}>{texts.next}</a>
        </p>
      )}
      {texts.close && (
        <button type="button" className="button" onClick={() => box.current?.closest('dialog')?.close()}>
          {texts.close}
        </button>
      )}
    </div>
  )
}
