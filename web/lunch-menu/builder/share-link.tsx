import { useId, useRef, useState } from 'react'
import type { MenuTexts } from '#web/messages/kitchen/lunch-menu.texts.ts'

type Props = { isNew: boolean; texts: MenuTexts }

/** The address of a saved menu, to be given to others. */
export function ShareLink({ isNew, texts }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const copy = async () => {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(location.href)
      setSaid(texts.menuCopied)
    } catch {
      // The browser does not allow it: the address is selected, to be copied by hand.
    }
  }
  return (
    <div className="menu-share">
      {isNew && (
        <p role="status" className="menu-saved">
          {texts.menuSaved}
        </p>
      )}
      <label htmlFor={id}>{texts.menuShare}</label>
      <div className="menu-share-row">
        <input id={id} ref={field} readOnly value={location.href} onFocus={({ target }) => target.select()} />
        <button type="button" className="menu-button" onClick={copy}>
          {texts.menuCopyLink}
        </button>
      </div>
      <p role="status" className="menu-copied">
        {said}
      </p>
    </div>
  )
}
