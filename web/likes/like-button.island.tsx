import { useCallback, useId, useState, useSyncExternalStore } from 'react'
import type { Language } from '#contract/site.ts'
import { groupedCount } from '#web/format/grouped-count.ts'
import type { LikeTexts } from '#web/messages/customers/likes.texts.ts'
import { INITIAL_STATE, pageLikes } from './page-likes.ts'

type Props = {
  contentId: number
  likeCount: number
  language: Language
  texts: LikeTexts
}

/** The like count, unless nobody has liked the page, and a button that covers it and the heart. It is disabled once the visitor has liked the page. */
export function LikeControl({ contentId, likeCount, language, texts }: Props) {
  const id = useId()
  const subscribe = useCallback((changed: () => void) => pageLikes.subscribe(contentId, changed), [contentId])
  const {
    liked,
    sending,
    count = likeCount,
  } = useSyncExternalStore(
    subscribe,
    () => pageLikes.stateOf(contentId),
    () => INITIAL_STATE,
  )
  const [said, setSaid] = useState({ failed: false, text: '' })

  const like = async () => {
    // Read from the store, not from the rendered state: a second tap may come before the next render.
    if (pageLikes.stateOf(contentId).liked) return
    setSaid({ failed: false, text: '' })
    const sent = await pageLikes.like(contentId, language)
    if (sent.ok) setSaid({ failed: false, text: texts.thanks.replace('{count}', groupedCount(sent.likeCount)) })
    else setSaid({ failed: true, text: sent.message ?? texts.failed })
  }

  const shown = sending ? count + 1 : count
  return (
    <>
      {/* Its place is kept, so that nothing moves when the first like comes. */}
      <span id={id} className="like-count">
        {shown > 0 && (
          <>
            <span className="visually-hidden">{texts.likes} </span>
            {groupedCount(shown)}
          </>
        )}
      </span>
      {/* Not `disabled`: that would drop the keyboard focus when the visitor likes the page. */}
      <button
        type="button"
        className="like-button"
        aria-pressed={liked}
        aria-disabled={liked}
        aria-describedby={shown > 0 ? id : undefined}
        onClick={like}
      >
        <span className="visually-hidden">{liked ? texts.liked : texts.like}</span>
      </button>
      <span role="status" className={said.failed ? 'like-failed' : 'visually-hidden'}>
        {said.text}
      </span>
    </>
  )
}
