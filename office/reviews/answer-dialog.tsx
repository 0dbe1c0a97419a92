import { useState } from 'react'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'
import { Button } from '#office/ui/button.tsx'
import { Dialog } from '#office/ui/dialog.tsx'
import { TextField } from '#office/ui/fields.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { changes, type Review } from './use-decision.ts'

/** Answers a review in the shop's name, changes the answer, or removes it. */
export function AnswerDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const { id, version, userName } = review
  const [text, setText] = useState(review.answer ?? '')
  const answer = useSend('PUT /api/office/reviews/:id/answer', {
    changes,
    onDone: ({ version: next }, { body }) => {
      onClose()
      const back = { params: { id }, body: { answer: review.answer, version: next } }
      showToast(body.answer === null ? 'Vastaus on poistettu.' : 'Vastaus on tallennettu.', () =>
        undoBy('PUT /api/office/reviews/:id/answer', back, changes),
      )
    },
  })
  const send = (next: string | null) => answer.send({ params: { id }, body: { answer: next, version } })
  return (
    <Dialog
      title={`Vastaa arvioon: ${userName}`}
      isOpen
      onClose={onClose}
      closeLabel="Peruuta"
      isNarrow
      actions={
        <>
          {review.answer !== null && (
            <Button kind="danger" isPending={answer.isSending} onPress={() => send(null)}>
              Poista vastaus
            </Button>
          )}
          <Button
            kind="primary"
            isPending={answer.isSending}
            isDisabled={text.trim() === ''}
            onPress={() => send(text)}
          >
            Tallenna vastaus
          </Button>
        </>
      }
    >
      {answer.refusal && <Notice kind="danger">{answer.refusal.message}</Notice>}
      <blockquote className="review-answer">{review.text}</blockquote>
      <TextField
        label="Lihakaupan vastaus"
        isRequired
        rows={5}
        value={text}
        onChange={setText}
        error={answer.refusal?.fields.answer}
        help={
          review.state === 'published'
            ? 'Näkyy heti tuotteen sivulla arvion alla.'
            : 'Näkyy tuotteen sivulla arvion alla, kun arvio on julkaistu.'
        }
      />
    </Dialog>
  )
}
