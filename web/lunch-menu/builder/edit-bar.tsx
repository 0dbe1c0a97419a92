import { useEffect, useState } from 'react'
import type { MenuTexts } from '#web/messages/kitchen/lunch-menu.texts.ts'
import { MenuIcon } from '../menu-icon.tsx'
import type { LunchMenuState, SaveProblem } from './use-lunch-menu.ts'

type Props = {
  state: LunchMenuState
  texts: MenuTexts
  /** Null while the week that is shown is not on the menu. */
  onRemoveWeek: (() => void) | null
  removeLabel: string
  onUndo: () => void
  onRedo: () => void
  onView: () => void
}

/** Saving, undoing and leaving while a menu is edited. */
export function EditBar({ state, texts, onRemoveWeek, removeLabel, onUndo, onRedo, onView }: Props) {
  const [problem, setProblem] = useState<SaveProblem>()
  const { isSaving, isChanged, canUndo, canRedo } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: a problem is one of the menu that was to be saved.
  useEffect(() => setProblem(undefined), [state.menu])
  const save = async () => {
    if (isSaving) return
    setProblem(undefined)
    setProblem(await state.save())
  }
  const textOf = ({ reason, message }: SaveProblem) =>
    ({
      empty: texts.menuNothingToSave,
      'too-large': texts.menuTooLarge,
      failed: [message, texts.menuSaveFailed].filter(Boolean).join(' '),
    })[reason]
  return (
    <>
      <div className="menu-bar">
        <button type="button" className="button" aria-disabled={isSaving} onClick={save}>
          {isSaving ? texts.menuSaving : texts.menuSave}
        </button>
        <button
          type="button"
          className="menu-square"
          aria-label={texts.menuUndo}
          title={texts.menuUndo}
          aria-disabled={!canUndo}
          onClick={onUndo}
        >
          <MenuIcon name="undo" />
        </button>
        <button
          type="button"
          className="menu-square"
          aria-label={texts.menuRedo}
          title={texts.menuRedo}
          aria-disabled={!canRedo}
          onClick={onRedo}
        >
          <MenuIcon name="redo" />
        </button>
        {onRemoveWeek && (
          <button type="button" className="menu-button" onClick={onRemoveWeek}>
            {removeLabel}
          </button>
        )}
        <button type="button" className="menu-button" onClick={onView}>
          {texts.menuView}
        </button>
      </div>
      <p role="alert" className="menu-problem">
        {problem ? textOf(problem) : ''}
      </p>
      {isChanged && state.saved.length > 0 && <p className="menu-hint">{texts.menuNewLink}</p>}
    </>
  )
}
