import { useEffect, useState } from 'react'
import type { ReferenceTexts } from '#web/messages/forms/form.texts.ts'
import { handedOverReference } from './reference.ts'
import { ReferenceNote } from './reference-note.tsx'

/** On the page that thanks for a form: the number that the form handed over. Empty for everybody else. */
export function SentReferenceIsland(texts: ReferenceTexts) {
  const [reference, setReference] = useState<string | null>(null)
  useEffect(() => setReference(handedOverReference()), [])
  return (
    <div className="sent-reference" role="status">
      {reference && <ReferenceNote texts={texts} reference={reference} />}
    </div>
  )
}
