import { useEffect, useRef } from 'react'
import type { FormView } from './form-view.ts'
import { ReferenceNote } from './reference-note.tsx'

/** What replaces a form that has been sent. It takes the focus, which the button had that is gone. */
export function Thanks({ view, reference }: { view: FormView; reference: string | null }) {
  const { texts, successPage, headings: Heading = 'h3' } = view
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className="form-thanks" tabIndex={-1} role="status">
      <Heading>{texts.thanks}</Heading>
      <p>{texts.thanksText}</p>
      {reference && texts.reference && <ReferenceNote texts={texts.reference} reference={reference} />}
      {successPage && (
        <p>
          <a href={successPage}>{texts.next}</a>
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
