import { useEffect, useState } from 'react'
import { type IsoWeek, weekOf } from '#contract/iso-weeks.ts'
import type { Language } from '#contract/site.ts'
import { filled } from '#web/lunch-menu/filled.ts'
import type { MenuTexts } from '#web/lunch-menu/menu-texts.ts'
import { addWeek, copyWeek, dishCount, findWeek, removeWeek } from '#web/lunch-menu/rules/menu.ts'
import { firstShown, shownWeeks } from '#web/lunch-menu/rules/shown-weeks.ts'
import type { Way } from '#web/lunch-menu/sheet/sheet-frame.tsx'
import { usePrinting } from '#web/lunch-menu/sheet/use-printing.ts'
import { WayChoice } from '#web/lunch-menu/sheet/way-choice.tsx'
import { type MarkName, WeekSheet } from '#web/lunch-menu/sheet/week-sheet.tsx'
import { EditBar } from './edit-bar.tsx'
import { EditedWeek } from './edited-week.tsx'
import { takeSavedSign } from './saved-sign.ts'
import { ShareLink } from './share-link.tsx'
import { useLifting } from './use-lifting.ts'
import { useLunchMenu } from './use-lunch-menu.ts'
import { ViewedWeek } from './viewed-week.tsx'
import { WeekNavigation } from './week-navigation.tsx'

type Props = {
  language: Language
  /** ISO date. */
  today: string
  marks: readonly MarkName[]
  /** The page of the editor, if there is one. */
  editorPath?: string | undefined
  texts: MenuTexts
}

type Mode = 'view' | 'edit' | 'print'

/** The weekly lunch menu: to read, to edit, and as sheets to print. */
export function LunchMenu({ language, today, marks, editorPath, texts }: Props) {
  const state = useLunchMenu(language)
  const [mode, setMode] = useState<Mode>('view')
  const [chosen, setChosen] = useState<IsoWeek>()
  const [way, setWay] = useState<Way>('upright')
  const [said, setSaid] = useState('')
  const [isNew, setNew] = useState(false)
  const isPrinting = usePrinting()
  const { loading, menu, isChanged, isRestored } = state
  const thisWeek = weekOf(today)
  const week = chosen ?? firstShown(thisWeek, menu)
  const found = findWeek(menu, week)
  const filledWeeks = menu.filter((other) => dishCount(other) > 0)
  // The same words twice are said twice.
  const say = (text: string) => setSaid((last) => (last === text ? `${text}\u00a0` : text))
  const lifting = useLifting({ state, week, language, texts, say })

  useEffect(() => setNew(takeSavedSign()), [])
  useEffect(() => {
    if (isRestored) setMode('edit')
  }, [isRestored])

  if (loading !== 'ready') {
    return (
      <div className="menu menu-waiting">
        <p role="status">{loading === 'loading' ? texts.menuLoading : (state.refusal ?? texts.menuNotLoaded)}</p>
        {loading === 'failed' && (
          <button type="button" className="button" onClick={state.load}>
            {texts.menuRetry}
          </button>
        )}
        {loading === 'unknown' && (
          <a className="button" href={location.pathname}>
            {texts.menuNew}
          </a>
        )}
      </div>
    )
  }

  const show = (next: IsoWeek) => {
    lifting.settle()
    setChosen(next)
  }
  const open = (next: Mode) => {
    lifting.settle()
    setChosen(week)
    setMode(next)
  }
  const beginEditing = () => {
    if (menu.length === 0) state.change(addWeek(menu, week))
    open('edit')
  }
  const undo = () => {
    lifting.settle()
    state.undo()
    say(texts.menuUndone)
  }
  const redo = () => {
    state.redo()
    say(texts.menuRedone)
  }
  const source = filledWeeks.findLast((other) => other.year * 100 + other.week < week.year * 100 + week.week)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undoes by Ctrl+Z, beside the button.
    <div
      className="menu"
      onKeyDown={(event) => {
        if (mode !== 'edit' || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
        if (event.target instanceof HTMLInputElement) return
        event.preventDefault()
        if (event.shiftKey) redo()
        else undo()
      }}
    >
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <div className="menu-screen">
        {mode !== 'print' && (
          <WeekNavigation
            {...{ menu, language, texts }}
            weeks={shownWeeks(thisWeek, menu)}
            shown={week}
            onShow={show}
          />
        )}
        {isChanged && mode !== 'print' && (
          <div className="menu-note">
            <p>{isRestored && !chosen ? texts.menuRestored : texts.menuUnsaved}</p>
            <button
              type="button"
              className="menu-button"
              onClick={() => {
                lifting.settle()
                state.change(state.saved)
              }}
            >
              {texts.menuDiscard}
            </button>
          </div>
        )}
        {mode === 'edit' && (
          <EditBar
            {...{ state, texts }}
            removeLabel={filled(texts.menuRemoveWeek, week)}
            onRemoveWeek={
              found
                ? () => {
                    lifting.settle()
                    state.change(removeWeek(menu, week))
                    say(filled(texts.menuWeekRemoved, week))
                  }
                : null
            }
            onUndo={undo}
            onRedo={redo}
            onView={() => open('view')}
          />
        )}
        {mode === 'view' && (
          <div className="menu-bar">
            <button type="button" className="button" onClick={beginEditing}>
              {menu.length === 0 ? texts.menuBegin : texts.menuEdit}
            </button>
            {filledWeeks.length > 0 && (
              <button type="button" className="menu-button" onClick={() => open('print')}>
                {texts.menuPrintView}
              </button>
            )}
            {editorPath && found && !isChanged && (
              <a className="menu-button" href={posterAddress(editorPath, week)}>
                {texts.menuPoster}
              </a>
            )}
          </div>
        )}
        {mode === 'print' && (
          <div className="menu-bar">
            <button type="button" className="button" onClick={() => window.print()}>
              {texts.print}
            </button>
            <WayChoice way={way} onChoose={setWay} texts={texts} />
            <button type="button" className="menu-button" onClick={() => open('view')}>
              {texts.menuBack}
            </button>
          </div>
        )}
        {mode !== 'print' && !found && (
          <div className="menu-empty">
            <p>{texts.menuNoWeek}</p>
            {mode === 'edit' && (
              <div className="menu-bar">
                <button
                  type="button"
                  className="button"
                  onClick={() => {
                    state.change(addWeek(menu, week))
                    say(filled(texts.menuWeekAdded, week))
                  }}
                >
                  {filled(texts.menuAddWeek, week)}
                </button>
                {source && (
                  <button
                    type="button"
                    className="menu-button"
                    onClick={() => {
                      state.change(copyWeek(menu, source, week))
                      say(filled(texts.menuWeekAdded, week))
                    }}
                  >
                    {filled(texts.menuCopyWeek, { week: source.week })}
                  </button>
                )}
              </div>
            )}
          </div>
        )}
        {mode === 'edit' && <EditedWeek {...{ state, lifting, week, language, texts, say }} />}
        {mode === 'view' && found && <ViewedWeek week={found} {...{ language, texts }} />}
        {mode === 'view' && menu.length > 0 && !isChanged && <ShareLink isNew={isNew} texts={texts} />}
      </div>
      {/* Fitting the letters takes time: not after each change while the menu is edited. */}
      {(mode !== 'edit' || isPrinting) && (
        <div className="sheets" data-shown={mode === 'print' || undefined}>
          {filledWeeks.map((other) => (
            <WeekSheet key={`${other.year}-${other.week}`} week={other} {...{ way, marks, language, texts }} />
          ))}
        </div>
      )}
    </div>
  )
}

function posterAddress(editorPath: string, { year, week }: IsoWeek): string {
  const menuId = new URLSearchParams(location.search).get('menuId') ?? ''
  return `${editorPath}?${new URLSearchParams({ menuId, week: `${year}-${week}` })}`
}
