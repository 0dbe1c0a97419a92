import { weekdays } from '#contract/lunch-menus/lunch-menu-limits.ts'
import type { Language } from '#contract/site.ts'
import type { IsoWeek } from '#contract/values/iso-weeks.ts'
import type { MenuTexts } from '#web/messages/kitchen/lunch-menu.texts.ts'
import { filled } from '../filled.ts'
import { type Holidays, holidaysIn } from '../rules/holidays.ts'
import { addWeek, copyWeek, dishCount, type Menu } from '../rules/menu.ts'
import { dayNames } from '../week-names.ts'

type Props = {
  menu: Menu
  week: IsoWeek
  holidays: Holidays
  language: Language
  texts: MenuTexts
  /** Without it, the week is only looked at. */
  onAdd: ((menu: Menu) => void) | undefined
}

/** Stands for a week that is not on the menu: it can be added empty, or with the dishes of the last week before it. */
export function EmptyWeek({ menu, week, holidays, language, texts, onAdd }: Props) {
  const source = menu.findLast(
    (other) => dishCount(other) > 0 && other.year * 100 + other.week < week.year * 100 + week.week,
  )
  return (
    <div className="menu-empty">
      {/* The sheet that is still blank. */}
      <ul className="menu-blank" aria-hidden="true">
        {weekdays.map((day) => {
          const { name, date } = dayNames(week, day, language)
          return (
            <li key={day}>
              {name} <span className="menu-date">{date}</span>
            </li>
          )
        })}
      </ul>
      <p>{texts.menuNoWeek}</p>
      {onAdd && (
        <div className="menu-bar">
          <button type="button" className="button" onClick={() => onAdd(addWeek(menu, week))}>
            {filled(texts.menuAddWeek, week)}
          </button>
          {source && (
            <button
              type="button"
              className="menu-button"
              onClick={() => onAdd(copyWeek(menu, source, week, holidaysIn(week, holidays)))}
            >
              {filled(texts.menuCopyWeek, { week: source.week })}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
