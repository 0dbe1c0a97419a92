import { Button } from '#office/ui/button.tsx'
import { Notice } from '#office/ui/notice.tsx'
import { type Question, type Review, useDecision } from './use-decision.ts'

type Props = { review: Review; ask: (question: Question) => void }

/** What can be done with a review, beside it. */
export function ReviewActions({ review, ask }: Props) {
  const { state, userName, answer } = review
  const { send, isSending, refusal } = useDecision(review)
  return (
    <div className="stack">
      <span className="row">
        {state !== 'published' && (
          <Button
            kind="primary"
            aria-label={`Julkaise: ${userName}`}
            isPending={isSending}
            onPress={() => send({ state: 'published' })}
          >
            Julkaise
          </Button>
        )}
        {state !== 'removed' && (
          <>
            <Button
              aria-label={`${answer ? 'Muuta vastausta' : 'Vastaa'}: ${userName}`}
              onPress={() => ask({ about: 'answer', review })}
            >
              {answer ? 'Muuta vastausta' : 'Vastaa'}
            </Button>
            <Button kind="danger" aria-label={`Hylkää: ${userName}`} onPress={() => ask({ about: 'refuse', review })}>
              Hylkää
            </Button>
          </>
        )}
      </span>
      {refusal && <Notice kind="danger">{refusal.message}</Notice>}
    </div>
  )
}
