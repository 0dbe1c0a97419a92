import { useState } from 'react'
import type { ShareTexts } from '#web/messages/pages/share.texts.ts'
import { type Shared, sharePage } from '#web/ui/share-page.ts'

type Props = {
  title: string
  texts: ShareTexts
}

/** Hands the page to whatever the device shares with, or copies its address. */
export function ShareButton({ title, texts }: Props) {
  const [state, setState] = useState<Shared>('shared')
  const share = async () => setState(await sharePage(title))
  return (
    <p className="share">
      <button type="button" className="share-button" onClick={share}>
        {texts.share}
      </button>
      <span role="status">{state === 'shared' ? '' : texts[state]}</span>
    </p>
  )
}
