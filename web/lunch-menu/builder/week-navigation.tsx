import { useId } from 'react'
import type { Language } from '#contract/site.ts'
import type { IsoWeek } from '#contract/values/iso-weeks.ts'
import type { MenuTexts } from '#web/messages/kitchen/lunch-menu.texts.ts'
import { filled } from '../filled.ts'
import { MenuIcon } from '../menu-icon.tsx'
import { findWeek, isSameWeek, type Menu } from '../rules/menu.ts'
import { weekDates } from '../week-names.ts'

type Props = {
  weeks: readonly IsoWeek[]
  shown: IsoWeek
  menu: Menu
  language: Language
  texts: MenuTexts
  onShow: (week: IsoWeek) => void
}

/** Which week is shown, the ones before and after it, and all of them in a list. */
export function WeekNavigation({ weeks, shown, menu, language, texts, onShow }: Props) {
  const id = useId()
  const at = weeks.findIndex((week) => isSameWeek(week, shown))
  const step = (by: 1 | -1) => {
    const next = weeks[at + by]
    return (
      // Not `disabled`: the keyboard focus would be lost at the last week.
      <button
        type="button"
        className="menu-square"
        aria-label={by < 0 ? texts.menuEarlier : texts.menuLater}
        aria-disabled={next === undefined}
        onClick={() => next && onShow(next)}
      >
        <MenuIcon name={by < 0 ? 'back' : 'on'} />
      </button>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div className="menu-navigation" role="group" aria-label={texts.menuWeeks}>
      {step(-1)}
      <h2 tabIndex={-1} aria-live="polite">
        {filled(texts.menuWeek, { week: shown.week })} <span className="menu-date">{weekDates(shown, language)}</span>
      </h2>
      {step(1)}
      <label className="visually-hidden" htmlFor={id}>
        {texts.menuChooseWeek}
      </label>
      <select
        id={id}
        value={at}
        onChange={({ target }) => {
          const week = weeks[Number(target.value)]
          if (week) onShow(week)
        }}
      >
        {weeks.map((week, index) => (
          <option key={`${week.year}-${week.week}`} value={index}>
            {findWeek(menu, week) ? '● ' : ''}
            {filled(texts.menuWeek, week)} ({weekDates(week, language)})
          </option>
        ))}
      </select>
    </div>
  )
}
