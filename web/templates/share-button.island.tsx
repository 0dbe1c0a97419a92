import { useState } from 'react'
import type { ShareTexts } from '#web/messages/pages/share.texts.ts'

type Props = {
  title: string
  texts: ShareTexts
}

type State = 'idle' | 'copied' | 'failed'

/** Hands the page to whatever the device shares with, or copies its address. */
export function ShareButton({ title, texts }: Props) {
  const [state, setState] = useState<State>('idle')
  const share = async () => {
    const url = location.href
    try {
      if (navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setState('copied')
      }
    } catch (error) {
      // A visitor who closes the device's own dialog has changed their mind.
      if ((error as Error).name !== 'AbortError') setState('failed')
    }
  }
  return (
    <p className="share">
      <button type="button" className="share-button" onClick={share}>
        {texts.share}
      </button>
      <span role="status">{state === 'idle' ? '' : texts[state]}</span>
    </p>
  )
}
