import type { ReferenceTexts } from '#web/messages/forms/form.texts.ts'

/** The number of what was sent, to be written down or printed. */
export function ReferenceNote({ texts, reference }: { texts: ReferenceTexts; reference: string }) {
  return (
    <p className="form-reference">
      {texts.label}: <strong translate="no">{reference}</strong>
      <br />
      {texts.note}
    </p>
  )
}
