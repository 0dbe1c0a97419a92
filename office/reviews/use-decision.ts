import type { CallValue } from '#office/frame/call-office.ts'
import { useSend } from '#office/frame/queries.ts'
import { showToast } from '#office/frame/toasts.tsx'
import { undoBy } from '#office/frame/undo.ts'

export type Review = CallValue<'GET /api/office/reviews'>['rows'][number]

/** What a dialog asks about a review. */
export type Question = { about: 'refuse' | 'answer'; review: Review }

export const changes = ['/api/office/reviews'] as const

type To = { state: 'published' | 'held' } | { state: 'removed'; reason: string }

const said = { published: 'Arvio on julkaistu.', removed: 'Arvio on hylätty.', held: 'Arvio odottaa taas.' }

/** Moves a review to another state, and offers to move it back. */
export function useDecision(review: Review, onDone?: () => void) {
  const decide = useSend('PUT /api/office/reviews/:id/state', {
    changes,
    onDone: ({ version }, { body: { state } }) => {
      onDone?.()
      const before: To =
        review.state === 'removed' ? { state: 'removed', reason: review.reason ?? '–' } : { state: review.state }
      const back = { params: { id: review.id }, body: { ...before, version } }
      showToast(said[state], () => undoBy('PUT /api/office/reviews/:id/state', back, changes))
    },
  })
  return {
    send: (to: To) => decide.send({ params: { id: review.id }, body: { ...to, version: review.version } }),
    isSending: decide.isSending,
    refusal: decide.refusal,
  }
}
