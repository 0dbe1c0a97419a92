import { useEffect, useState } from 'react'
import type { FormField } from '#contract/office/editor/form-field.ts'
import type { FramePlace, FrameProblem } from '#contract/office/frames/frame-of-office.ts'
import type { CallValue } from '#office/frame/call-office.ts'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { titlesOf } from '#office/pages/form/field-named.ts'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { FrameDifferencesView } from './frame-differences-view.tsx'
import { type FrameDraft, isChanged, type Published } from './frame-draft.ts'
import { type PartWord, partWords } from './part-words.ts'
import { TermMoves } from './term-moves.tsx'

type Props = {
  word: PartWord
  place: FramePlace
  form: FormField
  draft: FrameDraft
  onClose: () => void
  onProblems: (problems: readonly FrameProblem[]) => void
  onAgain: () => Promise<unknown>
  onDone: (published: Published) => void
}

const changes = ['/api/office/frames', '/api/office/editor/choices']

type Plan = CallValue<'POST /api/office/frames/:part/plan'>

/** What publishing will change and break, and then it does. */
export function PublishFrameDialog({ word, place, form, draft, onClose, onProblems, onAgain, onDone }: Props) {
  const { part, published } = partWords[word]
  const params = { part }
  const [note, setNote] = useState('')
  const [plan, setPlan] = useState<Plan>()
  const [moves, setMoves] = useState<Readonly<Record<number, number>>>({})
  const planning = useSend('POST /api/office/frames/:part/plan', {
    onDone: (found) => {
      setPlan(found)
      onProblems(found.problems)
    },
  })
  const publishing = useSend('POST /api/office/frames/:part/publish', {
    changes,
    onDone: ({ seen, content }) => {
      const back = { params, body: { ...place, seen, content: draft.base, note: 'Kumottu' } }
      const isUndoable = Object.keys(moves).length === 0
      showToast(
        published,
        isUndoable ? () => undoBy('POST /api/office/frames/:part/publish', back, changes) : undefined,
      )
      onDone({ seen, content })
      onClose()
    },
  })
  const { send: ask } = planning
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft does not change under the dialog, but by what others publish.
  useEffect(() => void ask({ params: { part }, body: { ...place, content: draft.content } }), [draft.content])
  const refusal = publishing.refusal ?? planning.refusal
  const isMovedAll = plan?.uses.every(({ id }) => moves[id] !== undefined)
  const chosen = Object.entries(moves).map(([from, to]) => ({ from: Number(from), to }))
  const nameOf = ({ path }: FrameProblem) => titlesOf([form], path).titles.join(': ')
  return (
    <Dialog
      title="Julkaise"
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      actions={
        <Button
          kind="primary"
          isPending={publishing.isSending}
          isDisabled={
            !isChanged(draft) || !plan || plan.problems.length > 0 || !isMovedAll || draft.questions.length > 0
          }
          onPress={() =>
            publishing.send({
              params,
              body: { ...place, seen: draft.seen, content: draft.content, note, moves: chosen },
            })
          }
        >
          Julkaise nyt
        </Button>
      }
    >
      {refusal && (
        <Notice kind="danger">
          {refusal.message}
          {refusal.code === 'CHANGED_MEANWHILE' && (
            <Button
              onPress={async () => {
                await onAgain()
                onClose()
              }}
            >
              Näytä, mitä muuttui
            </Button>
          )}
        </Notice>
      )}
      {!plan && !refusal && <p role="status">Tarkistetaan…</p>}
      <Told kind="danger" title="Korjaa ennen julkaisua" problems={plan?.problems ?? []} nameOf={nameOf} />
      <Told kind="warning" title="Huomaa" problems={plan?.warnings ?? []} nameOf={nameOf} />
      {plan && <TermMoves uses={plan.uses} moves={moves} onChange={setMoves} />}
      <FrameDifferencesView
        form={form}
        before={draft.base}
        after={draft.content}
        labels={['Nyt', 'Julkaisun jälkeen']}
      />
      <TextField
        label="Huomautus versioon"
        help="Muille ja itselle: mitä muuttui ja miksi."
        maxLength={300}
        value={note}
        onChange={setNote}
      />
    </Dialog>
  )
}

type ToldProps = {
  kind: 'danger' | 'warning'
  title: string
  problems: readonly FrameProblem[]
  nameOf: (problem: FrameProblem) => string
}

function Told({ kind, title, problems, nameOf }: ToldProps) {
  if (problems.length === 0) return null
  return (
    <Notice kind={kind}>
      <strong>{title}</strong>
      <ul className="plan-list">
        {problems.map((problem) => (
          <li key={`${problem.path.join('/')} ${problem.text}`}>
            {nameOf(problem) && <strong>{nameOf(problem)}: </strong>}
            {problem.text}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
