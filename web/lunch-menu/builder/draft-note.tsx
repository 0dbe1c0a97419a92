import { useEffect, useEffectEvent } from 'react'
import type { MenuTexts } from '#web/messages/kitchen/lunch-menu.texts.ts'
import type { LunchMenuState } from './use-lunch-menu.ts'

type Props = {
  state: LunchMenuState
  /** Whether the visitor has done nothing yet since the changes were restored. */
  isFresh: boolean
  texts: MenuTexts
  say: (text: string) => void
  onDiscard: () => void
  onChoose: (next: 'other' | 'mine') => void
}

/** Says that changes are not saved, or that another tab has changed the same menu, and lets the visitor decide. */
export function DraftNote({ state, isFresh, texts, say, onDiscard, onChoose }: Props) {
  const { isChanged, other } = state
  const isAsked = other !== undefined
  const sayQuestion = useEffectEvent(() => say(texts.menuOtherTab))
  useEffect(() => {
    if (isAsked) sayQuestion()
  }, [isAsked])

  if (isAsked) {
    return (
      <div className="menu-note">
        <p>{texts.menuOtherTab}</p>
        <div className="menu-choices">
          <button type="button" className="menu-button" onClick={() => onChoose('other')}>
            {texts.menuTakeOther}
          </button>
          <button type="button" className="menu-button" onClick={() => onChoose('mine')}>
            {texts.menuKeepMine}
          </button>
        </div>
      </div>
    )
  }
  if (!isChanged) return null
  return (
    <div className="menu-note">
      <p>{isFresh ? texts.menuRestored : texts.menuUnsaved}</p>
      <button type="button" className="menu-button" onClick={onDiscard}>
        {texts.menuDiscard}
      </button>
    </div>
  )
}
