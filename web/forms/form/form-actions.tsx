import { useRef } from 'react'
import type { FormState, FormStore } from './form-store.ts'
import type { FormView } from './form-view.ts'
import { SendingProgress } from './sending-progress.tsx'

type Props = { view: FormView; state: FormState; store: FormStore }

/** The buttons of a form, and below them what happens: how far it is sent, and what a button has done. */
export function FormActions({ view, state, store }: Props) {
  const submit = useRef<HTMLButtonElement>(null)
  const clear = useRef<HTMLButtonElement>(null)
  const { texts } = view
  const isSending = state.phase !== 'editing'
  const notice = noticeText(view, state)
  const isShown = notice !== '' && state.phase !== 'sending'
  const undo = () => {
    store.undo()
    clear.current?.focus()
  }
  const stop = () => {
    store.stop()
    submit.current?.focus()
  }
  return (
    <>
      <div className="form-actions">
        {/* Not `disabled`: that would drop the keyboard focus. A second press does nothing while it is sent. */}
        <button
          ref={submit}
          type="submit"
          className="button"
          aria-disabled={isSending}
          disabled={view.sendsWhenComplete && !isSending && !store.isComplete()}
        >
          {state.phase === 'sending' ? texts.sending : texts.send}
        </button>
        {texts.draft && (
          <button
            ref={clear}
            type="button"
            className="form-clear"
            aria-disabled={isSending}
            onClick={() => isSending || store.clear()}
          >
            {texts.draft.clear}
          </button>
        )}
      </div>
      <div className={isShown ? 'form-outcome' : 'visually-hidden'}>
        <p role="status">{notice}</p>
        {state.notice === 'cleared' && texts.draft && (
          <button type="button" className="form-clear" onClick={undo}>
            {texts.draft.undo}
          </button>
        )}
      </div>
      {state.phase === 'sending' && state.files.length > 0 && texts.files && (
        <SendingProgress share={state.progress} texts={texts.files} onStop={stop} />
      )}
    </>
  )
}

function noticeText({ texts }: FormView, { phase, notice }: FormState): string {
  if (phase === 'sending') return texts.sending
  if (phase === 'sent') return texts.sent
  if (notice === 'sent') return texts.wasSent
  if (notice === 'stopped') return texts.files?.stopped ?? ''
  return notice ? (texts.draft?.[notice] ?? '') : ''
}
