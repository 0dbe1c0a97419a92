import { useEffect, useState } from 'react'
import type { Language } from '#contract/site.ts'
import { type IsoWeek, weekOf } from '#contract/values/iso-weeks.ts'
import { filled } from '#web/lunch-menu/filled.ts'
import type { Holidays } from '#web/lunch-menu/rules/holidays.ts'
import { addWeek, dishCount, findWeek, isSameWeek, type Menu, removeWeek } from '#web/lunch-menu/rules/menu.ts'
import { firstShown, shownWeeks } from '#web/lunch-menu/rules/shown-weeks.ts'
import { PrintChoices } from '#web/lunch-menu/sheet/print-choices.tsx'
import type { Way } from '#web/lunch-menu/sheet/sheet-frame.tsx'
import { usePrinting } from '#web/lunch-menu/sheet/use-printing.ts'
import { type MarkName, WeekSheet } from '#web/lunch-menu/sheet/week-sheet.tsx'
import type { MenuTexts } from '#web/messages/kitchen/lunch-menu.texts.ts'
import type { CopiedDay } from './day-copy.tsx'
import { DraftNote } from './draft-note.tsx'
import { EditBar } from './edit-bar.tsx'
import { EditedWeek } from './edited-week.tsx'
import { EmptyWeek } from './empty-week.tsx'
import { PrintBar, ViewBar } from './menu-bars.tsx'
import { takeSavedSign } from './saved-sign.ts'
import { ShareLink } from './share-link.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useLifting } from './use-lifting.ts'
import { useLunchMenu } from './use-lunch-menu.ts'
import { ViewedWeek } from './viewed-week.tsx'
import { WeekNavigation } from './week-navigation.tsx'

type Props = {
  language: Language
  /** ISO date. */
  today: string
  marks: readonly MarkName[]
  holidays: Holidays
  /** The page of the editor, if there is one. */
  editorPath?: string | undefined
  texts: MenuTexts
}

type Mode = 'view' | 'edit' | 'print'

/** What editing begins with: the days of the week, or the button that adds the week. */
const EDITED = '.menu-edited, .menu-empty button'

/** The weekly lunch menu: to read, to edit, and as sheets to print. */
export function LunchMenu({ language, today, marks, holidays, editorPath, texts }: Props) {
  const state = useLunchMenu(language)
  const [mode, setMode] = useState<Mode>('view')
  const [chosen, setChosen] = useState<IsoWeek>()
  const [way, setWay] = useState<Way>('upright')
  const [said, setSaid] = useState('')
  const [isNew, setNew] = useState(false)
  const [copied, setCopied] = useState<CopiedDay>()
  const [printed, setPrinted] = useState<IsoWeek>()
  const [otherLanguages, setOtherLanguages] = useState<readonly Language[]>([])
  const isPrinting = usePrinting()
  const { keepsFocus, focusNext } = useKeptFocus()
  const { loading, menu, isChanged, isRestored } = state
  const thisWeek = weekOf(today)
  const week = chosen ?? firstShown(thisWeek, menu)
  const found = findWeek(menu, week)
  const filledWeeks = menu.filter((other) => dishCount(other) > 0)
  const chosenWeek = printed && filledWeeks.find((other) => isSameWeek(other, printed))
  // The same words twice are said twice.
  const say = (text: string) => setSaid((last) => (last === text ? `${text}\u00a0` : text))
  const lifting = useLifting({ state, week, language, texts, say })

  useEffect(() => setNew(takeSavedSign()), [])
  useEffect(() => {
    if (isRestored) setMode('edit')
  }, [isRestored])

  if (loading !== 'ready') {
    return (
      <div className="menu menu-waiting" {...keepsFocus}>
        <p key="waiting" role="status" tabIndex={-1}>
          {loading === 'loading' ? texts.menuLoading : (state.refusal ?? texts.menuNotLoaded)}
        </p>
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
  const open = (next: Mode, focus: string) => {
    lifting.settle()
    setChosen(week)
    setMode(next)
    focusNext(focus)
  }
  const beginEditing = () => {
    if (menu.length === 0) state.change(addWeek(menu, week))
    open('edit', EDITED)
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
  const discard = () => {
    lifting.settle()
    state.change(state.saved)
    say(texts.menuDiscarded)
  }
  const choose = (next: 'other' | 'mine') => {
    if (next === 'other') open('edit', EDITED)
    else lifting.settle()
    state.choose(next)
    say(next === 'other' ? texts.menuOtherTaken : texts.menuMineKept)
  }
  const changeWeeks = (next: Menu, focus: string, said: string) => {
    lifting.settle()
    state.change(next)
    focusNext(focus)
    say(filled(said, week))
  }
  const copy = (day: CopiedDay | undefined) => {
    setCopied(day)
    if (day) say(filled(texts.menuDayCopied, { day: day.name }))
  }
  const poster = editorPath && found && !isChanged ? posterAddress(editorPath, week) : undefined

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undoes by Ctrl+Z, beside the button.
    <div
      className="menu"
      {...keepsFocus}
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
          <>
            <WeekNavigation
              menu={menu}
              language={language}
              texts={texts}
              weeks={shownWeeks(thisWeek, menu)}
              shown={week}
              onShow={show}
            />
            <DraftNote
              state={state}
              texts={texts}
              say={say}
              isFresh={isRestored && !chosen}
              onDiscard={discard}
              onChoose={choose}
            />
          </>
        )}
        {mode === 'edit' && (
          <EditBar
            state={state}
            texts={texts}
            removeLabel={filled(texts.menuRemoveWeek, week)}
            onRemoveWeek={
              found ? () => changeWeeks(removeWeek(menu, week), '.menu-empty button', texts.menuWeekRemoved) : null
            }
            onUndo={undo}
            onRedo={redo}
            onView={() => open('view', '.menu-edit')}
          />
        )}
        {mode === 'view' && (
          <ViewBar
            poster={poster}
            texts={texts}
            isEmpty={menu.length === 0}
            onEdit={beginEditing}
            onPrintView={filledWeeks.length > 0 ? () => open('print', '.menu-print') : undefined}
          />
        )}
        {mode === 'print' && (
          <PrintBar way={way} texts={texts} onWay={setWay} onBack={() => open('view', '.menu-print-view')}>
            <PrintChoices
              weeks={filledWeeks}
              printed={chosenWeek}
              onPrinted={setPrinted}
              language={language}
              otherLanguages={otherLanguages}
              onLanguages={setOtherLanguages}
              texts={texts}
            />
          </PrintBar>
        )}
        {mode !== 'print' && !found && (
          <EmptyWeek
            menu={menu}
            week={week}
            holidays={holidays}
            language={language}
            texts={texts}
            onAdd={mode === 'edit' ? (next) => changeWeeks(next, EDITED, texts.menuWeekAdded) : undefined}
          />
        )}
        {mode === 'edit' && (
          <EditedWeek
            state={state}
            lifting={lifting}
            week={week}
            holidays={holidays}
            copying={{ copied, copy }}
            language={language}
            texts={texts}
            say={say}
            focusNext={focusNext}
          />
        )}
        {mode === 'view' && found && <ViewedWeek week={found} holidays={holidays} language={language} texts={texts} />}
        {mode === 'view' && menu.length > 0 && !isChanged && <ShareLink isNew={isNew} texts={texts} />}
      </div>
      {/* Fitting the letters takes time: not after each change while the menu is edited. */}
      {(mode !== 'edit' || isPrinting) && (
        <div className="sheets" data-shown={mode === 'print' || undefined}>
          {(chosenWeek ? [chosenWeek] : filledWeeks).map((other) => (
            <WeekSheet
              key={`${other.year}-${other.week}`}
              week={other}
              way={way}
              marks={marks}
              holidays={holidays}
              language={language}
              otherLanguages={otherLanguages}
              texts={texts}
            />
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
