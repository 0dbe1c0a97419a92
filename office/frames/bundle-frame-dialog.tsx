import { useState } from 'react'
import type { BundledPart } from '#contract/office/bundles/bundle.ts'
import type { FormField } from '#contract/office/editor/form-field.ts'
import type { FramePlace, FrameProblem } from '#contract/office/frames/frame-of-office.ts'
import { AddToBundleDialog } from '#office/bundles/add-to-bundle-dialog.tsx'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { titlesOf } from '#office/pages/form/field-named.ts'
import { Notice } from '#office/ui/notice.tsx'
import type { Frame } from './frame.ts'
import { FrameDifferencesView } from './frame-differences-view.tsx'
import type { FrameDraft } from './frame-draft.ts'

const changes = ['/api/office/bundles', '/api/office/frames']

type Props = {
  part: BundledPart
  place: FramePlace
  form: FormField
  draft: FrameDraft
  waiting: Frame['waiting']
  onClose: () => void
  /** It is in the bundle, and no longer a draft of this browser. */
  onAdded: () => void
  onBack: () => void
}

/** A part of the frame goes out with a bundle, as it is written now. */
export function BundleFrameDialog({ part, place, form, draft, waiting, onClose, onAdded, onBack }: Props) {
  const [problems, setProblems] = useState<readonly FrameProblem[]>([])
  const planning = useSend('POST /api/office/frames/:part/plan')
  const { seen, base, content } = draft
  /** What is wrong is told now, while the person who wrote it is here. */
  const prepare = async () => {
    let isFine = false
    await planning.send({ params: { part }, body: { ...place, content } }, (plan) => {
      setProblems(plan.problems)
      isFine = plan.problems.length === 0
    })
    return isFine ? { kind: 'frame' as const, place, frame: { part, seen, base, content } } : undefined
  }
  return (
    <AddToBundleDialog
      title="Lisää julkaisupakettiin"
      prepare={prepare}
      waiting={waiting}
      onClose={onClose}
      onAdded={({ id, name, version }, isReplacing) => {
        onAdded()
        const remove = [{ kind: 'frame' as const, subject: `${part}:${place.site}:${place.language}` }]
        const undo = async () => {
          onBack()
          await undoBy('POST /api/office/bundles/:id/members', { params: { id }, body: { remove, version } }, changes)
        }
        // What it replaced is not in this browser, so it cannot come back.
        showToast(
          `Lisätty pakettiin ${name}. Kävijät näkevät muutokset, kun se julkaistaan.`,
          isReplacing ? undefined : undo,
        )
      }}
    >
      {planning.refusal && <Notice kind="danger">{planning.refusal.message}</Notice>}
      {problems.length > 0 && (
        <Notice kind="danger">
          <strong>Korjaa ennen lisäämistä</strong>
          <ul className="plan-list">
            {problems.map(({ path, text }) => (
              <li key={`${path.join('/')} ${text}`}>
                {[titlesOf([form], path).titles.join(': '), text].filter(Boolean).join(': ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <FrameDifferencesView form={form} before={base} after={content} labels={['Nyt', 'Paketin julkaisun jälkeen']} />
    </AddToBundleDialog>
  )
}
